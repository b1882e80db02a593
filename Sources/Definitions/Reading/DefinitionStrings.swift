package import SimAppFiles
package import SimDiagnostics

/// The texts of a definition in one language.
package struct DefinitionStrings: Hashable, Sendable {
  /// By key.
  package var texts: [String: String] = [:]
  /// The places of the plain texts, by key.
  package var places: [String: FilePlace] = [:]
  /// By key; they take precedence over the plain ones.
  package var plurals: [String: StringsDictionary.Plural] = [:]

  /// No texts.
  package init() {}

  /// Adds a text; of several widths, the widest.
  mutating func add(_ entry: StringsTable.Entry) {
    if case .text(.plural(let plural)) = entry.value {
      plurals[entry.key] = plural
    } else if let text = entry.texts.first {
      texts[entry.key] = text.text
      places[entry.key] = text.place
    }
  }
}

extension StringsDictionary.Plural {
  /// The text for one plural class: every variable in that class, else in `other`.
  func text(_ category: String) -> String {
    var text = format
    for (name, variable) in variables {
      text.replace("%#@\(name)@", with: variable.forms[category] ?? variable.forms["other"] ?? "")
    }
    return text
  }

  /// The classes for which there is a text of its own.
  var categories: [String] { Set(variables.values.flatMap(\.forms.keys)).subtracting(["other"]).sorted() }
}
