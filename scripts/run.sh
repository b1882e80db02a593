#!/usr/bin/env bash
# Builds sirisim where that is needed, and runs it in the folder in which this is called: scripts/run.sh try PATH.
here=$PWD
source "$(dirname "$0")/common.sh"
require_swift
scripts/install-libraries.sh >&2
products=(sirisim sirisim-samples)
# What an app's own sources are compiled against: for the one who names some.
for argument in "$@"; do
  if [ -e "$here/$argument" ] || [[ $argument == /* && -e $argument ]]; then
    products+=(SirisimSDK)
    break
  fi
done
SIRISIM_PRODUCTS="${products[*]}" build >&2
program=$(bin_path)/sirisim
cd "$here"
exec "$program" "$@"
