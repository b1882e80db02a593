#!/usr/bin/env bash
# Replays every committed conversation through the sample apps' own processes; an unchecked turn is a failure too.
source "$(dirname "$0")/common.sh"
require_swift
swift build "${build_flags[@]}" --product sirisim > /dev/null
swift build "${build_flags[@]}" --product sirisim-samples > /dev/null
"$(bin_path)/sirisim" replay --strict "${@:-Transcripts}"
