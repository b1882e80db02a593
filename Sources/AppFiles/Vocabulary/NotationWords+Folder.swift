package import SimDiagnostics
package import SimTranscripts

extension NotationWords {
  /// The words of all languages of a vocabulary, any of which a transcript may use: its header is read before its
  /// language is known.
  ///
  /// - Parameter diagnostics: receives what is wrong in the lists, which is left out.
  package init(of folder: VocabularyFolder, diagnostics: inout [Diagnostic]) {
    let lists = folder.transcriptLists(diagnostics: &diagnostics)
    self.init(files: lists.map { ($0.path, $0.text) }, diagnostics: &diagnostics)
    // A language without a list writes the words of its base.
    let listed = Set(lists.map { $0.path.prefix { $0 != "/" } })
    for language in folder.languages where !listed.contains(language[...]) {
      let base = folder.folders(of: language).first { listed.contains($0[...]) }
      if let base { write(language, as: base) }
    }
  }
}
