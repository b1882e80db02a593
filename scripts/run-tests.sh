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
found=
for group in "${!processes[@]}"; do
  ended=0
  wait "${processes[$group]}" || ended=$?
  if grep -q 'Test run with 0 tests' "$printed/$group"; then
    # One that a filter leaves nothing to has nothing to tell; without a filter its pattern above is wrong.
    if [ $# -gt 0 ]; then continue; fi
    echo "no test is left to the process that skips ${skips[$group]}" >&2
    ended=1
  fi
  found=1
  cat "$printed/$group"
  if [ "$ended" != 0 ]; then status=1; fi
done
if [ -z "$found" ]; then
  echo "no test is called so: $*" >&2
  exit 1
fi
exit "$status"
