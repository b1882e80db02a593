#!/usr/bin/env bash
# Measures from the save of a handler to its changed answer: scripts/bench-save.sh [ROUNDS]. A small extension, one of 4,500 lines, and an
# app with App Intents (Examples/Sprout).
source "$(dirname "$0")/common.sh"
require_swift
rounds=${1:-5}
build --product sirisim >&2
build --product SirisimSDK >&2
sirisim=$(bin_path)/sirisim
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CACHE_HOME=$folder/cache

# $1: the folder; $2: what the handler prints.
handler() {
  cat > "$1/IntentHandler.swift" << SWIFT
import Intents

class IntentHandler: INExtension, INSendMessageIntentHandling {
  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    print("round $2")
    completion(.needsValue())
  }
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}
SWIFT
}

extension() {
  mkdir -p "$1"
  awk '/^```xml$/ { on = 1; next } on && /^```$/ { exit } on' \
    docs/your-own-app.md > "$1/Info.plist"
  handler "$1" 0
}

sentences=("send a message to Sam with Noodles")

# What an App Intent says; $1: the folder; $2: which round it is.
intent() {
  sed -E -i "s/litres [a-z0-9 ]+\\.\"/litres, round $2.\"/; s/litres, round [0-9]+\\.\"/litres, round $2.\"/" "$1/Sprout/WaterPlant.swift"
}

# The seconds of one conversation, which builds first.
say() {
  local start end
  start=$(date +%s%N)
  "$sirisim" say --path "$1" "${sentences[@]}" > "$folder/said"
  end=$(date +%s%N)
  if [ -n "${2:-}" ] && ! grep -q "round $2" "$folder/said"; then
    cat "$folder/said" >&2
    exit 1
  fi
  echo $(((end - start) / 1000000))
}

measure() {
  echo "$1: first $(say "$2") ms, again $(say "$2") ms"
  for round in $(seq 1 "$rounds"); do
    "${3:-handler}" "$2" "$round"
    say "$2" "$round"
  done | sort -n | awk -v name="$1" '{ all[NR] = $1 } END { print name ": after a save, median " all[int((NR + 1) / 2)] " ms" }'
}

extension "$folder/small"
extension "$folder/large"
for file in $(seq 1 30); do
  {
    echo "import Foundation"
    for item in $(seq 1 10); do
      cat << SWIFT
struct Item${file}_$item: Codable {
  var name: String = "a"
  var values: [Int] = []
  func total() -> Int {
    var sum = 0
    for value in values where value % 2 == 0 {
      sum += value * $item
    }
    return sum
  }
  func text(_ other: Item${file}_$item) -> String {
    let parts = values.map { String(\$0) } + other.values.map { String(\$0 + 1) }
    return parts.joined(separator: ", ") + name.uppercased()
  }
}
SWIFT
    done
  } > "$folder/large/Model$file.swift"
done
measure "15 lines" "$folder/small"
measure "$(cat "$folder"/large/*.swift | wc -l) lines" "$folder/large"
cp -r Examples/Sprout "$folder/sprout"
sentences=("Water the basil with Sprout" 2)
measure "App Intents, $(cat "$folder"/sprout/Sprout/*.swift | wc -l) lines" "$folder/sprout" intent
