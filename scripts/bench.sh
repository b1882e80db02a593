#!/usr/bin/env bash
# Runs the benchmarks, a package of their own, in a release build. Arguments go to the program: scripts/bench.sh understand
source "$(dirname "$0")/common.sh"
require_swift
scripts/install-libraries.sh
build_release
mkdir -p .build/bench
for program in "$(release_path "${static_flags[@]}")/sirisim" "$(release_path "${samples_flags[@]}")/sirisim-samples"; do
  ln -sfn "$program" ".build/bench/$(basename "$program")"
done
export SIRISIM_PROGRAMS="$PWD/.build/bench"
exec swift run -c release --package-path Benchmarks Benchmarks "$@"
