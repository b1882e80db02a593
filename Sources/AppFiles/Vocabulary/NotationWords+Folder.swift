package import SimDiagnostics
package import SimTranscripts

extension NotationWords {
  /// The words of all languages of a vocabulary, which any transcript may use: its header is read before anybody knows its
  /// language.
  ///
  /// - Parameter diagnostics: receives what is wrong in the lists; what is wrong is left out.
  package init(of folder: VocabularyFolder, diagnostics: inout [Diagnostic]) {
    let lists = folder.transcriptLists(diagnostics: &diagnostics)
    self.init(files: lists.map { ($0.path, $0.text) }, diagnostics: &diagnostics)
    // A language without a list writes the words of the one that it rests on.
    let listed = Set(lists.map { $0.path.prefix { $0 != "/" } })
    for language in folder.languages where !listed.contains(language[...]) {
      let base = folder.folders(of: language).first { listed.contains($0[...]) }
      if let base { write(language, as: base) }
    }
  }
}
