public import SimCatalog
public import SimDiagnostics
import SimDialogue
public import SimRecognition

/// The files of one language, read and not yet compiled.
///
/// Everything that compiles a language does it here: what a conversation understands is what `check`, `phrases` and the
/// tests look at.
public struct LanguageSources: Sendable {
  /// The language's folder: `en`, `zh-Hans`.
  public let identifier: String
  /// Phrases, rules and lists below the language's folder, in the order of their paths.
  public let files: [LanguageFile]
  /// Siri's lines, and the words that answer her.
  private let said: [LanguageFile]
  /// The rules of the dialogue, which hold in every language.
  private let rules: [LanguageFile]
  /// How characters sound, which holds in every language.
  private let readings: [LanguageFile]

  /// Reads one language, and nothing of the others.
  ///
  /// - Parameters:
  ///   - identifier: the language's folder, as `VocabularyFolder.language(for:)` gives it.
  ///   - diagnostics: receives which files can't be read; they are left out.
  public init(_ identifier: String, in folder: VocabularyFolder, diagnostics: inout [Diagnostic]) {
    self.identifier = identifier
    let all = Self.files(of: identifier, in: folder, diagnostics: &diagnostics)
    let folders = [identifier + "/lines/", identifier + "/answers/"]
    said = all.filter { file in folders.contains { file.path.hasPrefix($0) } }
    files = all.filter { file in !folders.contains { file.path.hasPrefix($0) } }
    rules = Self.shared(".rules", in: folder, diagnostics: &diagnostics)
    readings = Self.shared(".readings", in: folder, diagnostics: &diagnostics)
  }

  /// Compiles them.
  ///
  /// - Parameters:
  ///   - catalog: the intents that phrases and lines may be for.
  ///   - diagnostics: receives what is wrong in the files; what is wrong is left out.
  public func compiled(catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]) -> SiriVocabulary {
    SiriVocabulary(
      language: Language(identifier: identifier, files: files + readings, catalog: catalog, diagnostics: &diagnostics),
      lines: LineCatalogue(
        files: (rules + said).map { ($0.path, $0.text) }, catalog: catalog, diagnostics: &diagnostics))
  }

  /// What holds in every language: `Vocabulary/Siri/*.rules` and `*.readings`.
  private static func shared(
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
  private static func files(
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
