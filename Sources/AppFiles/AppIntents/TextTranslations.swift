package import SimDiagnostics

/// Translations of texts, from files of strings and catalogues of strings: of each key one text a language, or a set of
/// phrases.
package struct TextTranslations: Hashable, Sendable {
  /// A translated text with its place.
  package struct Entry: Hashable, Sendable {
    /// In its language.
    package var text: String
    /// Its place in the file.
    package var place: TextPlace
  }

  /// By language and key, the first one first.
  package private(set) var entries: [String: [String: [Entry]]] = [:]
  /// The language of the keys, if a catalogue says it.
  package private(set) var sourceLanguage: String?

  /// No translations.
  package init() {}

  /// The languages in which there is something.
  package var languages: [String] { entries.keys.sorted() }

  /// The texts of a key in a language: several for a set of phrases.
  package func texts(_ key: String, in language: String) -> [Entry] { entries[language]?[key] ?? [] }

  /// Adds the texts of a file. What can't be read is reported, and the rest is read; what was read before wins.
  ///
  /// - Parameter locale: the language of a `.strings` file; a catalogue has all of them in it.
  package mutating func read(_ path: String, locale: String, diagnostics: inout [Diagnostic]) {
    let table = StringsTable(path)
    // Of a key that occurs twice the last one counts, as on a device.
    diagnostics += table.faults.filter { if case .repeatedPair = $0.kind { false } else { true } }.diagnostics
    sourceLanguage = sourceLanguage ?? table.sourceLanguage.map(LocaleName.normalised)
    for entry in table.entries {
      for text in entry.texts { add(text.text, entry.key, entry.language ?? locale, text.place.textPlace) }
    }
  }

  private mutating func add(_ text: String, _ key: String, _ language: String, _ place: TextPlace) {
    guard !text.isEmpty else { return }
    let entry = Entry(text: text, place: place)
    let language = LocaleName.normalised(language)
    if entries[language]?[key]?.contains(where: { $0.text == text }) == true { return }
    entries[language, default: [:]][key, default: []].append(entry)
  }
}
