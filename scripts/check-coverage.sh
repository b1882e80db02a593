#!/usr/bin/env bash
# Holds the committed conversations against everything that SiriKit offers for the sample apps' intents: what none reaches
# has its reason in Transcripts/coverage.excuses.
source "$(dirname "$0")/common.sh"
require_swift
swift build "${build_flags[@]}" --product sirisim > /dev/null
"$(bin_path)/sirisim" coverage --missing --at-least 100 "${@:-Transcripts}"
