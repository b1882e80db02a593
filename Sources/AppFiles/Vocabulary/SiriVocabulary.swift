package import SimCatalog
package import SimDiagnostics
package import SimDialogue
package import SimRecognition
import SimUtterances

/// What Siri knows in one language, compiled from the files of `Vocabulary/Siri/<language>`.
package struct SiriVocabulary: Sendable {
  /// How sentences of the language are understood.
  package var language: Language
  /// What Siri says in it.
  package var lines: LineCatalogue

  /// The lines that Siri needs and the files don't have.
  package var missingLines: [String] { lines.missing }

  /// Reads and compiles one language, and nothing of the others.
  ///
  /// - Parameters:
  ///   - identifier: the language's folder, as `VocabularyFolder.language(for:)` gives it.
  ///   - catalog: the intents that phrases and lines may be for.
  ///   - diagnostics: receives what is wrong in the files, which is left out.
  package static func load(
    _ identifier: String, from folder: VocabularyFolder, catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]
  ) -> SiriVocabulary {
    LanguageSources(identifier, in: folder, diagnostics: &diagnostics).compiled(
      catalog: catalog, diagnostics: &diagnostics)
  }

  /// Takes a language from the file that was compiled from the same files; else compiles it, and keeps the result if
  /// nothing was wrong.
  ///
  /// SiriKit's catalogue is a part of the files' format; with intents that apps define, a language is compiled again.
  ///
  /// - Parameters:
  ///   - catalog: the intents that phrases and lines may be for.
  ///   - cache: where compiled languages are kept; nil keeps none.
  ///   - progress: receives how many of how many parts of a compilation are done.
  ///   - diagnostics: as for `load(_:from:diagnostics:)`; a language that is kept has nothing wrong in it.
  package static func load(
    _ identifier: String, from folder: VocabularyFolder, catalog: Catalog = .siriKit, cache: LanguageCache?,
    progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }, diagnostics: inout [Diagnostic]
  ) -> SiriVocabulary {
    guard catalog.identity == Catalog.siriKit.identity else {
      return LanguageSources(identifier, in: folder, diagnostics: &diagnostics).compiled(
        catalog: catalog, progress: progress, diagnostics: &diagnostics)
    }
    let compiledCache = CompiledLanguageCache(identifier, in: folder, cache: cache)
    for note in compiledCache.notes where note.manifest.holds(in: folder.path + "/Siri") {
      if let vocabulary = compiledCache.vocabulary(of: note.key) { return vocabulary }
    }
    let manifest = FileManifest(LanguageSources.paths(of: identifier, in: folder), in: folder.path + "/Siri")
    var problems: [Diagnostic] = []
    let sources = LanguageSources(identifier, in: folder, diagnostics: &problems)
    let note = ContentsNote(key: sources.key, manifest: manifest)
    // Files that can't be read are reported at every start.
    func kept() -> SiriVocabulary? { problems.isEmpty ? compiledCache.vocabulary(of: note.key) : nil }
    func compile() -> SiriVocabulary {
      let compiled = sources.compile(catalog: catalog, progress: progress, diagnostics: &problems)
      if problems.isEmpty { compiledCache.keep(compiled, of: sources) }
      return sources.vocabulary(compiled, catalog: catalog)
    }
    let vocabulary = kept() ?? compiledCache.whileOthersWait(for: note.key, kept: kept, compile: compile)
    // The next start needn't read the files.
    if problems.isEmpty { compiledCache.keep(note) }
    diagnostics += problems
    return vocabulary
  }

  /// Whether a language is compiled already, as far as the names and times of its files tell; if not, `load` takes
  /// seconds.
  ///
  /// - Parameters: as for `load(_:from:catalog:cache:diagnostics:)`.
  package static func isCompiled(
    _ identifier: String, in folder: VocabularyFolder, catalog: Catalog, cache: LanguageCache?
  ) -> Bool {
    guard catalog.identity == Catalog.siriKit.identity else { return false }
    let compiledCache = CompiledLanguageCache(identifier, in: folder, cache: cache)
    return compiledCache.notes.contains { compiledCache.holds($0.key) && $0.manifest.holds(in: folder.path + "/Siri") }
  }

  /// Compiles a language when sirisim is installed: into files beside the vocabulary.
  ///
  /// - Returns: whether they could be written; a language with problems isn't.
  package static func install(
    _ identifier: String, in folder: VocabularyFolder, catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]
  ) -> Bool {
    let manifest = FileManifest(LanguageSources.paths(of: identifier, in: folder), in: folder.path + "/Siri")
    var problems: [Diagnostic] = []
    let sources = LanguageSources(identifier, in: folder, diagnostics: &problems)
    let compiled = sources.compile(catalog: catalog, diagnostics: &problems)
    diagnostics += problems
    guard problems.isEmpty else { return false }
    let note = ContentsNote(key: sources.key, manifest: manifest)
    return LanguageCache.write(
      CompiledLanguageFile.bytes(compiled, of: sources), to: folder.compiledLanguage(identifier))
      && LanguageCache.write(note.bytes(), to: folder.compiledNote(identifier))
  }

  init(language: Language, lines: LineCatalogue) { (self.language, self.lines) = (language, lines) }

  /// Reads a compiled language in place; nil when it can't be read after all.
  init?(_ file: CompiledLanguageFile, identifier: String, in folder: VocabularyFolder) {
    var store = file.store
    do {
      language = try Language(&store) { LanguageSources(identifier, in: folder).all }
      lines = try LineCatalogue(&store, language.apostrophes)
    } catch {
      return nil
    }
  }
}
