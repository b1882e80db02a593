#!/usr/bin/env bash
# Installs a release build with the Swift libraries inside: PREFIX/bin/sirisim, and what it reads under PREFIX/share.
source "$(dirname "$0")/common.sh"
require_swift
prefix=${1:?usage: install.sh PREFIX}
scripts/install-libraries.sh
flags=(-c release --static-swift-stdlib)
swift build "${build_flags[@]}" "${flags[@]}" --product sirisim
swift build "${build_flags[@]}" "${flags[@]}" --product sirisim-samples
bin=$(bin_path "${flags[@]}")
install -d "$prefix/bin" "$prefix/share/sirisim"
install -m 755 "$bin/sirisim" "$bin/sirisim-samples" "$prefix/bin/"
rm -rf "$prefix/share/sirisim/Vocabulary"
cp -R Vocabulary "$prefix/share/sirisim/"
echo "installed $prefix/bin/sirisim"
