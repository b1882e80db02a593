#!/usr/bin/env bash
# Replays every committed conversation, those of the tours too, through the sample apps' own processes, and those of the apps in
# Examples/ through programs that are built of their sources; an unchecked turn is a failure too.
source "$(dirname "$0")/common.sh"
require_swift
build_products sirisim sirisim-samples SirisimSDK
if [ $# = 0 ]; then
  set -- Transcripts Vocabulary/Tours
  # A package's tests replay its own.
  for folder in Examples/*/Transcripts; do
    if [ ! -e "$(dirname "$folder")/Package.swift" ]; then set -- "$@" "$folder"; fi
  done
fi

of_samples=()
failed=0
for path in "$@"; do
  case $path in
    Examples/*)
      app=$(echo "$path" | cut -d/ -f1,2)
      "$(bin_path)/sirisim" replay --strict --path "$app" "$path" || failed=1
      ;;
    *) of_samples+=("$path") ;;
  esac
done
if [ "${#of_samples[@]}" -gt 0 ]; then "$(bin_path)/sirisim" replay --strict "${of_samples[@]}" || failed=1; fi
exit "$failed"
