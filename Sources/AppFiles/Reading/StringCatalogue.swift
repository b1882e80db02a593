package import SimDiagnostics
import SimText

/// A catalogue of strings (`.xcstrings`): the texts of all languages in one file.
package struct StringCatalogue: Hashable, Sendable {
  /// What a key is in a language.
  package enum Value: Hashable, Sendable {
    case text(StringsDictionary.Text)
    /// Phrases, any of which will do.
    case set([String])

    /// Its texts when no number is known.
    package var texts: [String] {
      switch self {
      case .set(let texts): texts
      case .text(.plain(let text)): [text]
      case .text(.widths(let variants)): variants.last.map { [$0.text] } ?? []
      // Of a text that is nothing but forms of a number, the one for all other numbers.
      case .text(.plural(let plural)): [plural.variables[StringCatalogue.whole]?.forms["other"] ?? plural.format]
      }
    }
  }

  /// A translation.
  package struct Entry: Hashable, Sendable {
    /// As the code has it.
    package var key: String
    /// As the file has it.
    package var language: String
    /// In that language.
    package var value: Value
  }

  /// In the order of the file.
  package private(set) var entries: [Entry] = []
  /// All keys, in the order of the file: in the source's language a key without a translation is its own text.
  package private(set) var keys: [String] = []
  /// Those of them that somebody wrote by hand, and that no source brought.
  package private(set) var manualKeys: [String] = []
  /// The language of the keys, if the file says it.
  package private(set) var sourceLanguage: String?

  /// The variable of a text that depends on a number as a whole.
  package static let whole = "value"

  /// How deep variants may be nested: a plural, for example, inside the text of a device.
  private static let deepest = 8

  /// Reads a file; nil if none of it can be read.
  package init?(_ text: String, file path: String, diagnostics: inout [Diagnostic]) {
    let bytes = Array(text.utf8)
    let root: JSONValue
    do {
      root = try JSONReader.read(bytes)
    } catch {
      diagnostics.append(
        Diagnostic(
          .warning, "the catalogue of strings can't be read: \(error.message)",
          at: LineIndex(bytes).place(of: error.offset, in: path)))
      return nil
    }
    sourceLanguage = root["sourceLanguage"]?.text
    guard case .object(let strings)? = root["strings"] else {
      diagnostics.append(
        Diagnostic(.warning, "the catalogue of strings has no 'strings'", at: TextPlace(file: path, line: 1)))
      return
    }
    for string in strings {
      keys.append(string.key)
      if string.value["extractionState"]?.text == "manual" { manualKeys.append(string.key) }
      guard case .object(let languages)? = string.value["localizations"] else { continue }
      for language in languages {
        if Self.isDamaged(language.value) {
          diagnostics.append(Self.unreadable(string.key, language.key, text, path))
        }
        guard let value = Self.value(of: language.value) else { continue }
        entries.append(Entry(key: string.key, language: language.key, value: value))
      }
    }
  }

  /// Whether something else is found where a text, or forms of one, must be; a language without a text is no damage.
  private static func isDamaged(_ unit: JSONValue) -> Bool {
    guard case .object(let members) = unit else { return true }
    return members.contains { member in
      switch (member.key, member.value) {
      case ("stringUnit", .object): member.value["value"].map { $0.text == nil } ?? false
      case ("stringSet", .object): (member.value["values"]?.elements ?? []).contains { $0.text == nil }
      case ("variations", .object(let variations)):
        variations.contains { variation in if case .object = variation.value { false } else { true } }
      case ("stringUnit", _), ("stringSet", _), ("variations", _): true
      default: false
      }
    }
  }

  /// At the line of its key.
  private static func unreadable(_ key: String, _ language: String, _ text: String, _ path: String) -> Diagnostic {
    let line = text.firstRange(of: "\"\(key)\"").map { text[..<$0.lowerBound].count { $0.isNewline } + 1 } ?? 1
    return Diagnostic(
      .warning, "the text of '\(key)' in '\(language)' can't be read", at: TextPlace(file: path, line: line))
  }

  private static func value(of unit: JSONValue) -> Value? {
    if let set = unit["stringSet"]?["values"] { return .set(set.elements.compactMap(\.text)) }
    return text(of: unit, depth: 0).map { .text($0) }
  }

  private static func text(of unit: JSONValue, depth: Int) -> StringsDictionary.Text? {
    if let text = unit["stringUnit"]?["value"]?.text {
      let variables = variables(of: unit)
      return variables.isEmpty ? .plain(text) : .plural(plural(text, variables))
    }
    guard depth < deepest, let variations = unit["variations"] else { return nil }
    if let plural = variations["plural"] {
      let forms = forms(of: plural)
      guard !forms.isEmpty else { return nil }
      let variable = StringsDictionary.Variable(valueType: "lld", forms: forms)
      return .plural(StringsDictionary.Plural(format: "%#@\(whole)@", variables: [whole: variable]))
    }
    guard let device = variations["device"], case .object(let devices) = device else { return nil }
    return (device["iphone"] ?? device["other"] ?? devices.first?.value).flatMap { text(of: $0, depth: depth + 1) }
  }

  private static func forms(of plural: JSONValue) -> [String: String] {
    guard case .object(let forms) = plural else { return [:] }
    return Dictionary(
      forms.compactMap { form in form.value["stringUnit"]?["value"]?.text.map { (form.key, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The variants of each variable of a text, with the number of the argument that they depend on.
  private static func variables(of unit: JSONValue) -> [(name: String, number: Int?, StringsDictionary.Variable)] {
    guard case .object(let substitutions)? = unit["substitutions"] else { return [] }
    return substitutions.compactMap { substitution in
      guard let plural = substitution.value["variations"]?["plural"] else { return nil }
      let number: Int? = if case .integer(let number)? = substitution.value["argNum"] { number } else { nil }
      let type = substitution.value["formatSpecifier"]?.text ?? "lld"
      return (substitution.key, number, StringsDictionary.Variable(valueType: type, forms: forms(of: plural)))
    }
  }

  private static func plural(
    _ text: String, _ variables: [(name: String, number: Int?, StringsDictionary.Variable)]
  ) -> StringsDictionary.Plural {
    var plural = StringsDictionary.Plural(format: text, variables: [:])
    for (name, number, variable) in variables {
      if let number { plural.format.replace("%#@\(name)@", with: "%\(number)$#@\(name)@") }
      plural.variables[name] = variable
    }
    return plural
  }
}
