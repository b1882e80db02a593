package import SimCatalog

/// What must be done next to carry a request on.
package enum Step: Hashable, Sendable {
  /// Call the handler, and tell its answer with `handlerAnswered`.
  case call(HandlerCall)
  /// Ask the user, and tell the answer with `answered`.
  case ask(Question)
  /// Find out which of the app's objects are called as the words say that stand for one, and tell with `matched`.
  case match(Value, among: [Value])
  /// Show the user what will be done, ask whether to do it, and tell the answer with `reviewed`. The response is that of
  /// confirm, nil when the handler has no confirm.
  case review(IntentResponse?)
  /// Start the app in the background with the intent (handleInApp), and tell its answer with `appAnswered`.
  case handleInApp
  /// Open the app, and then call.
  case performInApp(HandlerCall)
  case end(Ending)
  /// The event doesn't belong here: nothing is to be done, and nothing has changed.
  case ignore
}

/// How a request ended.
package indirect enum Ending: Hashable, Sendable {
  /// Handled, or under way (`inProgress`).
  case done(IntentResponse)
  /// Siri opens the app at once (continueInApp).
  case continueInApp(IntentResponse, during: HandlerCall.Method)
  /// It can't be done by Siri: say why and offer to open the app.
  case offerApp(IntentResponse, during: HandlerCall.Method)
  case failed(IntentResponse, during: HandlerCall.Method)
  /// The handler, or the app, didn't answer as it must.
  case problem(HandlerFault, during: HandlerCall.Method)
  /// The same was asked too many times.
  case gaveUp(Question)
  case cancelled
}
