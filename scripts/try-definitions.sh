#!/bin/bash
# Reads every .intentdefinition below a folder, prints the Swift that it stands for and type-checks it against Intents, in the
# language modes 4, 5 and 6. Prints what is wrong in the files with its place, and at the end how many there were and how many
# type-check. Exit status 1 when what was printed for one doesn't.
#
#   scripts/try-definitions.sh FOLDER [MODE...]
set -u -o pipefail
folder="${1:?usage: scripts/try-definitions.sh FOLDER [MODE...]}"
shift
modes=("${@:-5}")
package="$(cd "$(dirname "$0")/.." && pwd)"
build="$package/.build/debug"
world=(-Xcc "-fmodule-map-file=$build/CFixedWorld.build/module.modulemap")
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
count=0 empty=0 bad=0
while IFS= read -r -d '' file; do
  count=$((count + 1))
  out="$work/$count"
  mkdir -p "$out"
  "$build/schema-generator" definitions "$file" --module App --output "$out"
  sources=("$out"/Generated/*.swift)
  if [ ! -e "${sources[0]}" ]; then
    empty=$((empty + 1))
    continue
  fi
  for mode in "${modes[@]}"; do
    if ! swiftc -typecheck -module-name App -swift-version "$mode" -I "$build/Modules" "${world[@]}" "${sources[@]}" 2> "$work/errors"; then
      bad=$((bad + 1))
      echo "$file: what is printed for it doesn't type-check in mode $mode:"
      grep -E 'error' "$work/errors" | sed "s|$out/||" | sort -u | head -10
    fi
  done
done < <(find "$folder" -name '*.intentdefinition' -type f -print0 | sort -z)
echo "$count definitions, $empty without anything of their own, $bad that don't type-check"
[ "$bad" -eq 0 ]
