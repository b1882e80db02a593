#!/usr/bin/env bash
# Proves with a program that holds nothing but the core that the core needs neither Foundation nor a terminal library.
source "$(dirname "$0")/common.sh"
require_swift
build_products core-linkage-probe
probe="$(bin_path)/core-linkage-probe"
libraries=$(ldd "$probe")
if grep -E 'libFoundation|lib_Foundation|libreadline|libhistory|libncurses|libtinfo' <<< "$libraries"; then
  echo "check-linkage: the core must not need these libraries" >&2
  exit 1
fi
