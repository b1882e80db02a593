# Read by the other scripts: the top folder, and how a build is started.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# What scripts and tests say is nobody's own: it leaves no trace among the user's shortcuts.
export SIRISIM_SHORTCUTS=none

# A target that imports another without declaring it is an error: the arrows of Package.swift are the real ones.
build_flags=(--explicit-target-dependency-import-check error)

# Where a debug build puts its programs.
bin_path() {
  realpath .build/debug
}

# A debug build. What compiles languages is written down with it: languages that were compiled by other sources are never used,
# and those by the same ones are, whichever program made them.
build() {
  local engine
  engine=$(find Sources/{Text,Diagnostics,Utterances,Catalog,Phrases,Lexicon,Recognition,Dialogue,AppFiles} -name '*.swift' \
    -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -c1-16)
  swift build "${build_flags[@]}" "$@"
  mkdir -p .build/languages
  echo "$engine" > .build/languages/engine
  use_compiled_languages
}

# Languages lie with what has been built, for all programs of it.
use_compiled_languages() {
  if [ -e .build/languages/engine ]; then
    export SIRISIM_LANGUAGE_CACHE=$PWD/.build/languages/$(cat .build/languages/engine)
  fi
}
use_compiled_languages

# Builds some products, unless whoever calls has built all of them a moment ago (SIRISIM_BUILT). The package knows of nothing else
# meanwhile: one call of SwiftPM plans them all, and plans no tests.
build_products() {
  if [ -n "${SIRISIM_BUILT:-}" ] || [ $# = 0 ]; then return; fi
  SIRISIM_PRODUCTS="$*" build > /dev/null
}

# A release build for use: everything is compiled once, `sirisim` has the Swift libraries inside, and the sample apps' programs
# share them (Package.swift, isForUse).
use_flags=(
  -c release -Xswiftc -Onone -Xswiftc -assert-config -Xswiftc Release
  # As the driver does for -O: bodies that other modules may inline are in a module's file, and one process compiles it.
  -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 1
)

# Where it puts its programs.
use_path() {
  realpath .build/release
}

# What else is put into `sirisim`, where the system has it to be linked statically: then it is neither looked for nor linked at
# each start, and a machine that only runs sirisim needs no package with it. Where it hasn't, the shared one stays.
link_static_libraries() {
  local name file
  rm -rf .build/static-libraries
  mkdir -p .build/static-libraries
  for name in libsqlite3.a libstdc++.a; do
    # The compiler answers with the bare name when it finds none.
    file=$(clang -print-file-name="$name" 2> /dev/null) || continue
    if [ -e "$file" ]; then ln -s "$(realpath "$file")" ".build/static-libraries/$name"; fi
  done
}

build_for_use() {
  link_static_libraries
  SIRISIM_FOR_USE=1 SIRISIM_PRODUCTS="$*" swift build "${build_flags[@]}" "${use_flags[@]}"
}

require_swift() {
  if ! command -v swift > /dev/null; then
    echo "swift is not on the path: sirisim needs Swift 6.3 (https://www.swift.org/install/linux/)" >&2
    exit 1
  fi
}
