import Glibc
import SimAppFiles
import SimCommandLine
import SimDiagnostics
import SimPolling
import SimSession
import SimTranscripts

extension SessionRunner {
  /// Plays transcripts, and replays those that a saved file concerns, until Ctrl-C: a saved transcript itself, or all
  /// of them after a save of a source, a vocabulary or a phrase.
  func replayWatching(_ request: ReplayRequest) throws -> Never {
    guard let watcher = FileWatcher(try Self.watchedFiles(of: request), endings: Self.watchedEndings) else {
      throw Failure("the system watches no more files; '--watch' can't hear what is saved")
    }
    var next = request
    while true {
      do {
        _ = try replay(next)
      } catch let failure as Failure {
        // The next save may mend what is broken now.
        Console.write(failure.text, to: STDERR_FILENO)
      }
      Console.write("sirisim: waiting for something to be saved; Ctrl-C ends it\n", to: STDERR_FILENO)
      next.paths = Self.wait(for: watcher, among: request)
    }
  }

  /// The endings of files that a replay depends on, apart from the compiler's outputs.
  private static let watchedEndings = [
    ".talk", ".swift", ".intentdefinition", ".plist", ".strings", ".xcstrings", ".phrases", ".rules", ".list", ".lines",
  ]

  /// A file in each folder that is watched with all that is below it.
  private static func watchedFiles(of request: ReplayRequest) throws -> [String] {
    let transcripts = self.transcripts(of: request)
    let folders = request.paths.filter { FileReader.isFolder($0) } + request.apps.filter { FileReader.isFolder($0) }
    // Without an app of the user's, the sample apps' vocabularies and Siri's phrases count.
    let vocabulary = try VocabularyFolder.found(request.options.vocabulary).path
    return transcripts + (folders + [vocabulary]).map { ($0.hasSuffix("/") ? $0 : $0 + "/") + ".talk" }
  }

  private static func transcripts(of request: ReplayRequest) -> [String] {
    var ignored: [Diagnostic] = []
    let paths = request.paths.map { path in
      FileReader.isFile(path) ? path : TalkSelection.place(path)?.path ?? path
    }
    return FileSearch.files(paths, ending: ".talk", diagnostics: &ignored)
  }

  /// Waits for a save.
  ///
  /// - Returns: the saved transcripts. After any other save the program restarts, because languages and apps are read
  ///   once in a process.
  private static func wait(for watcher: FileWatcher, among request: ReplayRequest) -> [String] {
    while true {
      _ = Poll.wait(for: [watcher])
      let changed = watcher.advance()
      if changed.isEmpty { continue }
      guard changed.allSatisfy({ $0.hasSuffix(".talk") }) else { beginAnew() }
      let absolute = Set(changed.map(FilePath.absolute))
      let saved = transcripts(of: request).filter { absolute.contains(FilePath.absolute($0)) }
      if !saved.isEmpty { return saved }
    }
  }

  private static func beginAnew() -> Never {
    var words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
    execv("/proc/self/exe", &words)
    Console.write("sirisim: error: sirisim can't be started again: error \(errno)\n", to: STDERR_FILENO)
    exit(ExitStatus.unreadable)
  }
}
