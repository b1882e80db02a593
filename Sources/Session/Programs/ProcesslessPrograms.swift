package import SimCatalog
package import SimPolling

/// Programs without a process: they answer calls at once, and have no files and no clock.
package protocol ProcesslessPrograms: Programs {
  /// The answer that waits to be taken.
  var answer: ProgramAnswer? { get set }
  /// Answers for the app's extension.
  func answer(to call: HandlerCall) -> HandlerAnswer
  /// Answers for the app.
  func answer(to call: AppCall) -> AppAnswer
}

extension ProcesslessPrograms {
  /// Answers at once; `advance` returns the answer.
  package func begin(_ request: ProgramRequest) { answerAtOnce(request) }

  /// Stores the answer that `advance` returns.
  func answerAtOnce(_ request: ProgramRequest) {
    switch request {
    case .call(let call): answer = .handler(answer(to: call))
    case .enter(let call): answer = .app(answer(to: call))
    case .configureView: answer = .view(nil)
    case .launch: answer = .launched(nil)
    case .observe, .stopObserving, .giveUp, .setClock, .setDefault, .setVoiceShortcuts, .ping: answer = .done
    }
  }

  /// Keeps nothing: there are no files.
  package func beginKeepingFiles() { answer = .kept(ProgramSnapshot()) }

  /// Ignored: no process asks for them.
  package var voiceShortcuts: [VoiceShortcut] {
    get { [] }
    set {}
  }

  /// The answer, once.
  package func advance() -> ProgramAnswer? {
    defer { answer = nil }
    return answer
  }

  /// Nothing to wait for.
  package var watched: [Watched] { [] }
  /// Nothing to wait for.
  package var deadline: ContinuousClock.Instant? { nil }
  /// Forgets an answer that wasn't taken.
  package func stop() { answer = nil }
  /// Nothing to start.
  package func prepare(startsExtensions: Bool) {}
  /// Nothing is ever handed over.
  package func takeSubmissions(listens: Bool) -> [AppSubmission] { [] }
  /// Nothing is ever printed.
  package func takeLogs() -> [ProgramLog] { [] }
  /// Nothing to bring back.
  package func restore(_ snapshot: ProgramSnapshot) {}
  /// Nothing to take over.
  package func takeOver(from other: any Programs) {}
  /// No file is run.
  package var executables: [String] { [] }
  /// Nothing to start.
  package func unstartedCopy() -> (any Programs)? { nil }
  /// Nothing to end.
  package func close() {}
}
