// swift-tools-version: 6.2
import PackageDescription

// An Intents extension as a package: its handlers are tested by talking with them.
let package = Package(
  name: "Pigeon",
  dependencies: [.package(name: "sirisim", path: "../..")],
  targets: [
    .target(
      name: "PigeonIntents", dependencies: [.product(name: "Intents", package: "sirisim")],
      exclude: ["Info.plist"]),
    .testTarget(
      name: "PigeonIntentsTests",
      dependencies: ["PigeonIntents", .product(name: "ConversationTesting", package: "sirisim")]),
  ]
)
