#!/usr/bin/env bash
# Fails when a Swift file is not written as .swift-format says. `make format` mends most of it.
source "$(dirname "$0")/common.sh"
require_swift
swift format lint --strict --parallel --recursive Sources Tests Samples Benchmarks Package.swift Examples
