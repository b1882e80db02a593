#!/usr/bin/env bash
# Runs `swift test` on what scripts/build.sh has built.
source "$(dirname "$0")/common.sh"
require_swift
swift test --skip-build "${build_flags[@]}" "$@"
