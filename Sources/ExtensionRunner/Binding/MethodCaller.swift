@_spi(Host) import Intents
import SimCatalog

/// Tries the spellings of a method until one is the author's.
struct MethodCaller: Sendable {
  let spellings: [MethodSpelling]
  let reader: AnswerReader
  let completion: @Sendable (HandlerAnswer) -> Void
  let late: @Sendable (HandlerFault, CodePlace?) -> Void

  /// Calls at once what answers through a completion; only when none of those is written, the asynchronous spellings in
  /// a task of their own.
  func call(handler: AnyObject, intent: INIntent) {
    let probe = INMethodProbe(handler)
    var asynchronous: [MethodSpelling] = []
    for spelling in spellings {
      guard case .completing(let call) = spelling.form else {
        asynchronous.append(spelling)
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
    let objects = Carried((handler, intent))
    let left = asynchronous
    Task { await callAsynchronous(left, objects, probe) }
  }

  /// Calls with a token of the answer that is owed, and lets go of it after the method has returned.
  private func hand(_ pending: PendingAnswer, to call: (CompletionToken) -> Void) {
    withExtendedLifetime(CompletionToken(pending)) { token in
      call(token)
      pending.methodReturned()
    }
    pending.callerLeft()
  }

  private func callAsynchronous(
    _ spellings: [MethodSpelling], _ objects: Carried<(AnyObject, INIntent)>, _ probe: INMethodProbe
  )
    async
  {
    for spelling in spellings {
      guard case .awaiting(let call) = spelling.form else { continue }
      probe.reset()
      let watch = SilenceWatch(spelling: spelling.text, handler: objects.value.0, tell: late)
      defer { watch.end() }
      let answer = Carried(await probe.watch { await call(objects.value.0, objects.value.1) })
      guard !probe.isMissing, let answer = answer.value else { continue }
      return completion(reader.answer(answer, spelling: spelling.text))
    }
    completion(HandlerAnswer(outcome: .notImplemented))
  }
}

/// Objects of the author's that pass from the calling thread to the task that calls him: one after the other, never at
/// the same time.
struct Carried<Objects>: @unchecked Sendable {
  let value: Objects

  init(_ value: Objects) { self.value = value }
}
