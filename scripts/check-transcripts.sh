#!/usr/bin/env bash
# Replays every committed conversation, those of the tours too, through the sample apps' own processes; an unchecked turn is a
# failure too.
source "$(dirname "$0")/common.sh"
require_swift
build_products sirisim sirisim-samples
if [ $# = 0 ]; then set -- Transcripts Vocabulary/Tours; fi
"$(bin_path)/sirisim" replay --strict "$@"
