#!/usr/bin/env bash
# Removes what scripts/install.sh has put under PREFIX, and nothing else. DESTDIR as there.
set -euo pipefail
root=${DESTDIR:-}${1:?usage: uninstall.sh PREFIX}
rm -f "$root/bin/sirisim" "$root/bin/sirisim-samples" "$root/share/man/man1/sirisim.1" \
  "$root/share/bash-completion/completions/sirisim" "$root/share/zsh/site-functions/_sirisim" \
  "$root/share/fish/vendor_completions.d/sirisim.fish"
rm -rf "$root/lib/sirisim" "$root/libexec/sirisim" "$root/share/sirisim"
echo "removed $root/bin/sirisim"
