#!/usr/bin/env bash
# No phrase takes another intent's sentences away, and nothing in the phrase files is dead (docs/check.md, "Siri's phrases").
# What may be found all the same is in scripts/phrases.exceptions, each with its reason.
#
#   scripts/check-phrases.sh [--anew] [WORD...]     WORD: an intent, a phrase file, or FILE:LINE; without any, all phrases
#
# Whether a phrase wins depends on all others, on the lists and on what reads them. Where none of these has changed since all of it
# passed, it is not tried again, unless --anew demands it.
source "$(dirname "$0")/common.sh"
require_swift
anew=
if [ "${1:-}" = --anew ]; then
  anew=1
  shift
fi
build_products sirisim-vocabulary
vocabulary=$(bin_path)/sirisim-vocabulary

passed=.build/gates/phrases-that-passed
# What was said of the last whole run holds for these files and for no others.
state=$(find Vocabulary/Siri scripts/phrases.exceptions Sources/Linting/Phrases -type f -print0 | sort -z | xargs -0 sha256sum |
  cat - .build/languages/engine | sha256sum)
if [ $# = 0 ] && [ -z "$anew" ] && [ "$(cat "$passed" 2> /dev/null)" = "$state" ]; then
  echo "check-phrases: phrases, lists and what reads them are those that passed (--anew tries them again)"
  exit 0
fi

# Both at a time: each takes as long as the other. The more is drawn, the less does chance call something dead; what is alive is
# found with the first few.
printed=$(mktemp)
trap 'rm -f "$printed"' EXIT
status=0
"$vocabulary" phrases dead "$@" --draws 60 --except scripts/phrases.exceptions > "$printed" 2>&1 &
"$vocabulary" phrases overlap "$@" --except scripts/phrases.exceptions || status=1
wait $! || status=1
cat "$printed"
if [ "$status" != 0 ]; then
  echo "check-phrases: make the phrase say more, or the one that takes its sentences less; what has to stay so is listed with" \
    "its reason in scripts/phrases.exceptions" >&2
elif [ $# = 0 ]; then
  mkdir -p .build/gates
  echo "$state" > "$passed"
fi
exit "$status"
