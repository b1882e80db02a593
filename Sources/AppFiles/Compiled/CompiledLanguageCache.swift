import SimUtterances

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the compiled files of one language may lie: beside the vocabulary, and in the user's cache.
struct CompiledLanguageCache {
  private let identifier: String
  private let folder: VocabularyFolder
  private let cache: LanguageCache?

  init(_ identifier: String, in folder: VocabularyFolder, cache: LanguageCache?) {
    (self.identifier, self.folder, self.cache) = (identifier, folder, cache)
  }

  /// What the language's files held at earlier starts.
  var notes: [ContentsNote] {
    [folder.compiledNote(identifier), cache?.notePath(identifier, of: folder)].compactMap { $0 }.compactMap {
      ContentsNote(path: $0)
    }
  }

  /// The language that was compiled from files of some contents, if one is kept.
  func vocabulary(of key: UInt64) -> SiriVocabulary? {
    let installed = CompiledLanguageFile(path: folder.compiledLanguage(identifier), identifier: identifier)
    if let installed, installed.key == key,
      let vocabulary = SiriVocabulary(installed, identifier: identifier, in: folder)
    {
      return vocabulary
    }
    guard let path = cache?.path(identifier, key: key),
      let kept = CompiledLanguageFile(path: path, identifier: identifier), kept.key == key,
      let vocabulary = SiriVocabulary(kept, identifier: identifier, in: folder)
    else { return nil }
    LanguageCache.touch(path)
    return vocabulary
  }

  /// Whether the language that was compiled from files of some contents is kept; what is in its file isn't looked at.
  func holds(_ key: UInt64) -> Bool {
    [folder.compiledLanguage(identifier), cache?.path(identifier, key: key)].compactMap { $0 }.contains {
      access($0, R_OK) == 0
    }
  }

  /// Keeps a language for the next process that needs it.
  func keep(_ compiled: StoreWriter, of sources: LanguageSources) {
    guard let cache else { return }
    let path = cache.path(identifier, key: sources.key)
    if LanguageCache.write(CompiledLanguageFile.bytes(compiled, of: sources), to: path) { cache.tidy() }
  }

  /// Keeps a note of what the files hold.
  func keep(_ note: ContentsNote) {
    guard let cache else { return }
    LanguageCache.write(note.bytes(), to: cache.notePath(identifier, of: folder))
  }

  /// Compiles while others that need the same language wait, or waits for another who compiles it already.
  func whileOthersWait(
    for key: UInt64, kept: () -> SiriVocabulary?, compile: () -> SiriVocabulary
  ) -> SiriVocabulary {
    guard let cache else { return compile() }
    FileWriter.makeFolder(cache.folder)
    return CompilationLock.take(cache.path(identifier, key: key) + ".lock", kept: kept, compile: compile)
  }
}
