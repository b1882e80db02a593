#!/usr/bin/env bash
# Runs the benchmarks, a package of their own, in a release build. Arguments go to the program.
source "$(dirname "$0")/common.sh"
require_swift
scripts/install-libraries.sh
exec swift run -c release --package-path Benchmarks benchmarks "$@"
