public import SimDiagnostics
import SimDialogue
public import SimScreen
public import SimTranscripts

/// Runs a transcript as a replay does, and keeps what a screen would have shown: for demos and exports.
public struct ScreenplayRun: Sendable {
  private let replay: TranscriptReplay

  /// - Parameter options: as for a replay; `usesScript` needs no handler.
  public init(library: SessionLibrary, options: TranscriptReplay.Options = TranscriptReplay.Options()) {
    replay = TranscriptReplay(library: library, options: options)
  }

  /// The conversations of a transcript as they run now, whatever the transcript expects of them.
  ///
  /// The same file gives the same screenplay: real times and what the programs print are left out.
  ///
  /// - Returns: what keeps it from running: a header, an event or a command that can't be read, an app or a file that isn't
  ///   there, no turn at all.
  public func screenplay(of file: TalkFile) -> Result<Screenplay, ScreenplayProblems> {
    var problems = file.problems
    let world = HeaderWorld(file.world, of: file.file, library: replay.library, problems: &problems)
    if file.turns.isEmpty {
      let message = "the transcript has no turn; expected a line '> ...' or '* ...'"
      problems.append(Diagnostic(.error, message, at: TextPlace(file: file.file, line: 1)))
    }
    guard !problems.contains(where: { $0.severity == .error }) else { return .failure(ScreenplayProblems(problems)) }
    var chapters: [Screenplay.Chapter] = []
    for conversation in file.conversations where !conversation.turns.isEmpty {
      switch replay.makeSession(world, conversation) {
      case .success(let session):
        defer { session.close() }
        let user = file.world.user?.text
        let run = CommandRun(session, apps: world.sources, user: user, showsTimes: false)
        let scenes = conversation.turns.compactMap { scene($0, session, run, user, &problems) }
        chapters.append(Screenplay.Chapter(title: conversation.title, scenes: scenes))
      case .failure(var problem):
        problem.place = conversation.place
        problems.append(problem)
      }
    }
    guard !problems.contains(where: { $0.severity == .error }) else { return .failure(ScreenplayProblems(problems)) }
    return .success(Screenplay(title: file.title ?? "", locale: file.world.locale, chapters: chapters))
  }

  /// Nil for what shows nothing.
  private func scene(
    _ turn: TalkTurn, _ session: Session, _ run: CommandRun, _ user: String?, _ problems: inout [Diagnostic]
  ) -> Screenplay.Scene? {
    let entry: Entry
    switch Step.read(turn, now: session.conversation.setting.clock) {
    case .success(.turn(let input)): entry = Entry(session.run(input), showsLogs: false)
    case .success(.command(let command)):
      let remarks = run.outcome(of: command).remarks
      entry = Entry(line: turn.opening.notation, contents: remarks.map { .remark($0) })
    case .success(.nothing): return nil
    case .failure(let problem):
      // An event that can't be read is among the file's problems.
      if !problems.contains(problem) { problems.append(problem) }
      return nil
    }
    return Screenplay.Scene(
      entry: entry, inspector: Inspector(of: session.conversation, user: user, showsTimes: false),
      hint: HintText(session.conversation).text)
  }
}

/// Why a transcript can't be shown.
public struct ScreenplayProblems: Error, Hashable, Sendable {
  /// At least one, each with its place.
  public var diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
