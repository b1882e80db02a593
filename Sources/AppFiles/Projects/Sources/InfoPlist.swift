import SimDiagnostics

/// An Info.plist as a build would write it: with settings expanded, and with the keys that Xcode makes of settings.
struct InfoPlist {
  /// The whole list.
  let root: PlistNode

  /// - Parameters:
  ///   - written: the file; nil where Xcode makes all of it.
  ///   - settings: the target's.
  init(_ written: PlistNode?, settings: BuildSettings) {
    var entries = written.map { Self.filled($0, settings, depth: 0).pairs } ?? []
    if settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      let known = Set(entries.map(\.key))
      entries += Self.generated(settings).filter { !known.contains($0.key) }
    }
    root = PlistNode(value: .dictionary(entries), offset: written?.offset ?? -1)
  }

  private static func filled(_ node: PlistNode, _ settings: BuildSettings, depth: Int) -> PlistNode {
    guard depth < 64 else { return node }
    var node = node
    switch node.value {
    case .string(let text): node.value = .string(settings.filled(text))
    case .array(let nodes): node.value = .array(nodes.map { filled($0, settings, depth: depth + 1) })
    case .dictionary(let entries):
      node.value = .dictionary(
        entries.map { entry in
          var entry = entry
          entry.value = filled(entry.value, settings, depth: depth + 1)
          return entry
        })
    case .integer, .real, .boolean, .other: break
    }
    return node
  }

  /// What Xcode writes into a list that it makes, and the settings that it takes it from.
  private static let made = [
    ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"), ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
    ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"), ("CFBundleName", "$(PRODUCT_NAME)"),
    ("CFBundleShortVersionString", "$(MARKETING_VERSION)"), ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
  ]

  private static func generated(_ settings: BuildSettings) -> [PlistNode.Entry] {
    func entry(_ key: String, _ value: PlistNode.Value) -> PlistNode.Entry {
      PlistNode.Entry(key: key, keyOffset: -1, value: PlistNode(value: value, offset: -1))
    }
    let plain = made.compactMap { key, text in settings.expanded(text).map { entry(key, .string($0)) } }
    let prefix = "INFOPLIST_KEY_"
    // Settings with this ending are parts of composite keys, which extensions don't read.
    let keyed = settings.names.filter { $0.hasPrefix(prefix) && !$0.hasSuffix("_Generation") }.compactMap {
      name -> PlistNode.Entry? in
      guard let written = settings.written(name) else { return nil }
      // The name of a setting says for which device it is; a list has one key for it.
      let key = name.dropFirst(prefix.count).split(separator: "_").first.map(String.init) ?? ""
      return entry(key, value(settings.filled(written), of: key))
    }
    var seen: Set<String> = []
    return (plain + keyed).filter { seen.insert($0.key).inserted }
  }

  private static func value(_ text: String, of key: String) -> PlistNode.Value {
    switch text {
    case "YES": return .boolean(true)
    case "NO": return .boolean(false)
    default: break
    }
    guard key == "UISupportedInterfaceOrientations" || key == "UIBackgroundModes" else { return .string(text) }
    return .array(text.split(separator: " ").map { PlistNode(value: .string(String($0)), offset: -1) })
  }
}
