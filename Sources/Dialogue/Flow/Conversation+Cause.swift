import SimCatalog
import SimLifecycle

extension Conversation {
  /// Keeps why Siri does what she does now.
  mutating func note(_ kind: Cause.Kind, app: String? = nil, intent: IntentName? = nil) {
    lastCause = Cause(
      kind: kind, app: app ?? exchange?.appName, intent: intent ?? exchange?.lifecycle.intent.name,
      call: exchange?.lastAnswered)
  }

  /// What of the lifecycle's endings is no other function's to note.
  mutating func noteEnding(_ ending: Ending) {
    switch ending {
    case .done: note(.done)
    case .failed: note(.failed)
    case .offerApp: note(.offeredApp)
    case .continueInApp: note(.openedApp)
    case .problem: note(.problem)
    case .gaveUp, .cancelled: break
    }
  }
}

extension Exchange {
  /// The last call with its answer, those included that the handler doesn't implement.
  var lastAnswered: Cause.Call? {
    guard let lastCall else { return nil }
    let trace = calls.last
    switch trace {
    case .resolve(_, _, let answer), .respond(_, _, let answer), .fault(_, _, let answer):
      guard let trace, TraceNotation.call(of: trace) == lastCall.method.name, answer == lastCall.detail else { break }
      return Cause.Call(name: lastCall.method.name, result: TraceNotation.result(of: trace), answer: answer)
    case .app(_, let answer):
      guard let trace else { break }
      return Cause.Call(
        name: TraceNotation.call(of: trace), result: TraceNotation.result(of: trace),
        answer: AnswerDetail(place: answer.place))
    case .understood, nil: break
    }
    return Cause.Call(name: lastCall.method.name, result: nil, answer: lastCall.detail)
  }
}
