import SimDialogue
import SimPolling

/// What a turn waits for.
package struct CallUnderWay: Hashable, Sendable {
  /// What can take a while.
  package enum What: Hashable, Sendable {
    /// The language is read, and the apps launch.
    case opening
    /// The apps' files are kept, so that the turn can be taken back.
    case keepingFiles
    case understanding
    /// A method of an app's handler, both by their names.
    case call(String, app: String)
    /// The app itself, by its name.
    case app(String)
  }

  /// What is under way.
  package var what: What
  /// When it began.
  package var since: ContinuousClock.Instant

  init(_ what: What, since: ContinuousClock.Instant = .now) {
    self.what = what
    self.since = since
  }

  /// For people: `resolveContent of ZhiChat`.
  package var name: String {
    switch what {
    case .opening: "the apps' launch"
    case .keepingFiles: "a copy of the apps' files"
    case .understanding: "the sentence"
    case .call(let method, let app): "\(method) of \(app)"
    case .app(let app): "the app \(app)"
    }
  }

  /// Whole seconds that it has taken.
  package var seconds: Int { Int((.now - since).components.seconds) }
}

/// A turn that was stopped. Nothing of it is kept.
package struct StoppedTurn: Hashable, Sendable {
  /// What began the turn.
  package var input: TurnInput
  /// The call that was under way.
  package var call: CallUnderWay
  /// Whole seconds that the call had taken.
  package var seconds: Int

  /// `stopped after 3 s in resolveContent of ZhiChat: "text Sam" is taken back`
  package var sentence: String {
    "stopped after \(seconds) s in \(call.name): \"\(input.shown)\" is taken back, and the apps' files with it"
  }
}

extension Session {
  /// Runs a turn, and stops it if it takes longer than a limit.
  ///
  /// - Returns: nil if it was stopped; `lastStop` then has the call that was under way.
  package func run(_ input: TurnInput, within limit: Duration) -> SessionTurn? {
    let end = TimerSource(.now + limit)
    begin(input)
    while isBusy {
      if let turn = advance() { return turn }
      guard let deadline = end.deadline, ContinuousClock.now < deadline else { break }
      if isBusy { _ = Poll.wait(for: [self, end]) }
    }
    stopTurn()
    return nil
  }

  /// Ends the turn that is under way: the process that works on it ends, and the conversation and the apps' files are
  /// as they were before it, so that the same question is open. The turn isn't added to `turns`.
  ///
  /// If no history is kept, files stay as the program has left them.
  ///
  /// - Returns: the stopped turn; nil if none was under way.
  @discardableResult
  package func stopTurn() -> StoppedTurn? {
    guard let call = callUnderWay else { return nil }
    let input: TurnInput?
    switch work {
    case .nothing: input = nil
    case .opening(let opening):
      input = opening.next
      for app in opening.launching { programs[app]?.stop() }
    case .keeping(let keeping):
      input = keeping.input
      for app in keeping.missing { programs[app]?.stop() }
    case .running(let running):
      input = running.turn.input
      for app in running.asked { programs[app]?.stop() }
      // What was printed doesn't belong to the next turn.
      for program in programs.values { _ = program.takeLogs() }
      if keepsHistory, let moment = history.popLast() { put(moment) }
    }
    work = .nothing
    lastStop = input.map { StoppedTurn(input: $0, call: call, seconds: call.seconds) }
    return lastStop
  }
}
