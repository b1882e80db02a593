// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "ShelfKit",
  products: [.library(name: "ShelfKit", targets: ["ShelfKit"])],
  targets: [
    .target(name: "ShelfKit", dependencies: [.target(name: "Titles")], swiftSettings: [.define("SHELF")]),
    .target(name: "Titles", path: "Titles"),
    .testTarget(name: "ShelfKitTests", dependencies: ["ShelfKit"]),
  ]
)
