/// The settings of one place, a project's, a target's or a file's, as they are written.
struct SettingsLevel: Sendable {
  /// One setting: `OTHER_SWIFT_FLAGS[sdk=iphoneos*] = -DPHONE`.
  struct Line: Sendable {
    var name: String
    /// What must hold for it: `sdk` and `iphoneos*`.
    var conditions: [(name: String, pattern: String)]
    var value: String
  }

  /// In their order: of two of one name, the later counts.
  var lines: [Line] = []

  /// Adds a setting, split into name and conditions.
  mutating func add(_ key: String, _ value: String) {
    let parts = key.split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)
    var conditions: [(name: String, pattern: String)] = []
    if parts.count == 2 {
      for part in parts[1].split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," }) {
        let pair = part.split(separator: "=", maxSplits: 1)
        conditions.append((String(pair.first ?? ""), pair.count == 2 ? String(pair[1]) : ""))
      }
    }
    lines.append(Line(name: String(parts[0]), conditions: conditions, value: value))
  }
}

extension SettingsLevel {
  /// What a target is built for.
  struct SettingsContext {
    /// `iphoneos`
    var sdk: String
    /// `Release`
    var configuration: String

    func meets(_ line: Line) -> Bool {
      line.conditions.allSatisfy { name, pattern in
        switch name {
        case "sdk": matches(sdk, pattern)
        case "config": matches(configuration, pattern)
        case "arch": matches("arm64", pattern)
        case "variant": matches("normal", pattern)
        default: false
        }
      }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
      guard pattern.hasSuffix("*") else { return text == pattern }
      return text.hasPrefix(pattern.dropLast())
    }
  }

  /// Merges levels, the widest first: `$(inherited)` becomes what the level before says.
  static func merged(_ levels: [SettingsLevel], for context: SettingsContext) -> [String: String] {
    var values: [String: String] = [:]
    for level in levels {
      // A setting with conditions goes before one without.
      var own: [String: (value: String, rank: Int)] = [:]
      for line in level.lines where context.meets(line) {
        let rank = line.conditions.count
        if let before = own[line.name], before.rank > rank { continue }
        // A file may add to a setting of a file that it includes.
        let below = own[line.name].map(\.value) ?? values[line.name] ?? ""
        own[line.name] = (inheriting(line.value, line.name, below), rank)
      }
      for (name, setting) in own { values[name] = setting.value }
    }
    return values
  }

  private static let longest = 65_536

  private static func inheriting(_ value: String, _ name: String, _ below: String) -> String {
    guard value.contains("$") else { return value }
    var result = ""
    var rest = value[...]
    while let dollar = rest.firstIndex(of: "$") {
      let mark = ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"].first { rest[dollar...].hasPrefix($0) }
      result += rest[..<dollar]
      if let mark {
        if result.utf8.count + below.utf8.count < longest { result += below }
        rest = rest[rest.index(dollar, offsetBy: mark.count)...]
      } else {
        result += "$"
        rest = rest[rest.index(after: dollar)...]
      }
    }
    return result + rest
  }
}
