import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition

/// A conversation in which Siri has asked something and no handler exists: it shows what the conversation itself makes
/// of an answer.
struct AskedConversation: Sendable {
  /// Siri's question.
  enum Question: Hashable, Sendable {
    /// A value of a parameter.
    case value(of: String)
    /// The review.
    case review
  }

  /// The result of an answer.
  struct Outcome {
    /// How it was heard, with its acts.
    var facts: AnswerFacts?
    /// The parameters whose values have changed, each with the line that its ranges refer to.
    var changed: [(slot: Slot, line: String)]
    /// Whether it was handled.
    var isHandled: Bool
    /// Whether the answer began another request.
    var isElsewhere: Bool
  }

  private let question: Question
  private let intent: IntentName
  private let asked: Conversation

  /// - Parameters:
  ///   - filled: the values that the request has already, as they are said.
  /// - Returns: nil if this can't be asked: the intent isn't reviewed, or nothing asks for the parameter.
  init?(
    _ question: Question, of intent: IntentName, filled: [(parameter: String, text: String)] = [],
    _ listener: Listener, at clock: CivilDateTime
  ) {
    self.question = question
    self.intent = intent
    var conversation = Conversation(
      setting: Setting(locale: listener.locale, clock: clock, zone: "UTC", apps: listener.apps),
      recognizer: listener.recognizer, lines: listener.lines)
    let words = filled.map { " \($0.parameter)=\"\($0.text)\"" }.joined()
    _ = Self.run(.happened(.run(intent.rawValue + words)), in: &conversation, asking: question)
    switch (conversation.expectation, question) {
    case (.answer(_, let parameter, _), .value(let name)) where parameter.name == name: break
    case (.review, .review): break
    default: return nil
    }
    asked = conversation
  }

  /// Says an answer to a copy of the conversation, which itself doesn't change.
  func hear(_ text: String) -> Outcome {
    var conversation = asked
    let before = conversation.slots
    let isHandled = Self.run(.said(text), in: &conversation, asking: question)
    let request = conversation.request
    let isElsewhere = conversation.facts.answer?.heard == .request || request?.intent != intent
    let slots = isElsewhere ? [] : request?.slots ?? []
    let changed = slots.filter { slot in
      before.first { $0.parameter == slot.parameter }?.value != slot.value
    }
    return Outcome(
      facts: conversation.facts.answer, changed: changed.map { ($0, request?.answers[$0.parameter] ?? text) },
      isHandled: isHandled, isElsewhere: isElsewhere)
  }

  /// Lets an event happen, and answers every call: whatever isn't being asked about is accepted.
  ///
  /// - Returns: whether handle was called.
  private static func run(_ event: Event, in conversation: inout Conversation, asking: Question) -> Bool {
    var events = [event]
    var isHandled = false
    while let event = events.popLast() {
      for effect in conversation.receive(event) {
        switch effect {
        case .ask(_, .call(let call)):
          if call.method.isLast { isHandled = true }
          events.append(.handlerAnswered(answer(to: call, asking)))
        case .ask(_, .enter): events.append(.appAnswered(AppAnswer()))
        case .ask(_, .configureView): events.append(.viewConfigured(nil))
        case .show, .ask, .tellAll: break
        }
      }
    }
    return isHandled
  }

  private static func answer(to call: HandlerCall, _ question: Question) -> HandlerAnswer {
    switch (call.method, question) {
    case (.resolve(let parameter), .value(let name)) where parameter == name && call.intent[name] == nil:
      HandlerAnswer(outcome: .resolved([.needsValue]))
    case (.confirm, _): HandlerAnswer(outcome: .responded(IntentResponse(code: "ready")))
    case (.handle, _), (.perform, _): HandlerAnswer(outcome: .responded(IntentResponse(code: "success")))
    default: HandlerAnswer(outcome: .notImplemented)
    }
  }
}
