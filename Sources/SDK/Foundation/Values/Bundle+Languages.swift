import Synchronization

/// The tables of texts that were read, by their files.
private let tables = Mutex<[String: [String: String]]>([:])

extension Bundle {
  /// The text of a key in the user's language. Foundation on Linux doesn't ask for that language, and takes the first
  /// that it finds.
  public func _localizedString(forKey key: String, value: String?, table: String?) -> String {
    _localizedString(forKey: key, value: value, table: table, languages: [Locale.current.identifier(.bcp47)])
  }

  func _localizedString(forKey key: String, value: String?, table: String?, languages: [String]) -> String {
    for language in _languages(languages) {
      if let text = _table(table, language)?[key] { return text }
    }
    return localizedString(forKey: key, value: value, table: table)
  }

  /// The bundle's best language among the wanted ones, then the source's; empty if it has none.
  private func _languages(_ wanted: [String]) -> [String] {
    let there = localizations
    guard !there.isEmpty else { return [] }
    let best = wanted.lazy.compactMap { Self._best(of: there, for: $0) }.first
    return [best, infoDictionary?["CFBundleDevelopmentRegion"] as? String, "Base"].compactMap { $0 }.filter(
      there.contains)
  }

  /// `de` for `de-AT`; harder matches, such as `zh-Hans` for `zh-CN`, are left to Foundation.
  private static func _best(of there: [String], for language: String) -> String? {
    var tags = language.split { $0 == "-" || $0 == "_" }
    while !tags.isEmpty {
      if let same = there.first(where: { $0.split { $0 == "-" || $0 == "_" } == tags }) { return same }
      tags.removeLast()
    }
    return Bundle.preferredLocalizations(from: there.filter { $0 != "Base" }, forPreferences: [language])
      .first { code($0) == code(language) }
  }

  private static func code(_ language: String) -> Substring { language.prefix { $0.isLetter } }

  private func _table(_ name: String?, _ language: String) -> [String: String]? {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    guard let path = path(forResource: name, ofType: "strings", inDirectory: nil, forLocalization: language) else {
      return nil
    }
    return tables.withLock { tables in
      if let known = tables[path] { return known }
      let read = FileManager.default.contents(atPath: path).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
      }
      let table = (read ?? [:]).compactMapValues { $0 as? String }
      tables[path] = table
      return table
    }
  }
}

// The build calls these in place of Foundation's own.

public func _NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { bundle._localizedString(forKey: key, value: value, table: tableName) }
