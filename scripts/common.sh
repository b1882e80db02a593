# Read by the other scripts: the top folder, and how a build is started.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A target that imports another without declaring it is an error: the arrows of Package.swift are the real ones.
build_flags=(--explicit-target-dependency-import-check error)

bin_path() {
  swift build "${build_flags[@]}" "$@" --show-bin-path
}

# Sets `static_flags`: a release build with the Swift libraries inside the programs.
# The static FoundationNetworking asks the linker for libcurl by a name that only libcurl's developer package has. Here it gets
# a linker script of that name: the library itself, which is there wherever Swift is, and that only where something uses it.
# Without libcurl and the thirty libraries behind it a program starts in half the time.
use_static_release() {
  static_flags=(-c release --static-swift-stdlib)
  local names="$PWD/.build/linker-names" library
  library=$(clang -print-file-name=libcurl.so.4)
  if [ "$library" = libcurl.so.4 ]; then
    echo "no libcurl.so.4: install libcurl4, which Swift's own networking needs as well" >&2
    exit 1
  fi
  rm -rf "$names"
  mkdir -p "$names"
  echo "INPUT(AS_NEEDED($library))" > "$names/libcurl.so"
  static_flags+=(-Xlinker "-L$names")
}

require_swift() {
  if ! command -v swift > /dev/null; then
    echo "swift is not on the path: sirisim needs Swift 6.3 (https://www.swift.org/install/linux/)" >&2
    exit 1
  fi
}
