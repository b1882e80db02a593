#!/usr/bin/env bash
# Tries other people's App Intents: scripts/try-app-intents.sh FOLDER [LIST] [--build]. FOLDER holds checkouts (<owner>+<name>), LIST a JSON
# object a line with `repo`, `provider` and `phrases`; without it FOLDER/appintents.jsonl. Reads each, says its phrases in every
# language that it has, and prints what wasn't found, what started nothing, and where something else was asked than what is needed.
# With --build they are built and performed, too (in the fence of every handler): how many, and what stopped the rest. What has no
# provider is then built as well, and started by its name. SIRISIM_BUILD_LIMIT is how many seconds the compiler may be at one
# program, 600 where it isn't set: a machine that others use gets more.
source "$(dirname "$0")/common.sh"
require_swift
folder=${1:?usage: scripts/try-app-intents.sh FOLDER [LIST] [--build]}
builds=()
if [ "${!#}" = --build ]; then builds=(--build); fi
list=${2:-$folder/appintents.jsonl}
if [ "$list" = --build ]; then list=$folder/appintents.jsonl; fi
build --product app-intent-trial >&2
if [ ${#builds[@]} -gt 0 ]; then build --product SirisimSDK >&2; fi
exec "$(bin_path)/app-intent-trial" "$list" "$folder" Vocabulary "${builds[@]}"
