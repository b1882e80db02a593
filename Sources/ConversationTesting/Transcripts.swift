import SimAppFiles
import SimDiagnostics
import SimPolling
import SimSession
import SimTranscripts

/// A folder of transcripts as tests: one conversation, one test.
///
/// ```swift
/// @Test(arguments: Transcripts("Transcripts").conversations)
/// func holds(_ conversation: TranscriptConversation) async {
///   let verdict = await conversation.replay()
///   #expect(verdict.differences == "")
/// }
/// ```
public struct Transcripts: Sendable {
  /// The paths of the `.talk` files, sorted; empty when there are none.
  public let files: [String]

  /// - Parameter folder: a folder, or one file.
  public init(_ folder: String) {
    var problems: [Diagnostic] = []
    files = FileSearch.files([folder], ending: ".talk", diagnostics: &problems)
  }

  /// The conversations of all files, in their order. A file that can't be read, or holds none, stands as one, which fails when
  /// it is replayed.
  public var conversations: [TranscriptConversation] {
    files.flatMap { file in
      var problems: [Diagnostic] = []
      let text = FileReader.text(of: file, diagnostics: &problems) ?? ""
      let found = TalkFile.parse(text, file: file).conversations.filter { !$0.turns.isEmpty }
      guard !found.isEmpty else { return [TranscriptConversation(file: file, index: 0, title: nil)] }
      return found.enumerated().map { TranscriptConversation(file: file, index: $0.offset, title: $0.element.title) }
    }
  }

  /// What came of transcripts.
  public struct Verdict: Sendable {
    /// Every difference, with its place, in the transcript's own notation; empty when the transcript passes.
    public let differences: String
    /// Turns that say nothing of what must come.
    public let uncheckedTurns: Int
  }

  /// Plays one transcript against the apps' own code.
  ///
  /// - Parameters:
  ///   - file: the path of a `.talk` file.
  ///   - apps: folders of apps; none stands for the sample apps.
  ///   - strict: whether a turn that checks nothing is a difference.
  public static func replay(_ file: String, apps: [String] = [], strict: Bool = true) async -> Verdict {
    await replay(file, strict: strict) {
      let library = try SessionLibrary.open(apps: apps, environment: ProcessVariables.all).get()
      return (library, TranscriptReplay(library: library))
    }
  }

  /// Plays one transcript against an extension that runs in this process.
  ///
  /// - Parameters:
  ///   - file: the path of a `.talk` file.
  ///   - tested: the extension.
  ///   - strict: whether a turn that checks nothing is a difference.
  public static func replay(_ file: String, with tested: TestedExtension, strict: Bool = true) async -> Verdict {
    await replay(file, strict: strict) {
      let library = try tested.library()
      return (library, tested.replay(in: library))
    }
  }

  /// Plays on a thread of its own: the replay waits for the handler, and an asynchronous handler needs the threads that tests
  /// run on.
  ///
  /// - Parameter index: which of its conversations; nil plays all.
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
        return Verdict(differences: problems.map(DiagnosticPrinter().text(of:)).joined(), uncheckedTurns: 0)
      }
      var talk = TalkFile.parse(text, file: file, catalog: library.catalog, words: library.notationWords)
      if let index {
        let conversations = talk.conversations.filter { !$0.turns.isEmpty }
        talk.conversations = conversations.indices.contains(index) ? [conversations[index]] : []
      }
      let result = replay.run(talk)
      return Verdict(
        differences: differences(of: result, isWhole: index == nil, strict: strict),
        uncheckedTurns: result.uncheckedCount)
    } catch let problem as Diagnostic {
      return Verdict(differences: DiagnosticPrinter().text(of: problem), uncheckedTurns: 0)
    } catch {
      return Verdict(differences: "\(error)", uncheckedTurns: 0)
    }
  }

  /// What differs; nothing where the header says that it does (`Fails:`), and that it no longer does where it says so in vain.
  ///
  /// - Parameter isWhole: of a file that is known to fail some conversations may hold.
  private static func differences(of result: TranscriptResult, isWhole: Bool, strict: Bool) -> String {
    guard result.failureReason != nil else { return result.report(strict: strict) }
    guard isWhole, result.passes(strict: strict) else { return "" }
    return result.chapters(Set(SimTranscripts.Verdict.allCases), strict: strict).compactMap(\.summary).joined(
      separator: "\n")
  }
}

/// One conversation of a transcript: an argument for a test.
public struct TranscriptConversation: Hashable, Sendable, CustomStringConvertible {
  /// The path of its file.
  public let file: String
  /// The n-th of the file, from 0.
  public let index: Int
  /// What stands over it; nil where nothing does.
  public let title: String?

  /// The n-th conversation of a file, from 0.
  public init(file: String, index: Int, title: String? = nil) {
    self.file = file
    self.index = index
    self.title = title
  }

  /// The file, and the title or the number of the conversation in it.
  public var description: String { "\(file): \(title ?? "conversation \(index + 1)")" }

  /// Plays it against the apps' own programs.
  ///
  /// - Parameters:
  ///   - apps: folders of apps; none stands for the sample apps.
  ///   - strict: whether a turn that checks nothing is a difference.
  public func replay(apps: [String] = [], strict: Bool = true) async -> Transcripts.Verdict {
    await Transcripts.replay(file, conversation: index, strict: strict) {
      let library = try SessionLibrary.open(apps: apps, environment: ProcessVariables.all).get()
      return (library, TranscriptReplay(library: library))
    }
  }

  /// Plays it against an extension that runs in this process.
  ///
  /// - Parameters:
  ///   - tested: the extension.
  ///   - strict: whether a turn that checks nothing is a difference.
  public func replay(with tested: TestedExtension, strict: Bool = true) async -> Transcripts.Verdict {
    await Transcripts.replay(file, conversation: index, strict: strict) {
      let library = try tested.library()
      return (library, tested.replay(in: library))
    }
  }
}
