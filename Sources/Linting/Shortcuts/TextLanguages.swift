import SimUtterances

/// Which of Siri's languages a text of a definition or of a source is in.
///
/// If no folder says so, a text only counts as a language's if it contains one of its function words
/// (`checks/function-words.list`): better that a rule about words stays silent than that it judges an unknown language.
struct TextLanguages {
  private let languages: LanguageLibrary
  private let functionWords: CheckList

  init(_ languages: LanguageLibrary) {
    self.languages = languages
    functionWords = CheckList("function-words", languages)
  }

  /// The folder of the language; nil if it isn't known.
  ///
  /// - Parameter locale: of the folder that contains the text; "" if none says it.
  func language(of text: String, locale: String) -> String? {
    guard locale.isEmpty else { return languages.name(for: locale) }
    // Kana mark a language that shares its other characters with another one.
    guard !Self.hasKana(text) else { return nil }
    let found = languages.names.filter { WordSearch.first(of: functionWords.words(for: $0), in: text) != nil }
    return found.count == 1 ? found[0] : nil
  }

  static func hasKana(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
  }
}
