#!/usr/bin/env bash
# Builds two Debian packages below .build/packages: `sirisim` (the program, the sample apps, the vocabulary; it needs no compiler) and
# `sirisim-sdk` (what a developer's own sources are compiled against), and looks whether what was packed talks.
source "$(dirname "$0")/common.sh"
require_swift
architecture=$(dpkg --print-architecture)
out=.build/packages
stage=$PWD/.build/package-stage
rm -rf "$stage" "$out"
mkdir -p "$stage" "$out"

DESTDIR=$stage/sirisim scripts/install.sh /usr
version=$("$stage/sirisim/usr/bin/sirisim" --version)
mkdir -p "$stage/sirisim-sdk/usr/share/sirisim"
mv "$stage/sirisim/usr/share/sirisim/SDK" "$stage/sirisim-sdk/usr/share/sirisim/SDK"
# As Debian has it: completion of zsh lies elsewhere, manual pages are compressed.
mkdir -p "$stage/sirisim/usr/share/zsh/vendor-completions"
mv "$stage/sirisim/usr/share/zsh/site-functions/_sirisim" "$stage/sirisim/usr/share/zsh/vendor-completions/"
rmdir "$stage/sirisim/usr/share/zsh/site-functions"
gzip -9n "$stage/sirisim/usr/share/man/man1/sirisim.1"
find "$stage/sirisim/usr" -type f \( -perm -100 -o -name '*.so*' \) -exec strip --strip-unneeded {} + 2> /dev/null || true

# The packages that hold the libraries of the system that programs need.
needed_packages() {
  local library
  # What both packages bring along is found nowhere in the system, and is nobody's.
  LD_LIBRARY_PATH=$stage/sirisim/usr/lib/sirisim ldd "$@" 2> /dev/null | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | sort -u |
    while read -r library; do
      case $library in "$stage"/*) continue ;; esac
      # Since the merge of /usr, a package may know its file without it.
      { dpkg -S "$(realpath "$library")" || dpkg -S "$library" || dpkg -S "${library#/usr}"; } 2> /dev/null |
        head -1 | cut -d: -f1 || true
    done | sort -u | paste -sd, | sed 's/,/, /g'
}

# $1: package; $2: what it depends on; then what it is, line by line.
pack() {
  local name=$1 depends=$2
  shift 2
  local root=$stage/$name
  mkdir -p "$root/DEBIAN" "$root/usr/share/doc/$name"
  cat > "$root/usr/share/doc/$name/copyright" << END
The sources of sirisim are under the Apache License 2.0 (/usr/share/common-licenses/Apache-2.0). The program sirisim links GNU
Readline, so it is distributed under the terms of the GNU General Public License, version 3 (/usr/share/common-licenses/GPL-3).
END
  {
    echo "Package: $name"
    echo "Version: $version"
    echo "Architecture: $architecture"
    echo "Maintainer: sirisim <sirisim@example.com>"
    echo "Section: devel"
    echo "Priority: optional"
    echo "Installed-Size: $(du -k --summarize --apparent-size "$root/usr" | cut -f1)"
    echo "Depends: $depends"
    echo "Description: $1"
    shift
    printf ' %s\n' "$@"
  } > "$root/DEBIAN/control"
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum > DEBIAN/md5sums)
  chmod -R go-w "$root"
  dpkg-deb --root-owner-group -Zxz --build "$root" "$out/${name}_${version}_$architecture.deb" > /dev/null
}

# libdw is only loaded once a line is looked up.
pack sirisim "libdw1, $(needed_packages "$stage"/sirisim/usr/bin/* "$stage"/sirisim/usr/libexec/sirisim/*)" \
  "terminal in which SiriKit apps talk" \
  "You type what you would say to Siri; the app's own handler code answers, turn by turn." \
  "Conversations are recorded, replayed as tests, reviewed and shown. Sample apps, Siri's" \
  "vocabulary and a tour (sirisim demo) come with it; no compiler is needed for them."
# A compiler from swift.org is no package; what it links with is that of a C compiler.
pack sirisim-sdk "sirisim (= $version), swiftlang (>= 6.3) | c-compiler, libc6-dev" \
  "what sirisim compiles SiriKit extensions against" \
  "Modules under the names of Apple's, and the library with their code, so that sirisim builds" \
  "and talks with an app's own sources. It is for $(swift --version 2> /dev/null | sed -nE 's/.*(Swift version [0-9.]+).*/\1/p' | head -1), which has to be on the path" \
  "(https://www.swift.org/install/linux/)."

scripts/check-package.sh "$out"
ls -l "$out"
