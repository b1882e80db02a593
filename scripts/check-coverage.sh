#!/usr/bin/env bash
# Holds the committed conversations against everything that SiriKit offers for the sample apps' intents: what none reaches
# has its reason in Transcripts/coverage.excuses.
source "$(dirname "$0")/common.sh"
require_swift
build_products sirisim
# English and simplified Chinese are held to all of it; of the other languages one app has conversations.
if [ $# = 0 ]; then set -- Transcripts/*/en Transcripts/*/zh-Hans; fi
"$(bin_path)/sirisim" coverage --missing --at-least 100 --excuses Transcripts/coverage.excuses "$@"
