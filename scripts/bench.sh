#!/usr/bin/env bash
# Runs the benchmarks in a release build. Arguments go to the program: scripts/bench.sh understand
source "$(dirname "$0")/common.sh"
require_swift
scripts/install-libraries.sh
build_for_use sirisim sirisim-samples benchmarks
mkdir -p .build/bench
for program in sirisim sirisim-samples; do ln -sfn "$(use_path)/$program" ".build/bench/$program"; done
export SIRISIM_PROGRAMS="$PWD/.build/bench"
exec "$(use_path)/benchmarks" "$@"
