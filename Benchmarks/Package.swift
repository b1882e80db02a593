// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who builds sirisim builds its benchmarks.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "sirisim", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CAllocations", .product(name: "SirisimEngine", package: "sirisim")],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)]),
  ]
)
