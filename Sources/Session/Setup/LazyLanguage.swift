import SimAppFiles
import SimDiagnostics
import Synchronization

/// A language that is read once in the process, by the thread that needs it first; the others wait for that thread.
final class LazyLanguage: Sendable {
  private let name: String
  private let folder: VocabularyFolder
  private let read = Mutex<SessionLanguage?>(nil)

  private init(name: String, folder: VocabularyFolder) {
    self.name = name
    self.folder = folder
  }

  /// The language of a folder's name: the same one for everybody who asks.
  static func of(_ name: String, in folder: VocabularyFolder) -> LazyLanguage {
    all.withLock { all in
      let path = folder.path + "/" + name
      if let known = all[path] { return known }
      let language = LazyLanguage(name: name, folder: folder)
      all[path] = language
      return language
    }
  }

  private static let all = Mutex<[String: LazyLanguage]>([:])

  /// What was wrong in the files of the languages that have been read so far.
  static var problems: [Diagnostic] { found.withLock { $0 } }

  private static let found = Mutex<[Diagnostic]>([])

  /// The phrases and lines. What is wrong in their files is left out.
  var value: SessionLanguage {
    read.withLock { read in
      if let read { return read }
      var problems: [Diagnostic] = []
      let siri = SiriVocabulary.load(name, from: folder, diagnostics: &problems)
      let language = SessionLanguage(language: siri.language, lines: siri.lines)
      read = language
      if !problems.isEmpty { Self.found.withLock { $0 += problems } }
      return language
    }
  }
}
