#!/usr/bin/env bash
# Checks every file under Vocabulary/ as an author checks an app (docs/check.md), and fails on warnings too.
source "$(dirname "$0")/common.sh"
require_swift
build_products sirisim
"$(bin_path)/sirisim" check --strict "$@"
