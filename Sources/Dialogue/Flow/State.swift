import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// The state of a conversation. A request's progress is in the states that have one.
indirect enum State: Sendable {
  /// Nothing is under way; the request that ended last, whose app is meant where none is named.
  case idle(last: AppRequest?)
  /// The user has opened an app by hand.
  case opening(AppCall, InstalledApp, last: AppRequest?)
  /// Siri asks something before a request begins: which app, or whether it may.
  case starting(Prompt)
  case running(AppRequest, Phase)
}

/// What a request waits for.
indirect enum Phase: Sendable {
  /// Nothing: it is between two steps of one event.
  case stepping
  case calling(HandlerCall.Method)
  case viewing(AfterView)
  case entering(AfterApp, AppCall)
  case prompting(Prompt)
}

/// What is shown after the app's view has answered.
indirect enum AfterView: Sendable {
  /// The review, with the number of unreadable answers to it.
  case review(IntentResponse?, failedAnswers: Int)
  case outcome(IntentResponse)
  /// The change of a status on the screen.
  case update(IntentResponse)
}

indirect enum AfterApp: Sendable {
  /// The app handles the intent in the background: its response is handle's.
  case handling
  /// The app is in front, and its App Intent runs.
  case performing(HandlerCall)
  /// The app is in front: Siri is done.
  case leaving
}

/// What follows when the device is unlocked.
indirect enum AfterUnlock: Sendable {
  case call(HandlerCall)
  case enterApp(AppCall)
  case handleInApp
  /// An App Intent that runs with the app in front.
  case performInApp(HandlerCall)
  /// An app that the user, or a shortcut, opens.
  case open(InstalledApp, AppCall)
}

/// A request whose app isn't decided.
struct AppQuestion: Sendable {
  var intent: IntentName
  var slots: [Slot]
  var apps: [InstalledApp]
  var text: String
  /// Maps asks for rides, so there was no sentence to understand.
  var route: Lifecycle.Route

  func request(for app: InstalledApp) -> StartingRequest {
    StartingRequest(app: app, intent: intent, slots: slots, text: text, route: route)
  }
}

/// A request whose app and intent are decided.
struct StartingRequest: Sendable {
  var app: InstalledApp
  var intent: IntentName
  var slots: [Slot]
  var text: String
  var route: Lifecycle.Route
  /// Parameters that are asked for each time.
  var asked: Set<String> = []
  /// The intent that is performed again when this is done: it shows the button that starts it.
  var snippet: FilledIntent?
  /// Whether it shows again what such a button has changed, without a request for it.
  var isShownAgain = false
}
