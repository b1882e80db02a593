public import SimCatalog
public import SimDiagnostics
public import SimDialogue
public import SimRecognition
import SimUtterances

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

  /// Takes a language from the file that was compiled from it, as long as that holds; else compiles it, and keeps what came of
  /// it where nothing was wrong.
  ///
  /// SiriKit's catalogue is part of the program, whose number a compiled file bears; with what apps define besides, a
  /// language is compiled anew.
  ///
  /// - Parameters:
  ///   - catalog: the intents that phrases and lines may be for.
  ///   - cache: where compiled languages are kept; nil keeps none.
  ///   - diagnostics: as for `load(_:from:diagnostics:)`; a language that is kept has nothing wrong in it.
  public static func load(
    _ identifier: String, from folder: VocabularyFolder, catalog: Catalog = .siriKit, cache: LanguageCache?,
    diagnostics: inout [Diagnostic]
  ) -> SiriVocabulary {
    guard catalog.identity == Catalog.siriKit.identity else {
      return load(identifier, from: folder, catalog: catalog, diagnostics: &diagnostics)
    }
    let program = ProgramIdentity.current
    let kept = cache?.path(identifier, of: folder, program: program)
    let files = [folder.compiledLanguage(identifier), kept].compactMap { $0 }.compactMap {
      CompiledLanguageFile(path: $0, identifier: identifier, program: program)
    }
    for file in files where file.manifest.holds(in: folder.path + "/Siri") {
      if let vocabulary = SiriVocabulary(file, identifier: identifier, in: folder) { return vocabulary }
    }
    let manifest = FileManifest(LanguageSources.paths(of: identifier, in: folder), in: folder.path + "/Siri")
    var problems: [Diagnostic] = []
    let sources = LanguageSources(identifier, in: folder, diagnostics: &problems)
    for file in files where file.key == sources.key {
      guard let vocabulary = SiriVocabulary(file, identifier: identifier, in: folder) else { continue }
      // The same contents under other times: the next start needn't read them.
      keep(file.store.rest, of: sources, manifest, at: kept, in: cache, program)
      return vocabulary
    }
    let compiled = sources.compile(catalog: catalog, diagnostics: &problems)
    if problems.isEmpty { keep(compiled, of: sources, manifest, at: kept, in: cache, program) }
    diagnostics += problems
    return sources.vocabulary(compiled, catalog: catalog)
  }

  /// Compiles a language for those who install it: into the file that lies beside the vocabulary.
  ///
  /// - Returns: whether it could be written; a language with problems isn't.
  public static func install(
    _ identifier: String, in folder: VocabularyFolder, catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]
  ) -> Bool {
    let manifest = FileManifest(LanguageSources.paths(of: identifier, in: folder), in: folder.path + "/Siri")
    var problems: [Diagnostic] = []
    let sources = LanguageSources(identifier, in: folder, diagnostics: &problems)
    let compiled = sources.compile(catalog: catalog, diagnostics: &problems)
    diagnostics += problems
    guard problems.isEmpty else { return false }
    let bytes = CompiledLanguageFile.bytes(
      compiled, identifier: identifier, program: ProgramIdentity.current, key: sources.key, manifest: manifest)
    return LanguageCache.write(bytes, to: folder.compiledLanguage(identifier))
  }

  private static func keep(
    _ compiled: StoreWriter, of sources: LanguageSources, _ manifest: FileManifest, at path: String?,
    in cache: LanguageCache?, _ program: String
  ) {
    guard let path, let cache else { return }
    let bytes = CompiledLanguageFile.bytes(
      compiled, identifier: sources.identifier, program: program, key: sources.key, manifest: manifest)
    if LanguageCache.write(bytes, to: path) { cache.tidy() }
  }

  init(language: Language, lines: LineCatalogue) { (self.language, self.lines) = (language, lines) }

  /// Reads a compiled language in place; nil when it can't be read after all.
  private init?(_ file: CompiledLanguageFile, identifier: String, in folder: VocabularyFolder) {
    var store = file.store
    do {
      language = try Language(&store) {
        var unheard: [Diagnostic] = []
        return LanguageSources(identifier, in: folder, diagnostics: &unheard).all
      }
      lines = try LineCatalogue(&store, language.apostrophes)
    } catch {
      return nil
    }
  }
}
