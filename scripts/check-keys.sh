#!/usr/bin/env bash
# Types 100,000 random bytes (keys, the mouse, pastes, halves of sequences and of characters) and sizes into the real program
# under valgrind, and asks afterwards whether it still answers. Fails at the first read or write where the program has no memory.
#
#   scripts/check-keys.sh [SEED] [BYTES]
#
# The same seed types the same bytes. Where it fails, it prints the seed, the last bytes, and what valgrind has seen.
source "$(dirname "$0")/common.sh"
require_swift
build_products sirisim key-storm
seed=${1:-2}
bytes=${2:-100000}

scripts/install-libraries.sh valgrind
if ! command -v valgrind > /dev/null; then
  echo "check-keys: valgrind is not on the path: without it nobody would see a read beyond the end (apt-get install valgrind)" >&2
  exit 1
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# valgrind 3.19 can't read the debug information that Swift 6.3 writes; the symbols stay.
strip --strip-debug -o "$folder/sirisim" "$(bin_path)/sirisim"

# What Swift's runtime does before the program begins depends, for valgrind, on values that nobody has set: of such nothing is
# said. The screen and lines side by side: the machine has two cores.
run() {
  local display=$1 seed=$2 count=$3
  TEST_PATIENCE=300 "$(bin_path)/key-storm" "$seed" "$count" "$display" "$(command -v valgrind)" --quiet \
    --suppressions=scripts/check-keys.supp --undef-value-errors=no --leak-check=no --error-exitcode=97 \
    --exit-on-first-error=yes --log-file="$folder/$display.log" "$folder/sirisim"
}
status=0
run screen "$seed" $((bytes * 3 / 4)) & screen=$!
run lines "$seed" $((bytes / 4)) & lines=$!
wait $screen || status=1
wait $lines || status=1
for log in "$folder"/*.log; do
  if [ -s "$log" ]; then
    status=1
    cat "$log" >&2
  fi
done
exit "$status"
