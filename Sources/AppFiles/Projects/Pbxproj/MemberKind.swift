/// What a build does with a file, by the ending of its name.
enum MemberKind: Hashable, Sendable {
  case swift
  /// `.intentdefinition`
  case definition
  /// Objective-C, C, C++, and what generators of parsers read.
  case objectiveC
  /// What Xcode compiles with a tool of its own and a bundle can't do without: it counts as a resource, too.
  case compiled
  /// What goes into the bundle as it is.
  case resource
  /// Headers, settings, documents about the sources.
  case ignored

  private static let endings: [String: MemberKind] = [
    "swift": .swift, "intentdefinition": .definition,
    "m": .objectiveC, "mm": .objectiveC, "c": .objectiveC, "cc": .objectiveC, "cpp": .objectiveC, "cxx": .objectiveC,
    "s": .objectiveC, "y": .objectiveC, "l": .objectiveC,
    "storyboard": .compiled, "xib": .compiled, "metal": .compiled, "mlmodel": .compiled, "mlpackage": .compiled,
    "xcmappingmodel": .compiled, "rcproject": .compiled,
    "h": .ignored, "hh": .ignored, "hpp": .ignored, "pch": .ignored, "modulemap": .ignored, "xcconfig": .ignored,
    "entitlements": .ignored, "md": .ignored, "docc": .ignored, "framework": .ignored, "xcframework": .ignored,
    "a": .ignored, "dylib": .ignored, "tbd": .ignored, "appex": .ignored, "app": .ignored, "playground": .ignored,
    "xctestplan": .ignored, "storekit": .ignored, "xcodeproj": .ignored, "xcworkspace": .ignored,
    "swiftmodule": .ignored,
    "stencil": .ignored, "sh": .ignored, "gyb": .ignored,
  ]

  /// Folders that a build takes as one thing.
  private static let wholes: Set = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "mlpackage", "framework", "xcframework", "docc", "playground",
    "xcodeproj", "xcworkspace", "app", "appex", "icon", "scnassets", "atlas", "stickersiconset", "rcproject",
    "xcstickers",
    "swiftmodule",
  ]

  /// The kind of a file.
  init(of path: String) { self = Self.endings[Self.ending(of: path)] ?? .resource }

  /// Whether a folder of this name is one thing to a build.
  static func isWhole(_ folder: String) -> Bool { wholes.contains(ending(of: folder)) }

  private static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
