#!/usr/bin/env bash
# Proves that the benchmarks, a package of their own that no test builds, still fit the modules that they measure: the compiler
# reads them against what a debug build has made, in a few seconds.
source "$(dirname "$0")/common.sh"
require_swift
build_products sirisim
flags=(-I "$(bin_path)/Modules" -I Benchmarks/Sources/CAllocations/include)
for map in "$(bin_path)"/*.build/module.modulemap .build/checkouts/*/Sources/*/module.modulemap; do flags+=(-Xcc "-fmodule-map-file=$map"); done
swiftc -typecheck -swift-version 6 "${flags[@]}" Benchmarks/Sources/Benchmarks/*.swift
