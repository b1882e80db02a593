import SimAppFiles
import SimCatalog
import SimDiagnostics
import Synchronization

/// A language that is read once in the process, by the thread that needs it first; the others wait for that thread.
package final class LazyLanguage: Sendable {
  private let name: String
  private let folder: VocabularyFolder
  private let catalog: Catalog
  private let cache: LanguageCache?
  private let read = Mutex<SessionLanguage?>(nil)
  /// Who wants to know how far its compilation is.
  private let listeners = Mutex<[Listener]>([])

  /// Receives how many of how many parts of a compilation are done.
  package typealias Listener = @Sendable (_ done: Int, _ count: Int) -> Void

  private init(name: String, folder: VocabularyFolder, catalog: Catalog, cache: LanguageCache?) {
    self.name = name
    self.folder = folder
    self.catalog = catalog
    self.cache = cache
  }

  /// The language of a folder's name: one object for all that ask with the same catalogue.
  ///
  /// - Parameters:
  ///   - catalog: the intents that its phrases may be for.
  ///   - cache: where its compiled file is kept; that of the first call counts.
  static func of(
    _ name: String, in folder: VocabularyFolder, catalog: Catalog, cache: LanguageCache?
  ) -> LazyLanguage {
    all.withLock { all in
      let key = Key(path: folder.path + "/" + name, catalog: catalog.identity)
      if let known = all[key] { return known }
      let language = LazyLanguage(name: name, folder: folder, catalog: catalog, cache: cache)
      all[key] = language
      return language
    }
  }

  private struct Key: Hashable {
    var path: String
    var catalog: ObjectIdentifier
  }

  private static let all = Mutex<[Key: LazyLanguage]>([:])

  /// What was wrong in the files of the languages that have been read so far.
  static var problems: [Diagnostic] { found.withLock { $0 } }

  private static let found = Mutex<[Diagnostic]>([])

  /// Whether reading it takes no longer than a file does.
  var isCompiled: Bool {
    // Another thread reads it while this one can't look; whoever asks waits for that thread, and shows that.
    read.withLockIfAvailable { $0 != nil } ?? false
      || SiriVocabulary.isCompiled(name, in: folder, catalog: catalog, cache: cache)
  }

  /// The phrases and lines. What is wrong in their files is left out.
  var value: SessionLanguage { value(nil) }

  /// The same.
  ///
  /// - Parameter listener: is told how far the compilation is, if it has to be compiled, whichever thread does that.
  func value(_ listener: Listener?) -> SessionLanguage {
    if let listener { listeners.withLock { $0.append(listener) } }
    return read.withLock { read in
      if let read { return read }
      var problems: [Diagnostic] = []
      let siri = SiriVocabulary.load(
        name, from: folder, catalog: catalog, cache: cache,
        progress: { done, count in for listener in listeners.withLock({ $0 }) { listener(done, count) } },
        diagnostics: &problems)
      let language = SessionLanguage(language: siri.language, lines: siri.lines)
      read = language
      if !problems.isEmpty { Self.found.withLock { $0 += problems } }
      return language
    }
  }
}
