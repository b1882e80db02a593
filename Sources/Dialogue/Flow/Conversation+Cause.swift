import SimCatalog
import SimLifecycle

extension Conversation {
  /// Records why Siri does what she does now.
  mutating func note(_ kind: Cause.Kind, app: String? = nil, intent: IntentName? = nil) {
    // What the user opens by hand belongs to no request.
    let request: AppRequest? = if case .opening = state { nil } else { appRequest }
    facts.did(
      Cause(
        kind: kind, app: app ?? request?.appName, intent: intent ?? request?.lifecycle.intent.name,
        call: request?.lastAnswered))
  }

  /// Records the lifecycle's endings that no other function records.
  mutating func noteEnding(_ ending: Ending) {
    switch ending {
    case .done(let response): if !(appRequest?.isShownAgain ?? false) || !isSnippet(response) { note(.done) }
    case .failed: note(.failed)
    case .offerApp: note(.offeredApp)
    case .continueInApp: note(.openedApp)
    case .problem: note(.problem)
    case .gaveUp, .cancelled: break
    }
  }
}

extension AppRequest {
  /// The last call with its answer, including methods that the handler doesn't implement.
  var lastAnswered: Cause.Call? {
    if case .app(_, let answer)? = calls.last, let trace = calls.last {
      return Cause.Call(called: .answered(trace), answer: AnswerDetail(place: answer.place))
    }
    return lastCall.map { Cause.Call(called: $0.trace.map { .answered($0) } ?? .missing($0.method), answer: $0.detail) }
  }
}
