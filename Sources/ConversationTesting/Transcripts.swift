import SimAppFiles
import SimDiagnostics
import SimPolling
import SimSession
import SimTranscripts

/// A folder of transcripts as tests: one conversation, one test.
///
/// ```swift
/// @Test(arguments: Transcripts(in: "Talks"))
/// func holds(_ conversation: TranscriptConversation) async {
///   await conversation.expectHolds(with: pigeon)
/// }
/// ```
public struct Transcripts: Sendable, RandomAccessCollection {
  /// The paths of the `.talk` files, sorted; empty when there are none.
  public let files: [String]
  /// The conversations of all files, in order. A file that can't be read, or has none, counts as one, which fails when
  /// it is replayed; so does a folder without a transcript.
  public let conversations: [TranscriptConversation]

  /// - Parameter folder: a folder, or one file.
  public init(_ folder: String) {
    var problems: [Diagnostic] = []
    files = FileSearch.files([folder], ending: ".talk", diagnostics: &problems)
    conversations = files.isEmpty ? [TranscriptConversation(file: folder, index: 0)] : Self.conversations(of: files)
  }

  /// A folder, or one file, beside the test; if it isn't there, in the folder in which the tests are run.
  ///
  /// - Parameter source: the test's own file.
  public init(in folder: String, source: String = #filePath) {
    let beside = FilePath.folder(of: source) + "/" + folder
    self.init(!folder.hasPrefix("/") && FileReader.exists(beside) ? beside : folder)
  }

  /// The index of the first conversation.
  public var startIndex: Int { conversations.startIndex }
  /// The index after the last one.
  public var endIndex: Int { conversations.endIndex }
  /// A conversation by its place.
  public subscript(position: Int) -> TranscriptConversation { conversations[position] }

  private static func conversations(of files: [String]) -> [TranscriptConversation] {
    files.flatMap { file in
      var problems: [Diagnostic] = []
      let text = FileReader.text(of: file, diagnostics: &problems) ?? ""
      let found = TalkFile.parse(text, file: file).conversations.filter { !$0.turns.isEmpty }
      guard !found.isEmpty else { return [TranscriptConversation(file: file, index: 0, title: nil)] }
      return found.enumerated().map { TranscriptConversation(file: file, index: $0.offset, title: $0.element.title) }
    }
  }

  /// The result of transcripts.
  public struct Verdict: Sendable {
    /// Every difference, with its place, in the transcript's own notation; empty when the transcript passes.
    public let differences: String
    /// The same, one for each turn that differs, and one for the differences outside of turns.
    public let turns: [String]
    /// The file as `sirisim accept` would write it; nil if nothing can be accepted.
    public let accepted: String?
    /// How many turns expect nothing.
    public let uncheckedTurns: Int
  }

  /// Plays one transcript against the apps' own code.
  ///
  /// - Parameters:
  ///   - file: the path of a `.talk` file.
  ///   - apps: folders of apps, or projects; empty for the sample apps.
  ///   - builds: whether their programs are built from their sources, once in a run of tests.
  ///   - strict: whether a turn that expects nothing counts as a difference.
  public static func replay(
    _ file: String, apps: [String] = [], builds: Bool = true, strict: Bool = true
  ) async -> Verdict {
    await replay(file, strict: strict) {
      let library = try BuiltLibrary.open(apps, builds: builds)
      return (library, TranscriptReplay(library: library))
    }
  }

  /// Plays one transcript against an extension that runs in this process.
  ///
  /// - Parameters:
  ///   - file: the path of a `.talk` file.
  ///   - tested: the extension.
  ///   - strict: whether a turn that expects nothing counts as a difference.
  public static func replay(_ file: String, with tested: TestedExtension, strict: Bool = true) async -> Verdict {
    await replay(file, strict: strict) {
      let library = try tested.library()
      return (library, tested.replay(in: library))
    }
  }

  /// Plays on a separate thread: the replay waits for the handler, and an asynchronous handler needs the threads that
  /// tests run on.
  ///
  /// - Parameter index: the index of the only conversation; nil plays all.
  static func replay(
    _ file: String, conversation index: Int? = nil, strict: Bool,
    open: @escaping @Sendable () throws -> (SessionLibrary, TranscriptReplay)
  ) async -> Verdict {
    await withCheckedContinuation { continuation in
      BackgroundThread.run {
        continuation.resume(returning: verdict(file, conversation: index, strict: strict, open: open))
      }
    }
  }

  private static func verdict(
    _ file: String, conversation index: Int?, strict: Bool, open: () throws -> (SessionLibrary, TranscriptReplay)
  ) -> Verdict {
    do {
      let (library, replay) = try open()
      var problems: [Diagnostic] = []
      guard let text = FileReader.text(of: file, diagnostics: &problems) else {
        return Verdict(problems)
      }
      var talk = TalkFile.parse(text, file: file, catalog: library.catalog, words: library.notationWords)
      if let index {
        let conversations = talk.conversations.filter { !$0.turns.isEmpty }
        talk.conversations = conversations.indices.contains(index) ? [conversations[index]] : []
      }
      guard !talk.turns.isEmpty else {
        return Verdict([
          Diagnostic(
            .error, "the transcript has no such conversation; expected turns '> ...' or '* ...'",
            at: TextPlace(file: file, line: 1))
        ])
      }
      return Verdict(replay.run(talk), of: talk, isWhole: index == nil, strict: strict)
    } catch let problem as Diagnostic {
      return Verdict([problem])
    } catch {
      return Verdict(differences: "\(error)", turns: ["\(error)"], accepted: nil, uncheckedTurns: 0)
    }
  }
}

extension Transcripts.Verdict {
  /// The verdict on a transcript that can't be read.
  init(_ problems: [Diagnostic]) {
    let texts = problems.map { DiagnosticPrinter().text(of: $0) }
    self.init(differences: texts.joined(), turns: texts, accepted: nil, uncheckedTurns: 0)
  }

  /// The differences; none if the header expects a failure (`Fails:`), and if the transcript no longer fails, a report
  /// of that.
  ///
  /// - Parameter isWhole: false for a single conversation, which may pass in a file that is known to fail.
  init(_ result: TranscriptResult, of file: TalkFile, isWhole: Bool, strict: Bool) {
    let unchecked = result.uncheckedCount
    guard result.failureReason == nil else {
      let isMended = isWhole && result.passes(strict: strict)
      let chapters = isMended ? result.chapters(Set(SimTranscripts.Verdict.allCases), strict: strict) : []
      let texts = chapters.compactMap(\.summary)
      self.init(differences: texts.joined(separator: "\n"), turns: texts, accepted: nil, uncheckedTurns: unchecked)
      return
    }
    var texts: [String] = []
    // Each turn reads the same alone as among the others.
    var single = TranscriptResult(file: result.file, problems: result.problems)
    texts.append(single.report(strict: strict))
    single.problems = []
    for turn in result.turns {
      single.turns = [turn]
      texts.append(single.report(strict: strict))
    }
    texts.removeAll { $0.isEmpty }
    let accepted = file.accepting(result.turns, fillsUnchecked: strict)
    self.init(
      differences: texts.joined(), turns: texts,
      accepted: texts.isEmpty || accepted == file.text ? nil : accepted, uncheckedTurns: unchecked)
  }
}
