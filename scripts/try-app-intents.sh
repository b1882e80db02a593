#!/usr/bin/env bash
# Tries other people's App Intents: scripts/try-app-intents.sh FOLDER [LIST]. FOLDER holds checkouts (<owner>+<name>), LIST a JSON
# object a line with `repo`, `provider` and `phrases`; without it FOLDER/appintents.jsonl. Reads each, says its phrases in every
# language that it has, and prints what wasn't found, what started nothing, and where something else was asked than what is needed.
source "$(dirname "$0")/common.sh"
require_swift
folder=${1:?usage: scripts/try-app-intents.sh FOLDER [LIST]}
list=${2:-$folder/appintents.jsonl}
build --product app-intent-trial >&2
exec "$(bin_path)/app-intent-trial" "$list" "$folder" Vocabulary
