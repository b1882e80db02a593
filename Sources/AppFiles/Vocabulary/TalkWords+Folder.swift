public import SimDiagnostics
public import SimTranscripts

extension TalkWords {
  /// The words of all languages of a vocabulary, which any transcript may use: its header is read before anybody knows its
  /// language.
  ///
  /// - Parameter diagnostics: receives what is wrong in the lists; what is wrong is left out.
  public init(of folder: VocabularyFolder, diagnostics: inout [Diagnostic]) {
    let lists = folder.transcriptLists(diagnostics: &diagnostics)
    self.init(files: lists.map { ($0.path, $0.text) }, diagnostics: &diagnostics)
  }
}
