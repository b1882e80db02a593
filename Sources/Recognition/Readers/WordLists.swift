import SimDiagnostics

/// The word lists of one language, by name.
struct WordLists: Sendable {
  private var lists: [String: WordList] = [:]

  /// Reads `lists/*.list` among a language's files.
  init(files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    for file in files where file.path.hasSuffix(".list") {
      let list = WordList(path: file.path, text: file.text, diagnostics: &diagnostics)
      lists[list.name] = list
    }
  }

  subscript(name: String) -> WordList? { lists[name] }
}
