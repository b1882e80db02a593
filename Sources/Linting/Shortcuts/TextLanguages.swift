import SimUtterances

/// Which of Siri's languages a text of a definition or of a source is in.
///
/// Where no folder says it, a text is only called one of a language when one of that language's smallest words stands in it
/// (`checks/function-words.list`): a rule about words would rather stay silent than judge a language that isn't spoken here.
struct TextLanguages {
  private let languages: LanguageLibrary
  private let functionWords: CheckList

  init(_ languages: LanguageLibrary) {
    self.languages = languages
    functionWords = CheckList("function-words", languages)
  }

  /// The folder of the language; nil where nobody can say.
  ///
  /// - Parameter locale: of the folder in which the text stands; "" where none says it.
  func language(of text: String, locale: String) -> String? {
    guard locale.isEmpty else { return languages.name(for: locale) }
    // Kana are a sign of a language that shares its other characters with another one.
    guard !Self.hasKana(text) else { return nil }
    let found = languages.names.filter { WordSearch.first(of: functionWords.words(for: $0), in: text) != nil }
    return found.count == 1 ? found[0] : nil
  }

  static func hasKana(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
  }
}
