package import SimCatalog

/// What must be done next for a request.
package enum Step: Hashable, Sendable {
  /// Call the handler, and report its answer with `handlerAnswered`.
  case call(HandlerCall)
  /// Ask the user, and report the answer with `answered`.
  case ask(Question)
  /// Find out which of the app's objects have the spoken name, and report them with `matched`.
  case match(Value, among: [Value])
  /// Show the user what will be done, ask whether to do it, and report the answer with `reviewed`. The response is
  /// confirm's; nil when the handler has no confirm.
  case review(IntentResponse?)
  /// Start the app in the background with the intent (handleInApp), and report its answer with `appAnswered`.
  case handleInApp
  /// Open the app, and then call.
  case performInApp(HandlerCall)
  case end(Ending)
  /// The event doesn't belong here: nothing changes.
  case ignore
}

/// How a request ended.
package indirect enum Ending: Hashable, Sendable {
  /// Handled, or under way (`inProgress`).
  case done(IntentResponse)
  /// Siri opens the app at once (continueInApp).
  case continueInApp(IntentResponse, during: HandlerCall.Method)
  /// Siri can't do it: say why and offer to open the app.
  case offerApp(IntentResponse, during: HandlerCall.Method)
  case failed(IntentResponse, during: HandlerCall.Method)
  /// The handler, or the app, didn't answer as it must.
  case problem(HandlerFault, during: HandlerCall.Method)
  /// The same question was asked too many times.
  case gaveUp(Question)
  case cancelled
}
