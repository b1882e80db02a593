#!/usr/bin/env bash
# Runs the benchmarks, a package of their own, in a release build. Arguments go to the program: scripts/bench.sh understand
source "$(dirname "$0")/common.sh"
require_swift
scripts/install-libraries.sh
use_static_release
for program in sirisim sirisim-samples; do
  swift build "${static_flags[@]}" --product "$program"
done
SIRISIM_PROGRAMS="$(swift build "${static_flags[@]}" --show-bin-path)"
export SIRISIM_PROGRAMS
exec swift run -c release --package-path Benchmarks Benchmarks "$@"
