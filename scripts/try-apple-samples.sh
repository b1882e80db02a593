#!/usr/bin/env bash
# Tries Apple's own samples for Siri: scripts/try-apple-samples.sh FOLDER [LIST]. FOLDER holds checkouts (<owner>+<name>) of the
# repositories that LIST names, scripts/apple-samples.list without one; a sample that isn't there is told at the end. Prints a
# table: how far each came (read, built, asked, confirmed, handled), how many of its sentences ended in handle, and what ended the
# others. Exit status 1 where a sample ends neither in handle nor in a reason.
source "$(dirname "$0")/common.sh"
require_swift
folder=${1:?usage: scripts/try-apple-samples.sh FOLDER [LIST]}
list=${2:-scripts/apple-samples.list}
build --product sirisim >&2
build --product SirisimSDK >&2
build --product corpus-trial >&2
exec "$(bin_path)/corpus-trial" --samples "$list" "$folder" "$(bin_path)/sirisim"
