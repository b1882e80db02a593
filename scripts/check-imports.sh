#!/usr/bin/env bash
# The import rules that the build does not know: the core sees no Foundation, no C and no platform;
# only TerminalUI sees Readline, ncurses and the terminal's guard; only DonationStore sees GRDB, and only sirisim DonationStore;
# a sample app sees nothing but what an app finds on a phone.
# And one rule of names: no intent is special in the dialogue.
source "$(dirname "$0")/common.sh"

core=(Text Diagnostics Utterances Catalog Phrases Lexicon Recognition Lifecycle Shortcuts Dialogue Transcripts Shown Screen ExtensionWire)
import='^[[:space:]]*(@[A-Za-z_]+(\([A-Za-z]*\))?[[:space:]]+)*((public|package|internal|fileprivate|private)[[:space:]]+)?import[[:space:]]+((struct|class|enum|protocol|func|var|let|typealias)[[:space:]]+)?'
status=0

# $1: what the rule is; $2: pattern of the modules that break it (or, with $3 = only, of those that may stand); then folders.
rule() {
  local words=$1 modules=$2 mode=$3 found
  shift 3
  if [ "$mode" = never ]; then
    found=$(grep -rnE --include='*.swift' "$import($modules)([.[:space:]]|$)" "$@" || true)
  else
    found=$(grep -rnE --include='*.swift' "$import" "$@" | grep -vE "import[[:space:]]+([a-z]+[[:space:]]+)?($modules)([.[:space:]]|$)" || true)
  fi
  if [ -n "$found" ]; then
    printf '%s\n' "$found"
    echo "check-imports: $words" >&2
    status=1
  fi
}

# Exports is at the edge, but what it writes depends on its input alone.
rule "the core imports no Foundation, no C library and no platform module" \
  'Foundation[A-Za-z]*|Glibc|Musl|Darwin|Dispatch|C[A-Z][A-Za-z]*' never "${core[@]/#/Sources/}" Sources/Exports
rule "only TerminalUI imports Readline, ncurses and what guards the terminal" 'CReadline|CNcurses|CTerminalGuard' never \
  $(find Sources -mindepth 1 -maxdepth 1 -type d ! -name TerminalUI ! -name CReadline ! -name CNcurses) Samples
rule "only DonationStore imports GRDB" 'GRDB' never \
  $(find Sources -mindepth 1 -maxdepth 1 -type d ! -name DonationStore) Samples
rule "only sirisim imports DonationStore: who tests a handler builds no database" 'SimDonationStore' never \
  $(find Sources -mindepth 1 -maxdepth 1 -type d ! -name DonationStore ! -name sirisim) Samples
rule "a sample app imports Foundation, CoreLocation, Intents, IntentsUI, UIKit and its own framework, nothing else" \
  'Foundation|CoreLocation|Intents|IntentsUI|UIKit|[A-Z][A-Za-z]*Kit' only \
  $(find Samples -mindepth 2 -maxdepth 2 \( -name Extension -o -name App -o -name Shared \)) Samples/*/Kit/*.swift

# What an intent is like, and what is told of it, stands in its schema file; the dialogue knows none by name.
if grep -rnE --include='*.swift' 'IN[A-Z][A-Za-z]*Intent' Sources/Dialogue; then
  echo "check-imports: the dialogue names no intent: what is special about one belongs into Vocabulary/Siri/schema" >&2
  status=1
fi
exit "$status"
