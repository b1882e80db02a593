import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// What a conversation waits for.
enum State: Sendable {
  case idle
  case calling(HandlerCall.Method)
  case viewing(AfterView)
  case entering(AfterApp, AppCall, appName: String)
  case asking(OpenQuestion)
  case reviewing(Review)
  case changing([ParameterSchema])
  case whichApp(AppQuestion)
  case authorising(StartingRequest)
  case unlocking(Locked)
  case offeringApp(IntentResponse)
  case offeringReply(ObjectValue)
  case choosingRide([ObjectValue])
}

/// What is shown when the app's view has answered.
enum AfterView: Sendable {
  case review(IntentResponse?)
  case outcome(IntentResponse)
}

enum AfterApp: Sendable {
  /// The app handles in the background: its response is that of handle.
  case handling
  /// The app is in front: Siri is done.
  case leaving
}

/// What goes on when the device is unlocked.
enum Locked: Sendable {
  case call(HandlerCall)
  case enterApp(AppCall)
  case handleInApp
}

/// A question that Siri has put, with what it takes to read the answer.
struct OpenQuestion: Sendable {
  var question: Question
  /// All options; empty for an open question.
  var options: [Option]
  /// Of `options`, those that are still meant, as indices.
  var candidates: [Int]
  /// How many of the candidates have been listed.
  var listed: Int
  /// Where the page that was listed last begins.
  var pageStart: Int
}

/// The review that is open.
struct Review: Sendable {
  var response: IntentResponse?
  /// The user has said no once, and Siri has asked how to go on.
  var isClarifying: Bool
}

/// A request whose app isn't settled.
struct AppQuestion: Sendable {
  var intent: IntentName
  var slots: [Slot]
  var apps: [InstalledApp]
  var text: String
  /// Maps asks for rides: nothing was understood.
  var route: Lifecycle.Route
}

/// A request whose app and intent are settled.
struct StartingRequest: Sendable {
  var app: InstalledApp
  var intent: IntentName
  var slots: [Slot]
  var text: String
  var route: Lifecycle.Route
}

/// A request under way.
struct Exchange: Sendable {
  var app: InstalledApp
  var appName: String
  var lifecycle: Lifecycle
  /// With what the words, and answers, have filled.
  var slots: [Slot]
  /// The line in which it was made.
  var text: String
  /// The words that answered a question, by parameter: where they did, a slot's ranges are places in them.
  var answers: [String: String] = [:]
  /// The user has changed something at the review.
  var wasChanged = false
  /// The last call's answer, for `/why`.
  var lastCall: LastCall?
  /// The response of confirm.
  var confirmed: IntentResponse?
  /// Every call so far with its answer, for the inspector.
  var calls: [Trace] = []

  struct LastCall: Sendable {
    var method: HandlerCall.Method
    var results: [ResolutionResult]
    var detail: AnswerDetail
    /// Nil for a method that the handler doesn't implement.
    var trace: Trace?
  }

  /// The slots as the intent holds them now: what the handler has made of a value stands in its place.
  var heldSlots: [Slot] {
    lifecycle.intent.parameters.map { field in
      var slot =
        slots.first { $0.parameter == field.name }
        ?? Slot(parameter: field.name, value: field.value, provenance: Provenance(.handler))
      slot.value = field.value
      return slot
    }
  }

  /// - Parameter line: the words of the answer, in which the slot's ranges are places.
  mutating func hold(_ slot: Slot, answering line: String) {
    answers[slot.parameter] = line
    if let index = slots.firstIndex(where: { $0.parameter == slot.parameter }) {
      slots[index] = slot
    } else {
      slots.append(slot)
    }
  }
}
