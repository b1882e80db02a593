#!/usr/bin/env bash
# Measures how the sentences of a folder are understood (docs/evaluate.md). Further arguments go to `sirisim-vocabulary evaluate`.
if [ -z "${1:-}" ]; then
  echo "evaluate: CORPUS is missing; expected a folder with phrases.jsonl or utterances/*.jsonl: make evaluate CORPUS=../corpus" >&2
  exit 2
fi
# A relative folder is meant from where the command was typed.
corpus=$(realpath -m -- "$1")
shift
source "$(dirname "$0")/common.sh"
require_swift
mkdir -p .build
build_for_use sirisim-vocabulary > .build/evaluate.log 2>&1 || { cat .build/evaluate.log >&2; exit 1; }
exec "$(use_path)/sirisim-vocabulary" evaluate "$corpus" "$@"
