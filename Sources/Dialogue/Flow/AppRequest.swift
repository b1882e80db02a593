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
  /// The line that made it.
  var text: String
  /// The words that answered a question, by parameter; the ranges of such a parameter's slot refer to them.
  var answers: [String: String] = [:]
  /// The parameters that were answered, the latest last, for "go back".
  var answered: [String] = []
  /// Whether the user has changed something at the review.
  var wasChanged = false
  /// The answer of the last call, for `/why`.
  @Boxed var lastCall: LastCall? = nil
  /// The response of confirm.
  var confirmed: IntentResponse?
  /// Whether the handler has resolved all parameters, so that the app knows every person in it.
  var isResolved = false
  /// When it was done; nil where it wasn't.
  var doneAt: CivilDateTime?
  /// A request made along with the yes to this one; it starts when this one is done.
  var next: String?
  /// The intent that shows the card whose button started it: it is performed again when this is done.
  var snippet: FilledIntent?
  /// Whether it shows again what such a button has changed: what Siri said and did belongs to the button.
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

  /// The slots with the intent's current values, as the handler resolved them.
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

  /// - Parameter line: the words of the answer, which the slot's ranges refer to.
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
