package import SimCatalog

/// What the conversation asks of the world. The answer comes back as an event.
package enum Effect: Hashable, Sendable {
  /// Something for the user to see and hear, and for the transcript.
  case show(Output)
  /// Ask the programs of an app. A call of the handler is answered by `Event.handlerAnswered`, a way into the app by
  /// `Event.appAnswered`, its view by `Event.viewConfigured`; an observed handler's reports come as `Event.submitted`.
  case ask(app: String, ProgramRequest)
  /// The world has changed for the programs of all apps.
  case tellAll(ProgramRequest)
}
