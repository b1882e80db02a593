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

  /// Reads one language, and nothing of the others.
  ///
  /// - Parameters:
  ///   - identifier: the language's folder, as `VocabularyFolder.language(for:)` gives it.
  ///   - catalog: the intents that phrases and lines may be for.
  ///   - diagnostics: receives what is wrong in the files; what is wrong is left out.
  public static func load(
    _ identifier: String, from folder: VocabularyFolder, catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]
  ) -> SiriVocabulary {
    let files = files(of: identifier, in: folder, diagnostics: &diagnostics)
    let said = [identifier + "/lines/", identifier + "/answers/"]
    let lines = files.filter { file in said.contains { file.path.hasPrefix($0) } }
    let others = files.filter { file in !said.contains { file.path.hasPrefix($0) } }
    let rules = shared(".rules", in: folder, diagnostics: &diagnostics)
    let readings = shared(".readings", in: folder, diagnostics: &diagnostics)
    return SiriVocabulary(
      language: Language(identifier: identifier, files: others + readings, catalog: catalog, diagnostics: &diagnostics),
      lines: LineCatalogue(
        files: (rules + lines).map { ($0.path, $0.text) }, catalog: catalog, diagnostics: &diagnostics))
  }

  /// What holds in every language: `Vocabulary/Siri/*.rules` and `*.readings`.
  static func shared(
    _ ending: String, in folder: VocabularyFolder, diagnostics: inout [Diagnostic]
  ) -> [LanguageFile] {
    FileReader.entries(of: folder.path + "/Siri").compactMap { entry in
      guard !entry.isFolder, entry.name.hasSuffix(ending),
        let text = FileReader.text(of: folder.path + "/Siri/" + entry.name, diagnostics: &diagnostics)
      else { return nil }
      return LanguageFile(path: entry.name, text: text)
    }
  }

  /// Every file below a language's folder that the language is compiled from, in the order of their paths.
  public static func files(
    of identifier: String, in folder: VocabularyFolder, diagnostics: inout [Diagnostic]
  ) -> [LanguageFile] {
    var files: [LanguageFile] = []
    collect(identifier, below: folder.path + "/Siri/", depth: 0, &files, &diagnostics)
    return files
  }

  private static func collect(
    _ path: String, below root: String, depth: Int, _ files: inout [LanguageFile], _ diagnostics: inout [Diagnostic]
  ) {
    guard depth < 8 else { return }
    for entry in FileReader.entries(of: root + path) {
      let inner = path + "/" + entry.name
      if entry.isFolder {
        collect(inner, below: root, depth: depth + 1, &files, &diagnostics)
      } else if !entry.name.hasSuffix("~"), entry.name != VocabularyFolder.transcriptList,
        let text = FileReader.text(of: root + inner, diagnostics: &diagnostics)
      {
        files.append(LanguageFile(path: inner, text: text))
      }
    }
  }
}
