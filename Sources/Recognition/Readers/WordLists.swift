import SimDiagnostics

/// The word lists of one language, by name; those that a reader asks for are parsed.
struct WordLists: Sendable {
  private var lists: [String: WordList] = [:]

  /// The lists that readers are built from.
  static let names: Set<String> = [
    "numbers", "counts", "times", "spans", "units", "months", "monthdays", "weekdays", "dayparts",
    "regions", "currencies", "quantities", "measures", "cases", "seasons", "holidays",
  ]

  /// Reads `lists/*.list` among a language's files.
  init(files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    for file in files where file.path.hasSuffix(".list") && Self.names.contains(WordList.name(of: file.path)) {
      let list = WordList(path: file.path, text: file.text, diagnostics: &diagnostics)
      lists[list.name] = list
    }
  }

  subscript(name: String) -> WordList? { lists[name] }
}
