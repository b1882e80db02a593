#!/usr/bin/env bash
# Installs a release build: PREFIX/bin/sirisim and the sample apps' program, the Swift libraries that this one needs under
# PREFIX/lib/sirisim, and what sirisim reads under PREFIX/share/sirisim. Nothing of the source tree is needed afterwards.
source "$(dirname "$0")/common.sh"
require_swift
prefix=${1:?usage: install.sh PREFIX}
scripts/install-libraries.sh
build_release
programs=("$(bin_path "${static_flags[@]}")/sirisim" "$(bin_path "${samples_flags[@]}")/sirisim-samples")
swift=$(dirname "$(dirname "$(realpath "$(command -v swift)")")")

# A file that is in use can't be written over; its name can be given to another one.
put() {
  install -m "$1" "$2" "$3.new"
  mv "$3.new" "$3"
}

install -d "$prefix/bin" "$prefix/lib/sirisim" "$prefix/libexec/sirisim" "$prefix/share/sirisim"
for program in "${programs[@]}"; do put 755 "$program" "$prefix/bin/$(basename "$program")"; done
ldd "${programs[1]}" | awk -v swift="$swift/lib/" 'index($3, swift) == 1 { print $3 }' | while read -r library; do
  put 644 "$library" "$prefix/lib/sirisim/$(basename "$library")"
done
# What finds the place of a trap, or of a call that never ends, in a handler's code.
put 755 "$swift/libexec/swift/linux/swift-backtrace-static" "$prefix/libexec/sirisim/swift-backtrace"
rm -rf "$prefix/share/sirisim/Vocabulary"
cp -R Vocabulary "$prefix/share/sirisim/"
echo "installed $prefix/bin/sirisim"
