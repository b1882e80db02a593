#!/usr/bin/env bash
# Builds and tests the packages in Examples/, each as a developer has it: a package that depends on this one.
source "$(dirname "$0")/common.sh"
require_swift
for manifest in Examples/*/Package.swift; do
  package=$(dirname "$manifest")
  echo "$package"
  swift test --package-path "$package" --scratch-path ".build/examples/$(basename "$package")"
done
