#!/usr/bin/env bash
# Fails when a checked-in +Generated file is not what the schema says. `swift run schema-generator` writes them anew.
source "$(dirname "$0")/common.sh"
require_swift
build_products schema-generator
"$(bin_path)/schema-generator" check
