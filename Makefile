# Two commands do everything on a fresh Debian 12 with Swift 6.3: `make chat` and `make test`.

.DEFAULT_GOAL := help
.PHONY: help chat test quick build format bench evaluate pictures package install uninstall
PREFIX ?= /usr/local
# The revision since which `make quick` looks for changes; without it, what is not committed.
SINCE ?=
# What follows `sirisim chat`, for example: make chat ARGS="--locale zh-Hans"
ARGS ?=

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1 \2/p' $(MAKEFILE_LIST) | awk '{ printf "  %s %-9s ", $$1, $$2; $$1 = $$2 = ""; sub(/^ +/, ""); print }'

chat: ## build, and talk with the sample apps (ARGS="--locale zh-Hans")
	@scripts/chat.sh $(ARGS)

test: ## all tests, all transcripts, all gates
	@scripts/run-gates.sh

quick: ## what concerns a change, in a minute (SINCE=revision; CONTRIBUTING.md)
	@scripts/quick.sh $(SINCE)

build: ## build everything, tests included
	@scripts/build.sh

format: ## write all Swift files as .swift-format says
	@swift format --in-place --parallel --recursive Sources Tests Samples Benchmarks Package.swift Examples

bench: ## measure (Benchmarks/)
	@scripts/bench.sh $(ARGS)

evaluate: ## measure recognition on sets of sentences (CORPUS=folder, docs/evaluate.md)
	@scripts/evaluate.sh "$(CORPUS)" $(ARGS)

pictures: ## the pictures of the documents, from their transcripts (docs/pictures)
	@scripts/make-pictures.sh

package: ## Debian packages with the program and the SDK, tried (.build/packages)
	@scripts/make-package.sh

install: ## a static release build under PREFIX (/usr/local), with a manual page and completion; DESTDIR stands before it
	@DESTDIR="$(DESTDIR)" scripts/install.sh "$(PREFIX)"

uninstall: ## remove what `make install` has put under PREFIX
	@DESTDIR="$(DESTDIR)" scripts/uninstall.sh "$(PREFIX)"
