#!/usr/bin/env bash
# Installs a release build with the Swift libraries inside: PREFIX/bin/sirisim, and what it reads under PREFIX/share.
source "$(dirname "$0")/common.sh"
require_swift
prefix=${1:?usage: install.sh PREFIX}
scripts/install-libraries.sh
use_static_release
for program in sirisim sirisim-samples; do
  swift build "${build_flags[@]}" "${static_flags[@]}" --product "$program"
done
bin=$(bin_path "${static_flags[@]}")
install -d "$prefix/bin" "$prefix/share/sirisim"
# A program that runs can't be written over; its name can be given to another file.
for program in sirisim sirisim-samples; do
  install -m 755 "$bin/$program" "$prefix/bin/.$program.new"
  mv "$prefix/bin/.$program.new" "$prefix/bin/$program"
done
# What finds the place of a trap or of a call that never ends in a handler's code.
backtracer=$(dirname "$(realpath "$(command -v swift)")")/../libexec/swift/linux/swift-backtrace-static
if [ -x "$backtracer" ]; then
  install -d "$prefix/libexec/sirisim"
  install -m 755 "$backtracer" "$prefix/libexec/sirisim/swift-backtrace"
fi
rm -rf "$prefix/share/sirisim/Vocabulary"
cp -R Vocabulary "$prefix/share/sirisim/"
echo "installed $prefix/bin/sirisim"
