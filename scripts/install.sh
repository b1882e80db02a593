#!/usr/bin/env bash
# Installs a release build: PREFIX/bin/sirisim and the sample apps' program, the Swift libraries that this one needs under
# PREFIX/lib/sirisim, what sirisim reads under PREFIX/share/sirisim, and there in SDK what it compiles a developer's extension
# against, which is for the compiler that has built it; the manual page, and completion for bash, zsh and fish.
# Nothing of the source tree is needed afterwards. DESTDIR, where it is set, stands before PREFIX while files are copied.
source "$(dirname "$0")/common.sh"
require_swift
prefix=${1:?usage: install.sh PREFIX}
root=${DESTDIR:-}$prefix
scripts/install-libraries.sh
build_for_use sirisim sirisim-samples sirisim-vocabulary SirisimSDK
built=$(use_path)
programs=("$built/sirisim" "$built/sirisim-samples")
swift=$(dirname "$(dirname "$(realpath "$(command -v swift)")")")

# A file that is in use can't be written over; its name can be given to another one.
put() {
  install -D -m "$1" "$2" "$3.new"
  mv "$3.new" "$3"
}

# What a command prints becomes a file.
print_to() {
  local file=$1
  shift
  install -d "$(dirname "$file")"
  "$@" > "$file.new"
  chmod 644 "$file.new"
  mv "$file.new" "$file"
}

for program in "${programs[@]}"; do put 755 "$program" "$root/bin/$(basename "$program")"; done
ldd "${programs[1]}" | awk -v swift="$swift/lib/" 'index($3, swift) == 1 { print $3 }' | while read -r library; do
  put 644 "$library" "$root/lib/sirisim/$(basename "$library")"
done
# What finds the place of a trap, or of a call that never ends, in a handler's code.
put 755 "$swift/libexec/swift/linux/swift-backtrace-static" "$root/libexec/sirisim/swift-backtrace"
install -d "$root/share/sirisim"
rm -rf "$root/share/sirisim/Vocabulary"
cp -R Vocabulary "$root/share/sirisim/"
# The languages as the program uses them. Without these files, or where a language is changed, it makes its own in the cache.
"$built/sirisim-vocabulary" compile --vocabulary "$root/share/sirisim/Vocabulary"

# Modules that an extension imports, those behind them, what they have of C, and the library with their code: what it is linked of.
kit=$root/share/sirisim/SDK
rm -rf "$kit"
put 755 "$built/libSirisimSDK.so" "$kit/lib/libSirisimSDK.so"
sed -nE 's@^.*/([^/]+)\.build/.*$@\1@p' "$built/SirisimSDK.product/Objects.LinkFileList" | sort -u | while read -r name; do
  if [ -e "$built/Modules/$name.swiftmodule" ]; then
    put 644 "$built/Modules/$name.swiftmodule" "$kit/modules/$name.swiftmodule"
  fi
  map=$built/$name.build/module.modulemap
  if [ ! -e "$map" ]; then continue; fi
  folder=$(sed -n 's/.*umbrella[^"]*"\(.*\)".*/\1/p' "$map")
  [ -d "$folder" ] || folder=$(dirname "$folder")
  install -d "$kit/include/$name"
  cp -R "$folder/." "$kit/include/$name/"
  printf 'module %s {\n    umbrella "."\n    export *\n}\n' "$name" > "$kit/include/$name/module.modulemap"
done

# What the compiler makes of C headers is the same for each extension. It holds the places of this system, so a package has none.
if [ -z "${DESTDIR:-}" ]; then
  maps=()
  for map in "$kit"/include/*/module.modulemap; do maps+=(-Xcc "-fmodule-map-file=$map"); done
  find "$kit/modules" -name '*.swiftmodule' -printf 'import %f\n' | sed 's/\.swiftmodule$//' |
    swiftc -swift-version 5 -Onone -g -typecheck -suppress-warnings -I "$kit/modules" "${maps[@]}" -module-cache-path "$kit/headers" - ||
    { rm -rf "$kit/headers"; echo "install: the first build of an app will take some seconds longer" >&2; }
fi

# What is printed is the program's own, so that it never tells of other options than it has.
sirisim=${programs[0]}
print_to "$root/share/man/man1/sirisim.1" "$sirisim" manual
print_to "$root/share/bash-completion/completions/sirisim" "$sirisim" --generate-completion-script bash
print_to "$root/share/zsh/site-functions/_sirisim" "$sirisim" --generate-completion-script zsh
print_to "$root/share/fish/vendor_completions.d/sirisim.fish" "$sirisim" --generate-completion-script fish
echo "installed $root/bin/sirisim"
