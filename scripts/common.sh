# Read by the other scripts: the top folder, and how a build is started.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A target that imports another without declaring it is an error: the arrows of Package.swift are the real ones.
build_flags=(--explicit-target-dependency-import-check error)

bin_path() {
  swift build "${build_flags[@]}" "$@" --show-bin-path
}

# A release build for use: `sirisim` with the Swift libraries inside.
static_flags=(-c release --static-swift-stdlib)

# The sample apps' programs stay with Swift's shared libraries: in the static Foundation of Swift 6.3 UserDefaults traps when a
# list is stored. Without FoundationNetworking, libcurl and the thirty libraries behind it, which Intents brings along and no
# sample uses, they start in half the time.
samples_flags=(
  -c release --scratch-path .build/samples
  -Xswiftc -Xclang-linker -Xswiftc "--ld-path=$PWD/scripts/link-as-needed.sh"
  -Xlinker "-rpath=\$ORIGIN/../lib/sirisim"
)

build_release() {
  swift build "${build_flags[@]}" "${static_flags[@]}" --product sirisim
  swift build "${build_flags[@]}" "${samples_flags[@]}" --product sirisim-samples
  swift build "${build_flags[@]}" "${samples_flags[@]}" --product SirisimSDK
}

require_swift() {
  if ! command -v swift > /dev/null; then
    echo "swift is not on the path: sirisim needs Swift 6.3 (https://www.swift.org/install/linux/)" >&2
    exit 1
  fi
}
