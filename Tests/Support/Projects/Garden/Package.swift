// swift-tools-version:5.5
import PackageDescription

let package = Package(
  name: "Garden",
  targets: [
    .target(
      name: "GardenIntents",
      dependencies: ["GardenKit"],
      exclude: ["Info.plist"],
      resources: [.process("Resources")]
    ),
    .target(name: "GardenKit"),
  ]
)
