import SimCatalog
package import SimDiagnostics
import SimDialogue
package import SimExtensionWire
import SimLexicon
import SimPolling
package import SimTranscripts

/// Plays a transcript against the apps' own code and compares the result with it.
package struct TranscriptReplay: Sendable {
  private let library: SessionLibrary
  private let options: Options
  private let recognizers = RecognizerCache()

  /// How transcripts are replayed.
  package struct Options: Sendable {
    /// How many seconds of real time a handler may take before it is stopped.
    package var callLimit: Double
    /// How long a handler object lives.
    package var handlerLifetime: HandlerLifetime
    /// Whether handlers can't reach files outside of their home.
    package var isFenced: Bool
    /// Feeds the results of the trace lines to the dialogue in place of a handler.
    package var usesScript: Bool
    /// Makes the programs of an app; nil starts the app's own.
    package var programs: (@Sendable (AppSource) -> any Programs)?
    /// Receives each call that the script answers.
    package var onCall: (@Sendable (Rehearsal.Call) -> Void)?

    /// A replay with handlers, each call of which may take two seconds.
    package init(
      callLimit: Double = 2, handlerLifetime: HandlerLifetime = .call, isFenced: Bool = true, usesScript: Bool = false,
      programs: (@Sendable (AppSource) -> any Programs)? = nil, onCall: (@Sendable (Rehearsal.Call) -> Void)? = nil
    ) {
      self.callLimit = callLimit
      self.handlerLifetime = handlerLifetime
      self.isFenced = isFenced
      self.usesScript = usesScript
      self.programs = programs
      self.onCall = onCall
    }
  }

  /// A replay with the apps and the languages of a library.
  package init(library: SessionLibrary, options: Options = Options()) {
    self.library = library
    self.options = options
  }

  /// Plays every conversation of a file, each in a world of its own as the header describes it.
  package func run(_ file: TalkFile) -> TranscriptResult { run(file, watcher: nil) }

  /// - Parameter watcher: receives the replay's events.
  func run(_ file: TalkFile, watcher: ReplayWatcher?) -> TranscriptResult {
    var result = TranscriptResult(file: file.file, problems: file.problems)
    result.failureReason = file.world.failureReason
    // Unreadable parts of the header are among the file's problems.
    let world = HeaderWorld(file.world, of: file.file, library: library, problems: &result.problems)
    if file.turns.isEmpty {
      let message = "the transcript has no turn; expected a line '> ...' or '* ...'"
      result.problems.append(Diagnostic(.error, message, at: TextPlace(file: file.file, line: 1)))
    }
    let conversations = file.conversations.filter { !$0.turns.isEmpty }
    // A row of a table may have a world of its own.
    let worlds = conversations.map { conversation in
      conversation.world.map { HeaderWorld($0, of: file.file, library: library, problems: &result.problems) } ?? world
    }
    var next = conversations.first.map { makeSession(worlds[0], $0) }
    for (index, conversation) in conversations.enumerated() {
      guard let current = next else { continue }
      // The programs of the next conversation start while this one plays.
      next = index + 1 < conversations.count ? makeSession(worlds[index + 1], conversations[index + 1]) : nil
      if case .success(let session) = next { session.prepare(startsExtensions: false) }
      let (begun, turns) = (ContinuousClock.now, result.turns.count)
      play(conversation, file.words, current, worlds[index], watcher, &result)
      result.played.append(
        PlayedChapter(
          title: conversation.title ?? (conversation.place == file.conversations.first?.place ? file.title : nil),
          place: conversation.place, turns: turns..<result.turns.count,
          locale: worlds[index].setting.locale, seconds: (ContinuousClock.now - begun) / .seconds(1)))
    }
    // Those of the header were found last, but come first.
    result.problems.sort { ($0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.line ?? 0, $1.place?.column ?? 0) }
    return result
  }

  /// Plays many files, several at a time: conversations don't affect each other.
  ///
  /// - Returns: the result of each, in the order of the files.
  package func run(_ files: [TalkFile]) -> [TranscriptResult] { BackgroundThread.map(files) { run($0) } }

  /// Plays many files, until the caller stops it.
  ///
  /// - Parameters:
  ///   - jobs: how many at a time; nil for as many as there are processors.
  ///   - each: receives the number of each file with its result, one after the other; false starts no further file.
  /// - Returns: the result of each, in the order of the files; nil for one that wasn't started.
  package func run(
    _ files: [TalkFile], jobs: Int?, each: @escaping @Sendable (Int, TranscriptResult) -> Bool
  ) -> [TranscriptResult?] {
    BackgroundThread.map(files, jobs: jobs ?? processorCount(), { run($0) }, each: each)
  }

  /// A session in the world of a file's header.
  ///
  /// - Returns: the first problem of the header, if it has one.
  package func session(for file: TalkFile) -> Result<Session, Diagnostic> {
    var problems: [Diagnostic] = []
    let world = HeaderWorld(
      TalkHeader(file.header, words: file.words, problems: &problems), of: file.file, library: library,
      problems: &problems)
    if let problem = problems.first { return .failure(problem) }
    return makeSession(world, keepsHistory: true)
  }

  private func play(
    _ conversation: TalkConversation, _ words: NotationWords, _ made: Result<Session, Diagnostic>, _ world: HeaderWorld,
    _ watcher: ReplayWatcher?, _ result: inout TranscriptResult
  ) {
    let session: Session
    switch made {
    case .success(let made): session = made
    case .failure(var problem):
      problem.place = conversation.place
      result.problems.append(problem)
      return
    }
    defer { session.close() }
    watcher?.began(conversation)
    let commands = CommandRun(
      session, apps: world.sources, user: world.user, showsTimes: false,
      in: library.interfaceWords(for: world.setting.locale))
    var comparer = TranscriptComparer()
    var spending = TalkBudget.Spending()
    for turn in conversation.turns {
      let lines: [ObservedLine]
      switch ReplayStep.read(turn, now: session.setting.clock, words: words) {
      case .success(.turn(let input)):
        let done = session.run(input)
        lines = done.observedLines
        if !world.budgets.isEmpty {
          spending.add(
            asks: session.begun().expectation != .nothing, said: lines.filter { $0.kind == .says }.map(\.text))
        }
        watcher?.did(.turn(done), turn, session)
      case .success(.command(let command)):
        let outcome = commands.outcome(of: command)
        watcher?.did(.command(outcome), turn, session)
        // A command that only shows something changes nothing.
        guard command.isMove else { continue }
        lines = []
      case .success(.nothing): continue
      case .failure(let problem):
        // An unreadable event is among the file's problems.
        if !result.problems.contains(problem) { result.problems.append(problem) }
        lines = []
      }
      let comparison = comparer.compare(turn, with: lines)
      if !turn.isLeadingUp { result.turns.append(comparison) }
    }
    result.problems += world.budgets.compactMap { spending.problem(with: $0, at: conversation.place) }
  }

  private func makeSession(_ world: HeaderWorld, _ conversation: TalkConversation) -> Result<Session, Diagnostic> {
    if options.usesScript {
      guard let language = library.language(for: world.setting.locale, with: world.sources) else {
        return .failure(library.unspoken(world.setting.locale))
      }
      return .success(
        sharing(
          Session(
            setting: world.setting, language: language,
            programs: ScriptedPrograms.forApps(
              world.setting.apps.map(\.identifier), of: conversation, catalog: library.catalog, file: world.file,
              defaults: world.inside.defaults,
              onCall: options.onCall),
            catalog: library.catalog,
            keepsHistory: ReplayStep.needsHistory(conversation))))
    }
    return makeSession(world, keepsHistory: ReplayStep.needsHistory(conversation))
  }

  /// A session with the apps' own programs, under the replay's limits.
  private func makeSession(_ world: HeaderWorld, keepsHistory: Bool) -> Result<Session, Diagnostic> {
    var inside = world.inside
    inside.callLimit = options.callLimit
    inside.handlerLifetime = options.handlerLifetime
    inside.isFenced = options.isFenced
    inside.isOneOfMany = true
    return library.session(
      world.setting, sources: world.sources, world: inside, keepsHistory: keepsHistory, programs: options.programs
    ).map(sharing)
  }

  private func sharing(_ session: Session) -> Session {
    session.recognizers = recognizers
    return session
  }
}
