#!/usr/bin/env bash
# Replays every committed conversation through the sample apps' own processes; an unchecked turn is a failure too.
source "$(dirname "$0")/common.sh"
require_swift
build_products sirisim sirisim-samples
"$(bin_path)/sirisim" replay --strict "${@:-Transcripts}"
