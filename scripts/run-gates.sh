#!/usr/bin/env bash
# Runs every gate, one script each, and says at the end which failed and what each has cost. A person can run each of them alone.
# What needs no build goes first, then the build; the rest two at a time, as a gate that waits for a program leaves a processor idle.
source "$(dirname "$0")/common.sh"
require_swift

printed=.build/gates
mkdir -p "$printed"
failed=()
passed=()
costs=()
began=$SECONDS

# Runs a gate; keeps what it printed, what it ended with, and its seconds by the clock and of all its processes.
run() {
  local TIMEFORMAT='%R %U %S' status=0
  { time scripts/"$1".sh < /dev/null > "$printed/$1.txt" 2>&1; } 2> "$printed/$1.cost" || status=$?
  echo "$status" > "$printed/$1.status"
}

# Prints what a gate that has ended has printed, and notes how it ended.
tell() {
  local status wall user system
  status=$(cat "$printed/$1.status")
  read -r wall user system < <(tail -n 1 "$printed/$1.cost")
  echo "== $1"
  # A line for each of some thousand tests says nothing; those that failed and how many there were do.
  # Nor does what a test has meant to fail.
  awk '/^(✔|✘|◇|━)/ { meant = / recorded a known issue / }
    !meant && (/^(✔|━) Test run with/ || !/^(◇|↳|━|✔ (Test|Suite) .* passed after)/)' "$printed/$1.txt"
  costs+=("$(awk -v g="$1" -v w="$wall" -v c="$(awk -v u="$user" -v s="$system" 'BEGIN { print u + s }')" \
    'BEGIN { printf "%-20s %9.1f %12.1f", g, w, c }')")
  if [ "$status" = 0 ]; then passed+=("$1"); else failed+=("$1"); fi
}

one_after_the_other() {
  local gate
  for gate in "$@"; do
    run "$gate"
    tell "$gate"
  done
}

# As many at a time as there are processors, in the order in which they are named, the longest first.
at_once() {
  local gate process ended
  declare -A gates=()
  for gate in "$@" ''; do
    while [ "${#gates[@]}" -ge "$(nproc)" ] || { [ -z "$gate" ] && [ "${#gates[@]}" -gt 0 ]; }; do
      wait -n -p ended "${!gates[@]}" || true
      tell "${gates[$ended]}"
      unset "gates[$ended]"
    done
    if [ -z "$gate" ]; then break; fi
    run "$gate" &
    process=$!
    gates[$process]=$gate
  done
}

scripts/install-libraries.sh valgrind
one_after_the_other check-format check-imports check-languages build
if [ "${#failed[@]}" -eq 0 ] || [ "$(cat "$printed/build.status")" = 0 ]; then
  use_compiled_languages
  export SIRISIM_BUILT=1
  one_after_the_other check-examples
  at_once run-tests check-phrases check-keys check-transcripts check-pictures check-vocabulary check-generated check-coverage \
    check-linkage
fi

echo "== what each gate has cost, in seconds:    by the clock    of processors"
printf '   %s\n' "${costs[@]}"
printf '%s\n' "${costs[@]}" | awk -v wall=$((SECONDS - began)) '{ cost += $3 } END { printf "   %-20s %9.1f %12.1f\n", "all", wall, cost }'
if [ "${#failed[@]}" -gt 0 ]; then
  # Once more at the end, where a reader of a long output looks first: the lines that say what failed, or the last ones.
  for gate in "${failed[@]}"; do
    echo "== what failed of $gate ($printed/$gate.txt has all that it printed)" >&2
    { grep -E -A 8 '✘|error: |^(- |\+ |! )' "$printed/$gate.txt" || tail -n 40 "$printed/$gate.txt"; } | tail -n 80 >&2
  done
  echo "failed: ${failed[*]} (run scripts/<name>.sh to see one alone)" >&2
  exit 1
fi
# Each process of tests says at its end how many it has run.
cat "$printed"/{check-examples,run-tests}.txt | awk '
  /^(✔|━) Test run with/ { for (i = 1; i < NF; i++) if ($(i + 1) ~ /^tests?$/) count += $i }
  END { if (!count) { print "no test was run"; exit 1 }; printf "%d tests passed\n", count }'
echo "all gates passed: ${passed[*]}"
