#!/usr/bin/env bash
# Compiles a line for each symbol that real extensions use of Apple's modules (Tests/SDKTests/Facts/symbols.list) against the modules
# of Sources/SDK, and prints what is missing. It fails when something is missing that the list doesn't say is, or the reverse.
source "$(dirname "$0")/common.sh"
require_swift
list=Tests/SDKTests/Facts/symbols.list
build=${SIRISIM_BUILD:-$(bin_path)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# As an extension's source is compiled: with Foundation, and Intents besides.
{
  printf 'import Foundation\nimport Intents\n'
  awk -F'\t' '!/^#/ && $3 != "-" { print "import " $2 }' "$list" | sort -u | grep -v 'import Foundation$'
} > "$work/imports"
head=$(wc -l < "$work/imports")
grep -v '^#' "$list" > "$work/symbols"
{
  cat "$work/imports"
  awk -F'\t' '{ print "func symbol" NR "() { " ($3 == "-" ? "" : $3) " }" }' "$work/symbols"
} > "$work/Symbols.swift"

world=(-I "$build/Modules" -module-alias os=SDKOS -module-alias Combine=SDKCombine -module-alias CoreGraphics=SDKCoreGraphics)
for map in "$build"/*.build/module.modulemap; do world+=(-Xcc "-fmodule-map-file=$map"); done
status=0
swiftc -typecheck -parse-as-library -swift-version 5 "${world[@]}" "$work/Symbols.swift" 2> "$work/errors" || true
sed -nE 's@^[^ ]*Symbols\.swift:([0-9]+):[0-9]+: error: (.*)@\1 \2@p' "$work/errors" > "$work/faults"
if [ ! -s "$work/faults" ] && grep -q 'error:' "$work/errors"; then
  cat "$work/errors" >&2
  exit 1
fi
while read -r line message; do
  echo "missing: $(sed -n "$((line - head))p" "$work/symbols" | cut -f1): $message"
  status=1
done < "$work/faults"
absent=$(awk -F'\t' '$3 == "-" { print $1 " (" $2 ")" }' "$work/symbols")
total=$(wc -l < "$work/symbols")
echo "$(($(grep -vc -P '\t-$' "$work/symbols"))) of $total symbols are there"
if [ -n "$absent" ]; then
  echo "known to be missing:"
  printf '%s\n' "$absent" | sed 's/^/  /'
fi
exit "$status"
