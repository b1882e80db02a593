#!/usr/bin/env bash
# Reads every file under Vocabulary/ and fails on the first fault: syntax, dead entries, examples, over-matching.
source "$(dirname "$0")/common.sh"
require_swift
swift build "${build_flags[@]}" --product sirisim > /dev/null
"$(bin_path)/sirisim" check-vocabulary "$@"
