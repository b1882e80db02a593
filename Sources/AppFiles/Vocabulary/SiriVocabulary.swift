public import SimCatalog
public import SimDiagnostics
public import SimDialogue
public import SimRecognition

/// What Siri knows in one language, compiled from the files of `Vocabulary/Siri/<language>`.
public struct SiriVocabulary: Sendable {
  /// How sentences of the language are understood.
  public var language: Language
  /// What Siri says in it.
  public var lines: LineCatalogue

  /// The lines that Siri needs and the files don't have.
  public var missingLines: [String] { lines.missing }

  /// Reads and compiles one language, and nothing of the others.
  ///
  /// - Parameters:
  ///   - identifier: the language's folder, as `VocabularyFolder.language(for:)` gives it.
  ///   - catalog: the intents that phrases and lines may be for.
  ///   - diagnostics: receives what is wrong in the files; what is wrong is left out.
  public static func load(
    _ identifier: String, from folder: VocabularyFolder, catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]
  ) -> SiriVocabulary {
    LanguageSources(identifier, in: folder, diagnostics: &diagnostics).compiled(
      catalog: catalog, diagnostics: &diagnostics)
  }
}
