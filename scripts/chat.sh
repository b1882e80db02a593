#!/usr/bin/env bash
# Builds what a conversation needs, and starts one. Arguments go to `sirisim chat`.
exec "$(dirname "$0")/run.sh" chat "$@"
