#!/usr/bin/env bash
# Builds sirisim where that is needed, and runs it in the folder in which this is called: scripts/run.sh try PATH.
here=$PWD
source "$(dirname "$0")/common.sh"
require_swift
scripts/install-libraries.sh >&2
swift build "${build_flags[@]}" --product sirisim >&2
swift build "${build_flags[@]}" --product sirisim-samples >&2
program=$(bin_path)/sirisim
cd "$here"
exec "$program" "$@"
