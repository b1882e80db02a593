package import SimDiagnostics
import SimText

/// Reads the settings file: lines `name = value`, blank lines, and comments after `#`.
///
/// A malformed line is reported with its place and the nearest name; the others apply.
package enum SettingsReader {
  /// The names of settings, in the order of the documentation.
  package static var names: [String] { entries.map(\.name) }

  /// - Parameter file: the name for the places.
  package static func read(
    _ text: String, file: String?
  ) -> (settings: Settings, problems: [Diagnostic]) {
    var settings = Settings()
    var problems: [Diagnostic] = []
    var lines: [String: Int] = [:]
    let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, row) in rows.enumerated() {
      guard let line = SettingLine(row, file: file, number: index + 1) else { continue }
      guard let value = line.value else {
        problems.append(Diagnostic(.error, "expected 'name = value', read '\(line.name.text)'", at: line.name.place))
        continue
      }
      guard let entry = entries.first(where: { $0.name == line.name.text }) else {
        let nearest = nearestName(to: line.name.text, among: names)
        let known = nearest == nil ? "; the settings are \(names.joined(separator: ", "))" : ""
        problems.append(
          Diagnostic(
            .error, "no setting is called '\(line.name.text)'\(known)", at: line.name.place, suggestion: nearest))
        continue
      }
      if let first = lines[entry.name] {
        problems.append(
          Diagnostic(.error, "'\(entry.name)' is set in line \(first) already; that one counts", at: line.name.place))
        continue
      }
      if let problem = entry.problem(with: value) {
        problems.append(problem)
        continue
      }
      lines[entry.name] = index + 1
      for text in entry.texts(of: value) { entry.set(&settings, text) }
      settings.places[entry.name] = value.place
    }
    return (settings, problems)
  }

  private static let entries: [SettingEntry] = [
    SettingEntry("accessible", choices: ["yes", "no"]) { $0.isAccessible = $1 == "yes" },
    SettingEntry("colour", choices: Settings.Colour.allCases.map(\.rawValue)) {
      $0.colour = Settings.Colour(rawValue: $1) ?? .auto
    },
    SettingEntry("mouse", choices: ["yes", "no"]) { $0.takesMouse = $1 == "yes" },
    SettingEntry("trace", choices: ["shown", "hidden"]) { $0.showsTrace = $1 == "shown" },
    SettingEntry("copy", choices: Settings.Copy.allCases.map(\.rawValue)) {
      $0.copy = Settings.Copy(rawValue: $1) ?? .osc52
    },
    SettingEntry("locale", choices: nil) { $0.locale = $1 },
    SettingEntry("user", choices: nil) { $0.user = $1 },
    SettingEntry("apps", choices: nil, isList: true) { $0.apps.append($1) },
  ]
}

/// A text of the file, with its place.
private struct SettingText {
  var text: String
  var place: TextPlace
}

/// A line of the file with content.
private struct SettingLine {
  var name: SettingText
  /// nil when there is no `=`.
  var value: SettingText?

  /// nil for a blank line and a comment.
  init?(_ row: Substring, file: String?, number: Int) {
    func piece(_ part: Substring) -> SettingText {
      var part = part.drop(while: \.isWhitespace)
      let column = row.distance(from: row.startIndex, to: part.startIndex) + 1
      while part.last?.isWhitespace ?? false { part.removeLast() }
      return SettingText(text: String(part), place: TextPlace(file: file, line: number, column: column))
    }
    let said = row[..<remark(in: row)]
    guard !said.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) else { return nil }
    guard let sign = said.firstIndex(of: "=") else {
      name = piece(said)
      return
    }
    name = piece(said[..<sign])
    value = piece(said[said.index(after: sign)...])
  }
}

/// Where a comment begins: at a `#` at the start or after a space.
private func remark(in row: Substring) -> Substring.Index {
  var wasSpace = true
  for index in row.indices {
    if row[index] == "#", wasSpace { return index }
    wasSpace = row[index].isWhitespace
  }
  return row.endIndex
}

/// A setting: its name, its possible values, and how it is set.
private struct SettingEntry: Sendable {
  var name: String
  /// nil for any text.
  var choices: [String]?
  /// Whether it is a list of paths, separated by commas. They don't depend on the current folder.
  var isList: Bool
  var set: @Sendable (inout Settings, String) -> Void

  init(
    _ name: String, choices: [String]?, isList: Bool = false,
    _ set: @escaping @Sendable (inout Settings, String) -> Void
  ) {
    self.name = name
    self.choices = choices
    self.isList = isList
    self.set = set
  }

  func texts(of value: SettingText) -> [String] {
    guard isList else { return [value.text] }
    return value.text.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
  }

  func problem(with value: SettingText) -> Diagnostic? {
    let expected =
      isList
      ? "paths that begin with '/' or '~/'" : choices.map { $0.map { "'\($0)'" }.joined(separator: " or ") } ?? "a text"
    let texts = texts(of: value)
    guard !value.text.isEmpty, !texts.isEmpty else {
      return Diagnostic(.error, "'\(name)' has no value; expected \(expected)", at: value.place)
    }
    if isList, let path = texts.first(where: { !$0.hasPrefix("/") && !$0.hasPrefix("~/") }) {
      return Diagnostic(.error, "'\(path)' isn't the same path everywhere; expected \(expected)", at: value.place)
    }
    guard let choices, !choices.contains(value.text) else { return nil }
    return Diagnostic(
      .error, "'\(value.text)' is no value of '\(name)'; expected \(expected)", at: value.place,
      suggestion: Self.meant(value.text, among: choices))
  }

  /// Other words for yes and no mean those, whatever they look like.
  private static func meant(_ text: String, among choices: [String]) -> String? {
    let word = text.lowercased()
    if choices.contains("yes"), ["on", "true", "1", "y"].contains(word) { return "yes" }
    if choices.contains("no"), ["off", "false", "0", "n", "never"].contains(word) { return "no" }
    return nearestName(to: text, among: choices)
  }
}
