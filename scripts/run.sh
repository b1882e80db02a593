#!/usr/bin/env bash
# Builds sirisim where that is needed, and runs it in the folder in which this is called: scripts/run.sh try PATH.
here=$PWD
source "$(dirname "$0")/common.sh"
require_swift
scripts/install-libraries.sh >&2
build --product sirisim >&2
build --product sirisim-samples >&2
# What an app's own sources are compiled against: for the one who names some.
for argument in "$@"; do
  if [ -e "$here/$argument" ] || [[ $argument == /* && -e $argument ]]; then
    build --product SirisimSDK >&2
    break
  fi
done
program=$(bin_path)/sirisim
cd "$here"
exec "$program" "$@"
