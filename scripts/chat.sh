#!/usr/bin/env bash
# Builds what a conversation with the sample apps needs, and starts one. Arguments go to `sirisim chat`.
source "$(dirname "$0")/common.sh"
require_swift
scripts/install-libraries.sh
swift build "${build_flags[@]}" --product sirisim
swift build "${build_flags[@]}" --product sirisim-samples
exec "$(bin_path)/sirisim" chat "$@"
