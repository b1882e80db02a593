#!/usr/bin/env bash
# Unpacks the packages that `make package` has built into an empty folder, and talks with what lies there: from one root, without
# anything of the checkout. $1: the folder with the packages; $2: a bare system to install them in with its own dpkg, where there is one.
source "$(dirname "$0")/common.sh"
out=$(realpath "${1:-.build/packages}")
bare=${2:-}
fail() {
  echo "check-package: $1" >&2
  exit 1
}

for name in sirisim sirisim-sdk; do
  package=$(find "$out" -name "${name}_*.deb")
  [ -n "$package" ] || fail "no package $name in $out"
  dpkg-deb --info "$package" > /dev/null || fail "$package can't be read"
  # Everything lies below /usr, and is root's.
  if dpkg-deb --contents "$package" | awk '$2 != "root/root" || $6 !~ /^\.\/(usr\/.*)?$/ { print; bad = 1 } END { exit !bad }'; then
    fail "$package holds what it shouldn't"
  fi
done
# Read whole: whoever stops reading ends the one who writes.
program=$(dpkg-deb --contents "$out"/sirisim_*.deb)
kit=$(dpkg-deb --contents "$out"/sirisim-sdk_*.deb)
[[ $program == *share/sirisim/Vocabulary/Tours/en.talk* ]] || fail "the tour is missing"
[[ $program != *share/sirisim/SDK* ]] || fail "the SDK lies in the package of the program"
[[ $kit == *libSirisimSDK.so* ]] || fail "the SDK's library is missing"

# $@: how a command is run there.
talk() {
  local said
  said=$(printf '%s\n' "ZhiChat Sam I'm running late" 2 'send it' | "$@" sirisim chat --user sam --plain) ||
    fail "the conversation ends with $?"
  echo "$said" | grep -q "^OK, it's sent.$" || fail "what was packed doesn't talk: $said"
  "$@" sirisim demo --plain > /dev/null || fail "the tour isn't what its transcript expects"
}

if [ -n "$bare" ]; then
  # A program finds its own place by /proc.
  if [ ! -e "$bare/proc/self" ]; then
    mount -t proc proc "$bare/proc" || fail "there is no /proc in $bare"
    trap 'umount "$bare/proc"' EXIT
  fi
  cp "$out"/sirisim_*.deb "$bare/var/cache/"
  chroot "$bare" sh -c 'apt-get install -y -q /var/cache/sirisim_*.deb' > /dev/null || fail "it can't be installed in $bare"
  talk chroot "$bare" env -i PATH=/usr/bin:/bin HOME=/root LANG=C.UTF-8
else
  root=$(mktemp -d)
  trap 'rm -rf "$root"' EXIT
  for package in "$out"/*.deb; do dpkg-deb --extract "$package" "$root"; done
  talk env -i "PATH=$root/usr/bin:/usr/bin:/bin" "HOME=$root" LANG=C.UTF-8
fi
echo "check-package: the packages in $out can be installed, and talk"
