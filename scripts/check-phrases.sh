#!/usr/bin/env bash
# No phrase takes another intent's sentences away, and nothing in the phrase files is dead (docs/check.md, "Siri's phrases").
# What may be found all the same is in scripts/phrases.exceptions, each with its reason.
source "$(dirname "$0")/common.sh"
require_swift
swift build "${build_flags[@]}" --product sirisim > /dev/null
sirisim=$(bin_path)/sirisim

# Both at a time: each takes as long as the other. The more is drawn, the less does chance call something dead; what is alive is
# found with the first few.
printed=$(mktemp)
trap 'rm -f "$printed"' EXIT
status=0
"$sirisim" phrases dead --draws 60 --except scripts/phrases.exceptions > "$printed" 2>&1 &
"$sirisim" phrases overlap --except scripts/phrases.exceptions || status=1
wait $! || status=1
cat "$printed"
if [ "$status" != 0 ]; then
  echo "check-phrases: make the phrase say more, or the one that takes its sentences less; what has to stay so is listed with" \
    "its reason in scripts/phrases.exceptions" >&2
fi
exit "$status"
