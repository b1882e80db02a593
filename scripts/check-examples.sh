#!/usr/bin/env bash
# Builds and tests the packages in Examples/, each as a developer has it: a package that depends on this one. They are built into
# this package's folder, where all that they need of it lies built already; the arguments and places of the compiler are the same.
source "$(dirname "$0")/common.sh"
require_swift
for manifest in Examples/*/Package.swift; do
  package=$(dirname "$manifest")
  echo "$package"
  swift test --package-path "$package" --scratch-path .build --disable-xctest
done
