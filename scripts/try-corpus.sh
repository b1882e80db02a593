#!/usr/bin/env bash
# Tries other people's extensions: scripts/try-corpus.sh FOLDER [LIST]. FOLDER holds checkouts (<owner>+<name>), LIST a JSON object a
# line with `repo`, `grade`, `template_only` and `extensions` (each with its `target`); without it FOLDER/extensions.jsonl.
# Prints how far each extension came (0 nothing, 1 found, 2 built, 3 loaded, 4 talking) and a table by grade.
source "$(dirname "$0")/common.sh"
require_swift
folder=${1:?usage: scripts/try-corpus.sh FOLDER [LIST]}
list=${2:-$folder/extensions.jsonl}
build --product sirisim >&2
build --product corpus-trial >&2
exec "$(bin_path)/corpus-trial" "$list" "$folder" "$(bin_path)/sirisim"
