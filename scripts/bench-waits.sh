#!/usr/bin/env bash
# Measures what people wait for: scripts/bench-waits.sh [PART…]: builds (first build and second start of the apps in APPS, or of
# Examples/Sprout), check (an app with 10,000 terms), doctor (a folder with 5,000 files), shortcuts (10,000 kept, one more), pictures (10 MB).
# SIRISIM names the program; without it a release is built. Each line: wall and processor seconds.
source "$(dirname "$0")/common.sh"
require_swift
if [ -z "${SIRISIM:-}" ]; then
  build_for_use sirisim sirisim-samples SirisimSDK >&2
  SIRISIM=$(use_path)/sirisim
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
parts=${*:-builds check doctor shortcuts pictures}
words="red green blue amber quiet swift broad narrow golden silver ancient modern coastal alpine humble royal
  falcon otter badger heron maple cedar willow harbor meadow canyon lantern anchor compass violin saddle kettle"

# $1: what is measured; then the command. That something was found (status 1) is no failure.
measure() {
  local name=$1 status=0
  shift
  TIMEFORMAT='%R %U %S'
  { time "$@" > "$folder/said" 2> "$folder/errors" < "${input:-/dev/null}" || status=$?; } 2> "$folder/time"
  if [ "$status" -gt 1 ]; then
    cat "$folder/errors" >&2
    exit "$status"
  fi
  awk -v name="$name" '{ printf "%s: %.2f s, %.2f s of processor time\n", name, $1, $2 + $3 }' "$folder/time"
}

# An extension's list; $1: its folder, $2: its intent.
extension() {
  mkdir -p "$1"
  cat > "$1/Info.plist" << PLIST
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
  <key>CFBundleIdentifier</key><string>com.example.Noodles</string>
  <key>CFBundleDisplayName</key><string>Noodles</string>
  <key>NSSiriUsageDescription</key><string>Siri orders rides.</string>
  <key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
    <key>NSExtensionPrincipalClass</key><string>\$(PRODUCT_MODULE_NAME).IntentHandler</string>
    <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array><string>$2</string></array></dict>
  </dict>
</dict></plist>
PLIST
  cat > "$1/IntentHandler.swift" << SWIFT
import Intents

class IntentHandler: INExtension, ${2}Handling {
  func handle(intent: $2, completion: @escaping (${2}Response) -> Void) {
    completion(${2}Response(code: .success, userActivity: nil))
  }
}
SWIFT
}

builds() {
  local app name
  export XDG_CACHE_HOME=$folder/cache
  # What the compiler makes of C headers is made once for all apps, and isn't an app's own time.
  extension "$folder/first" INRequestRideIntent
  "$SIRISIM" say --path "$folder/first" hello > "$folder/said" 2>&1
  for app in ${APPS:-Examples/Sprout}; do
    name=$(basename "$app")
    measure "$name, first build" "$SIRISIM" say --path "$app" hello
    measure "$name, second start" "$SIRISIM" say --path "$app" hello
  done
  unset XDG_CACHE_HOME
}

check() {
  extension "$folder/terms" INRequestRideIntent
  mkdir -p "$folder/terms/en.lproj"
  awk -v words="$words" 'BEGIN {
    count = split(words, word)
    print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict><key>ParameterVocabularies</key><array><dict>"
    print "<key>ParameterNames</key><array><string>INRequestRideIntent.rideOptionName</string></array>"
    print "<key>ParameterVocabulary</key><array>"
    for (number = 0; number < 10000; number++) {
      term = word[number % count + 1] " " word[int(number / count) % count + 1] " " word[int(number / count / count) + 1]
      printf "<dict><key>VocabularyItemIdentifier</key><string>n%d</string><key>VocabularyItemSynonyms</key><array><dict>", number
      printf "<key>VocabularyItemPhrase</key><string>%s</string><key>VocabularyItemExamples</key>", term
      printf "<array><string>Book a %s with Noodles</string></array></dict></array></dict>\n", term
    }
    print "</array></dict></array></dict></plist>"
  }' > "$folder/terms/en.lproj/AppIntentVocabulary.plist"
  measure "check, 10,000 terms" "$SIRISIM" check "$folder/terms"
}

doctor() {
  local file
  extension "$folder/many" INRequestRideIntent
  for file in $(seq 1 5000); do
    mkdir -p "$folder/many/Part$((file / 100))"
    cat > "$folder/many/Part$((file / 100))/Model$file.swift" << SWIFT
import Foundation

struct Item$file: Codable {
  var name: String = "a"
  var values: [Int] = []
  func total() -> Int {
    var sum = 0
    for value in values where value % 2 == 0 { sum += value * $file }
    return sum
  }
  func text(_ other: Item$file) -> String {
    let parts = values.map { String(\$0) } + other.values.map { String(\$0 + 1) }
    return parts.joined(separator: ", ") + name.uppercased()
  }
}
SWIFT
  done
  measure "doctor, 5,000 files" "$SIRISIM" doctor "$folder/many"
}

shortcuts() {
  local options=(--plain --app ZhiChat --shortcuts "$folder/shortcuts")
  for number in $(seq 1 10000); do
    echo "* add Soup time $number = INSendMessageIntent recipients=Ann content=\"soup $number\""
  done > "$folder/adding"
  input=$folder/adding measure "10,000 shortcuts added and kept" "$SIRISIM" chat "${options[@]}"
  echo "hello" > "$folder/hello"
  input=$folder/hello measure "a conversation with them" "$SIRISIM" chat "${options[@]}"
  { cat "$folder/hello"; echo "* add Dinner time = INSendMessageIntent recipients=Ann content=dinner"; } > "$folder/one"
  input=$folder/one measure "the same, and one more" "$SIRISIM" chat "${options[@]}"
}

pictures() {
  local head="# Long\nApp: ZhiChat\nLocale: en-US\nClock: 2026-11-20 18:05 America/Los_Angeles\n\n"
  awk 'BEGIN {
    text = "the soup was warm and the noodles were long and the evening quiet "
    while (length(text) < 10000000) text = text text
    print substr(text, 1, 10000000)
  }' > "$folder/text"
  printf '%b> %s\n? ...\n' "$head" "$(cat "$folder/text")" > "$folder/said.talk"
  {
    printf '%b> Send a message to Sam Park on ZhiChat saying hi\n' "$head"
    printf -- '- understood ZhiChat INSendMessageIntent recipients="Sam Park" content=hi\n- resolveRecipients = success "Sam Park"\n'
    printf -- '- resolveContent = success "%s"\n- confirm = ready\nReady to send it?\n| ...\n' "$(cat "$folder/text")"
  } > "$folder/card.talk"
  measure "a sentence of 10 MB to SVG" "$SIRISIM" export --script "$folder/said.talk" -o "$folder/said.svg"
  measure "a card of 10 MB to SVG" "$SIRISIM" export --script "$folder/card.talk" -o "$folder/card.svg"
}

for part in $parts; do
  case $part in
    builds | check | doctor | shortcuts | pictures) "$part" ;;
    *)
      echo "no part is called '$part'; expected builds, check, doctor, shortcuts or pictures" >&2
      exit 2
      ;;
  esac
done
