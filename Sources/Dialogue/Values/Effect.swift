public import SimCatalog

/// What the conversation asks of the world. The answer comes back as an event.
public enum Effect: Hashable, Sendable {
  /// Something for the user to see and hear, and for the transcript to hold.
  case show(Output)
  /// Call the handler of an app's extension; answered by `Event.handlerAnswered`.
  case call(app: String, HandlerCall)
  /// Go into the app; answered by `Event.appAnswered`.
  case enterApp(app: String, AppCall)
  /// Have the handler say how the intent's status changes, as long as it is shown; what it says comes as `Event.handedOver`.
  case observe(app: String, FilledIntent)
  /// The status isn't shown any more.
  case stopObserving(app: String)
  /// Ask the extension's Intents UI for its view; answered by `Event.viewConfigured`.
  case configureView(app: String, Interaction)
  /// A value that the handler sees has changed.
  case setDefault(key: String, value: String)
  /// The virtual clock has moved.
  case setClock(CivilDateTime, zone: String?)
}
