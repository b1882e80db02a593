#!/usr/bin/env bash
# Fails when a picture in docs/pictures is not what its transcript shows now, or when nothing makes it any more.
source "$(dirname "$0")/common.sh"
require_swift
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
scripts/make-pictures.sh "$fresh"
if ! diff --recursive --brief docs/pictures "$fresh"; then
  echo "check-pictures: these pictures are stale; look at what 'make pictures' makes of them, and commit it" >&2
  exit 1
fi
