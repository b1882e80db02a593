package import SimCatalog
package import SimDiagnostics
import SimDialogue
package import SimPhrases
package import SimRecognition
import SimUtterances

/// The files of one language, read and not yet compiled: its own, and those that it takes from the languages below it.
///
/// Every language is compiled here, so that `check`, `phrases` and the tests look at what a conversation understands.
package struct LanguageSources: Sendable {
  /// The language's folder: `en`, `zh-Hans`.
  package let identifier: String
  /// Phrases, rules and lists of the language, in the order of their paths in its folder.
  package let files: [LanguageFile]
  /// Siri's lines, and the words that answer her.
  package let said: [LanguageFile]
  /// The rules of the dialogue, which hold in every language.
  private let rules: [LanguageFile]
  /// How characters sound, which holds in every language.
  private let readings: [LanguageFile]
  /// The files whose lines come from several languages.
  private let layered: [String: LayeredFile]
  /// A number for the names and contents of all files.
  let key: UInt64

  /// Reads one language, and nothing of the others.
  ///
  /// - Parameters:
  ///   - identifier: the language's folder, as `VocabularyFolder.language(for:)` gives it.
  ///   - diagnostics: receives which files can't be read; they are left out.
  package init(_ identifier: String, in folder: VocabularyFolder, diagnostics: inout [Diagnostic]) {
    self.identifier = identifier
    let bases = LanguageBases(identifier, in: folder, diagnostics: &diagnostics)
    let layers = LanguageLayers(bases, in: folder, diagnostics: &diagnostics).files
    let all = layers.map(\.file)
    said = all.filter { $0.pathInLanguage.hasPrefix("lines/") }
    files = all.filter { !$0.pathInLanguage.hasPrefix("lines/") }
    layered = Dictionary(uniqueKeysWithValues: layers.filter(\.isOfSeveral).map { ($0.file.path, $0) })
    rules = Self.shared(".rules", in: folder, diagnostics: &diagnostics)
    readings = Self.shared(".readings", in: folder, diagnostics: &diagnostics)
    key = Self.key(of: files + readings + said + rules)
  }

  /// Reads one language whose problems have been reported already.
  package init(_ identifier: String, in folder: VocabularyFolder) {
    var ignored: [Diagnostic] = []
    self.init(identifier, in: folder, diagnostics: &ignored)
  }

  /// All but the lines: what phrases are made of.
  var all: [LanguageFile] { files + readings }

  /// Compiles them.
  ///
  /// - Parameters:
  ///   - catalog: the intents that phrases and lines may be for.
  ///   - progress: receives how many of how many parts of the work are done.
  ///   - diagnostics: receives what is wrong in the files, which is left out.
  package func compiled(
    catalog: Catalog = .siriKit, progress: (_ done: Int, _ count: Int) -> Void = { _, _ in },
    diagnostics: inout [Diagnostic]
  ) -> SiriVocabulary {
    vocabulary(compile(catalog: catalog, progress: progress, diagnostics: &diagnostics), catalog: catalog)
  }

  /// Compiles them into bytes, which `vocabulary(_:catalog:)` reads.
  ///
  /// - Parameter progress: receives how many of how many parts of the work are done.
  func compile(
    catalog: Catalog, progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }, diagnostics: inout [Diagnostic]
  ) -> StoreWriter {
    var found: [Diagnostic] = []
    var store = Language.compile(
      identifier: identifier, files: all, catalog: catalog, progress: progress, diagnostics: &found)
    LineCatalogue.compile(
      files: (rules + said).map { ($0.path, $0.text) }, catalog: catalog, to: &store, diagnostics: &found)
    diagnostics += found.map(placed)
    return store
  }

  /// A problem, at the place where the line really is.
  private func placed(_ problem: Diagnostic) -> Diagnostic {
    guard let place = problem.place, let file = place.file.flatMap({ layered[$0] }) else { return problem }
    var problem = problem
    problem.place = file.place(place)
    return problem
  }

  /// The entries of one list of a language, without the rest of it; none where neither it nor a language below has the
  /// list.
  ///
  /// - Parameters:
  ///   - path: in the language's folder, `checks/calls.list`.
  ///   - identifier: the language's folder.
  package static func entries(
    of path: String, in identifier: String, _ folder: VocabularyFolder
  ) -> [ListFile.Entry] {
    // It is reported with the language.
    var ignored: [Diagnostic] = []
    let bases = LanguageBases(identifier, in: folder, diagnostics: &ignored)
    return LanguageLayers(bases, only: path, in: folder, diagnostics: &ignored).files.flatMap {
      $0.entries(diagnostics: &ignored)
    }
  }

  /// The language that some bytes hold.
  ///
  /// - Parameter catalog: the one with which they were compiled.
  func vocabulary(_ compiled: StoreWriter, catalog: Catalog) -> SiriVocabulary {
    var store = StoreReader(StoredBytes(compiled.bytes))
    let files = all
    do {
      let language = try Language(&store, catalog: catalog) { files }
      return SiriVocabulary(
        language: language, lines: try LineCatalogue(&store, language.apostrophes, catalog: catalog))
    } catch {
      // This program has just written what it reads.
      fatalError("a language that was compiled can't be read")
    }
  }

  private static func key(of files: [LanguageFile]) -> UInt64 {
    var bytes: [UInt8] = []
    for file in files {
      bytes.append(contentsOf: file.path.utf8)
      bytes.append(0)
      withUnsafeBytes(of: UInt64(file.text.utf8.count)) { bytes.append(contentsOf: $0) }
      bytes.append(contentsOf: file.text.utf8)
    }
    return bytes.withUnsafeBytes { StoredBytes.checksum($0, from: 0) }
  }

  /// Every file and folder whose change could change the language, below the folder `Siri`.
  static func paths(of identifier: String, in folder: VocabularyFolder) -> [String] {
    var paths = ["."]
    for entry in FileReader.entries(of: folder.path + "/Siri") where !entry.isFolder { paths.append(entry.name) }
    func collect(_ path: String, depth: Int) {
      guard depth < 8 else { return }
      paths.append(path)
      for entry in FileReader.entries(of: folder.path + "/Siri/" + path) {
        if entry.isFolder {
          collect(path + "/" + entry.name, depth: depth + 1)
        } else {
          paths.append(path + "/" + entry.name)
        }
      }
    }
    for name in folder.folders(of: identifier) { collect(name, depth: 0) }
    return paths
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
}
