import SimPhrases

/// Words that a rule looks for, from `checks/<name>.list` of each language.
struct CheckList {
  private let words: [String: Set<String>]
  private let languages: LanguageLibrary

  init(_ name: String, _ languages: LanguageLibrary) {
    self.languages = languages
    var words: [String: Set<String>] = [:]
    for language in languages.names {
      words[language] = Set(languages.checks(name, of: language).map { NormalForm.of($0.text) })
    }
    self.words = words
  }

  /// Whether a text is one of the words of a locale's language, or of any language if none is given.
  func contains(_ text: String, in locale: String = "") -> Bool {
    let key = NormalForm.of(text)
    guard !locale.isEmpty else { return words.values.contains { $0.contains(key) } }
    return languages.name(for: locale).flatMap { words[$0]?.contains(key) } ?? false
  }

  /// The words of the language that serves a locale; of all languages if none is given.
  func words(for locale: String) -> Set<String> {
    guard !locale.isEmpty else { return words.values.reduce(into: []) { $0.formUnion($1) } }
    return languages.name(for: locale).flatMap { words[$0] } ?? []
  }
}
