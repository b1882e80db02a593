#!/usr/bin/env bash
# Installs the system libraries that sirisim builds against, libdw1, with which it looks lines up, and the packages that are
# given, where they are missing.
# Says the command before it runs it; uses sudo when it is not root. Does nothing when all is there.
set -euo pipefail

packages=(libdw1 libncursesw5-dev libreadline-dev libsqlite3-dev "$@")

if ! command -v dpkg-query > /dev/null; then
  if [ -e /usr/include/readline/readline.h ]; then exit 0; fi
  echo "install-libraries: this is not a Debian system: install the headers of GNU Readline 8 and ncursesw by hand" >&2
  exit 1
fi

has_package() {
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2> /dev/null)" = installed ]
}

is_installed() {
  # libncursesw5-dev is only a name by which libncurses-dev is found.
  has_package "$1" || { [ "$1" = libncursesw5-dev ] && has_package libncurses-dev; }
}

missing=()
for package in "${packages[@]}"; do
  is_installed "$package" || missing+=("$package")
done
if [ "${#missing[@]}" -eq 0 ]; then exit 0; fi

as_root=(env DEBIAN_FRONTEND=noninteractive)
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo > /dev/null; then
    echo "install-libraries: neither root nor sudo: run 'apt-get install ${missing[*]}' as root" >&2
    exit 1
  fi
  as_root=(sudo env DEBIAN_FRONTEND=noninteractive)
fi

run() {
  echo "+ $*"
  # What is piped into a conversation is not for the installer.
  "$@" < /dev/null
}

# The lists of a fresh machine or container are empty; those of an old one may name packages that are gone.
for package in "${missing[@]}"; do
  if ! apt-cache show "$package" > /dev/null 2>&1; then
    run "${as_root[@]}" apt-get update
    break
  fi
done
install=("${as_root[@]}" apt-get install -y --no-install-recommends "${missing[@]}")
run "${install[@]}" || { run "${as_root[@]}" apt-get update && run "${install[@]}"; }
