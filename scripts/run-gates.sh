#!/usr/bin/env bash
# Runs every gate, one script each, and says at the end which failed. A person can run each of them alone.
source "$(dirname "$0")/common.sh"
require_swift

gates=(check-format check-imports check-languages build check-generated check-linkage run-tests check-examples check-keys check-vocabulary
  check-transcripts check-coverage check-pictures)
failed=()
for gate in "${gates[@]}"; do
  echo "== $gate"
  if scripts/"$gate".sh < /dev/null; then
    continue
  fi
  failed+=("$gate")
  # Nothing that needs the programs can say anything useful without them.
  if [ "$gate" = build ]; then break; fi
done

if [ "${#failed[@]}" -gt 0 ]; then
  echo "failed: ${failed[*]} (run scripts/<name>.sh to see one alone)" >&2
  exit 1
fi
echo "all gates passed: ${gates[*]}"
