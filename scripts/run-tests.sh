#!/usr/bin/env bash
# Runs the tests that scripts/build.sh has built: scripts/run-tests.sh [--filter NAME] [--skip NAME]; names as for `swift test`.
# In four processes, side by side: those that run the command, those that hold conversations with the samples' programs, those that
# start other programs, and those that never wait for one: who waits leaves a processor to another.
source "$(dirname "$0")/common.sh"
require_swift
build_products > /dev/null
# What a shell starts in the background ignores these; what the tests try them on must hear them.
tests=(env --default-signal=INT,QUIT "$(bin_path)/sirisimPackageTests.xctest" --testing-library swift-testing --quiet "$@")

commands='CommandLineTests\.'
answers='AnswerTests\.'
programs='(ContentTests|SimExtensionBuildTests|SimExtensionHostTests|SimPollingTests|SimSessionTests|SimTrialTests|TerminalTests)\.'
# What each process leaves to the others.
skips=("^(?!$commands)" "^(?!$answers)" "^(?!$programs)" "^($commands|$answers|$programs)")
printed=$(mktemp -d)
trap 'rm -rf "$printed"' EXIT
processes=()
for group in "${!skips[@]}"; do
  "${tests[@]}" --skip "${skips[$group]}" > "$printed/$group" 2>&1 &
  processes+=($!)
done
status=0
for group in "${!processes[@]}"; do
  wait "${processes[$group]}" || status=1
  # One that a filter leaves nothing to has nothing to tell.
  grep -q 'Test run with 0 tests' "$printed/$group" || cat "$printed/$group"
done
exit "$status"
