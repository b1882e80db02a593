#!/usr/bin/env bash
# Builds everything, tests included, with warnings as errors and the import arrows checked.
# The log of a build that broke an arrow still ends in "Build complete!": only the exit status tells.
source "$(dirname "$0")/common.sh"
require_swift
scripts/install-libraries.sh
build --build-tests "$@"
