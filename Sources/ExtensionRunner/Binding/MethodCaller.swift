@_spi(Host) import Intents
import SimCatalog

/// Tries the spellings of a method until one is the author's.
struct MethodCaller: Sendable {
  let spellings: [MethodSpelling]
  let reader: AnswerReader
  let completion: @Sendable (HandlerAnswer) -> Void
  let late: @Sendable (HandlerFault, CodePlace?) -> Void
  /// Where asynchronous spellings run; nil for the threads that all tasks of the process share.
  @TaskLocal static var executor: (any TaskExecutor)?

  /// Calls the spellings with a completion at once; only if none of those is written, the asynchronous ones in a task
  /// of their own.
  func call(handler: AnyObject, intent: INIntent) {
    let probe = INMethodProbe(handler)
    var asynchronous: [AsynchronousCall] = []
    for spelling in spellings {
      let call: @Sendable (Any, INIntent, CompletionToken) -> Void
      switch spelling.form {
      case .completing(let completing): call = completing
      case .awaiting(let make):
        if let run = make(handler, intent) { asynchronous.append(AsynchronousCall(spelling: spelling.text, run: run)) }
        continue
      }
      probe.reset()
      let pending = PendingAnswer(
        handler: handler, spelling: spelling.text, probe: probe, reader: reader, completion: completion, late: late)
      probe.watch { hand(pending, to: { call(handler, intent, $0) }) }
      if !probe.isMissing || pending.isFinished { return }
      pending.cancel()
    }
    if asynchronous.isEmpty { return completion(HandlerAnswer(outcome: .notImplemented)) }
    let handler = SendableBox(handler)
    let left = asynchronous
    Task(executorPreference: Self.executor) { await callAsynchronous(left, of: handler, probe) }
  }

  /// Calls with a token of the pending answer, and drops the token after the method has returned.
  private func hand(_ pending: PendingAnswer, to call: (CompletionToken) -> Void) {
    withExtendedLifetime(CompletionToken(pending)) { token in
      call(token)
      pending.methodReturned()
    }
    pending.callerLeft()
  }

  private func callAsynchronous(_ calls: [AsynchronousCall], of handler: SendableBox<AnyObject>, _ probe: INMethodProbe)
    async
  {
    for call in calls {
      probe.reset()
      let watch = SilenceWatch(spelling: call.spelling, handler: handler.value, report: late)
      defer { watch.end() }
      let answer = SendableBox(await probe.watch { await call.run() })
      guard !probe.isMissing else { continue }
      return completion(reader.answer(answer.value, spelling: call.spelling))
    }
    completion(HandlerAnswer(outcome: .notImplemented))
  }
}

/// An asynchronous spelling of a method, ready to be called.
private struct AsynchronousCall: Sendable {
  var spelling: String
  var run: @Sendable () async -> Any
}

/// Author's objects that pass from the calling thread to the task that calls their code, which never use them at the
/// same time.
struct SendableBox<Objects>: @unchecked Sendable {
  let value: Objects

  init(_ value: Objects) { self.value = value }
}
