# Read by the other scripts: the top folder, and how a build is started.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# A target that imports another without declaring it is an error: the arrows of Package.swift are the real ones.
build_flags=(--explicit-target-dependency-import-check error)

bin_path() {
  swift build "${build_flags[@]}" "$@" --show-bin-path
}

require_swift() {
  if ! command -v swift > /dev/null; then
    echo "swift is not on the path: sirisim needs Swift 6.3 (https://www.swift.org/install/linux/)" >&2
    exit 1
  fi
}
