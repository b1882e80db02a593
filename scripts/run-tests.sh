#!/usr/bin/env bash
# Runs the tests that scripts/build.sh has built: scripts/run-tests.sh [--filter NAME] [--skip NAME]; names as for `swift test`.
# Without any, all of them, in two processes: those that start programs wait for these most of the time, the others never.
source "$(dirname "$0")/common.sh"
require_swift
build_products > /dev/null
# What a shell starts in the background ignores these; what the tests try them on must hear them.
tests=(env --default-signal=INT,QUIT "$(bin_path)/sirisimPackageTests.xctest")
options=(--testing-library swift-testing --quiet)
if [ $# -gt 0 ]; then exec "${tests[@]}" "${options[@]}" "$@"; fi

programs='^(CommandLineTests|ContentTests|SimExtensionBuildTests|SimExtensionHostTests|SimPollingTests|SimSessionTests|SimTrialTests|TerminalTests)\.'
printed=$(mktemp)
trap 'rm -f "$printed"' EXIT
status=0
"${tests[@]}" "${options[@]}" --filter "$programs" > "$printed" 2>&1 &
"${tests[@]}" "${options[@]}" --skip "$programs" || status=1
wait $! || status=1
cat "$printed"
exit "$status"
