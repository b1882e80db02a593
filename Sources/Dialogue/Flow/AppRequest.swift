import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimText

/// A request to an app, with its progress: the one under way, or one that has ended.
struct AppRequest: Sendable {
  var app: InstalledApp
  var appName: String
  var lifecycle: Lifecycle
  /// The slots that the request's words and answers have filled.
  var slots: [Slot]
  /// The line in which it was made.
  var text: String
  /// The words that answered a question, by parameter: where they did, a slot's ranges are places in them.
  var answers: [String: String] = [:]
  /// The parameters that were answered, the latest last: where "go back" leads.
  var answered: [String] = []
  /// The user has changed something at the review.
  var wasChanged = false
  /// The last call's answer, for `/why`.
  @Boxed var lastCall: LastCall? = nil
  /// The response of confirm.
  var confirmed: IntentResponse?
  /// Whether the handler has resolved all parameters, so that the app knows every person in it.
  var isResolved = false
  /// When it was done; nil where it wasn't.
  var doneAt: CivilDateTime?
  /// A request that was made together with the yes to this one; it starts when this one is done.
  var next: String?
  /// What shows the card whose button has started it: that is performed again when this is done.
  var snippet: FilledIntent?
  /// Whether it shows what such a button has changed: what Siri has said and done is the button's.
  var isShownAgain = false
  /// Whether it is over, and the conversation has kept whom and what it was about.
  var isRemembered = false
  /// Every call so far with its answer, for the inspector.
  var calls: [Trace] = []

  struct LastCall: Sendable {
    var method: HandlerCall.Method
    var results: [ResolutionResult]
    var detail: AnswerDetail
    /// Nil for a method that the handler doesn't implement.
    var trace: Trace?
  }

  /// The slots with the values that the intent has now, as the handler resolved them.
  var heldSlots: [Slot] {
    lifecycle.intent.parameters.map { field in
      let isDefault = lifecycle.schema.parameter(field.name)?.custom?.defaultValue == field.value
      let origin = isDefault ? Provenance.Origin.defaulted("the definition's default") : .handler
      var slot =
        slots.first { $0.parameter == field.name }
        ?? Slot(parameter: field.name, value: field.value, provenance: Provenance(origin))
      slot.value = field.value
      return slot
    }
  }

  /// - Parameter line: the words of the answer, in which the slot's ranges are places.
  mutating func hold(_ slot: Slot, answering line: String) {
    answers[slot.parameter] = line
    answered.removeAll { $0 == slot.parameter }
    answered.append(slot.parameter)
    if let index = slots.firstIndex(where: { $0.parameter == slot.parameter }) {
      slots[index] = slot
    } else {
      slots.append(slot)
    }
  }
}
