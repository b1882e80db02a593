import SimDiagnostics

/// Distinguishes `Name: value` from prose.
enum HeaderSyntax {
  /// The names that a header may have.
  static let names =
    [
      "App", "Locale", "Clock", "Device", "Place", "Routine", "User", "Contacts", "Permissions", "Defaults", "Files",
      "Environment", "Network", "Tags", "Fails", "Before", "Table",
    ] + TalkBudget.Kind.allCases.map(\.rawValue)

  /// Splits a line at its first colon.
  ///
  /// - Returns: the name, the value, and the characters before the value; nil where the line is prose: it has more than
  ///   one word before the colon, unless they are nearly a header's name, or no space after an ASCII colon.
  static func split(_ line: String, words: NotationWords) -> (name: String, value: String, column: Int)? {
    let scalars = Array(line.unicodeScalars.prefix(40))
    guard let colon = scalars.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[..<colon])
    let name = trimmed(String(view))
    guard !name.isEmpty else { return nil }
    if scalars[colon] == ":", colon + 1 < scalars.count, !scalars[colon + 1].isTalkSpace, !isKnown(name),
      !words.knows(name, as: .header)
    {
      return nil
    }
    let isWord = name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
    guard isWord || words.knows(name, as: .header) || nearestName(to: name, among: names) != nil else { return nil }
    let rest = line.unicodeScalars.dropFirst(colon + 1)
    let spaces = rest.prefix { $0.isTalkSpace }.count
    return (name, trimmed(String(rest)), colon + 1 + spaces)
  }

  private static func isKnown(_ name: String) -> Bool {
    names.contains { $0.lowercased() == name.lowercased() }
  }
}
