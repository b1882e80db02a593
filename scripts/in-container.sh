#!/usr/bin/env bash
# Runs sirisim in a Linux container, for those who sit at a Mac: scripts/in-container.sh chat PATH, … try PATH, … replay FILE.
#
# The folder in which it is called is seen at its own path, and can only be read: messages name files as the Mac does.
# SIRISIM_CONTAINER names the program that runs containers (docker, else podman), SIRISIM_IMAGE the image.
set -euo pipefail
checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
here=$(pwd -P)
image=${SIRISIM_IMAGE:-swift:6.3-bookworm}

runtime=${SIRISIM_CONTAINER:-}
if [ -z "$runtime" ]; then
  for found in docker podman; do
    if command -v "$found" > /dev/null; then runtime=$found; break; fi
  done
fi
if [ -z "$runtime" ]; then
  echo "in-container: neither docker nor podman is on the path; SIRISIM_CONTAINER may name another one" >&2
  exit 2
fi

options=(--rm --interactive)
if [ -t 0 ] && [ -t 1 ]; then options+=(--tty --env "TERM=${TERM:-xterm-256color}"); fi
# What Linux builds lies in volumes of its own: beside what Xcode builds it would be in the way.
options+=(
  --volume "$checkout:$checkout" --volume "sirisim-build:$checkout/.build" --volume "sirisim-cache:/root/.cache"
  --workdir "$here" --env LANG=C.UTF-8
)
case "$here/" in
  "$checkout"/*) ;;
  *) options+=(--volume "$here:$here:ro") ;;
esac
exec "$runtime" run "${options[@]}" "$image" "$checkout/scripts/run.sh" "$@"
