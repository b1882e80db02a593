#!/usr/bin/env bash
# Runs every gate, one script each, and says at the end which failed. A person can run each of them alone.
source "$(dirname "$0")/common.sh"
require_swift

gates=(check-format check-imports check-languages build check-generated check-linkage run-tests check-examples check-keys check-vocabulary
  check-transcripts check-coverage check-phrases check-pictures)
failed=()
printed=.build/gates
mkdir -p "$printed"
for gate in "${gates[@]}"; do
  echo "== $gate"
  if scripts/"$gate".sh < /dev/null 2>&1 | tee "$printed/$gate.txt"; then
    continue
  fi
  failed+=("$gate")
  # Nothing that needs the programs can say anything useful without them.
  if [ "$gate" = build ]; then break; fi
done

if [ "${#failed[@]}" -gt 0 ]; then
  # Once more at the end, where a reader of a long output looks first: the lines that say what failed, or the last ones.
  for gate in "${failed[@]}"; do
    echo "== what failed of $gate ($printed/$gate.txt has all that it printed)" >&2
    { grep -E -A 8 '✘|error: |^(- |\+ |! )' "$printed/$gate.txt" || tail -n 40 "$printed/$gate.txt"; } | tail -n 80 >&2
  done
  echo "failed: ${failed[*]} (run scripts/<name>.sh to see one alone)" >&2
  exit 1
fi
echo "all gates passed: ${gates[*]}"
