#!/usr/bin/env bash
# Fails when a checked-in +Generated file is not what the schema says. `swift run schema-generator` writes them anew.
source "$(dirname "$0")/common.sh"
require_swift
swift build "${build_flags[@]}" --product schema-generator > /dev/null
"$(bin_path)/schema-generator" check
