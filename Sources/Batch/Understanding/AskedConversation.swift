import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition

/// A conversation in which Siri has asked something, and nobody is there who handles anything: what an answer comes to is what the
/// conversation itself makes of it.
struct AskedConversation: Sendable {
  /// What Siri asks.
  enum Question: Hashable, Sendable {
    /// A value of a parameter.
    case value(of: String)
    /// Whether to do it.
    case review
  }

  /// What an answer has come to.
  struct Outcome {
    /// What it was heard as, and its acts.
    var facts: AnswerFacts?
    /// The parameters that hold something else than before, each with the line in which its ranges are places.
    var changed: [(slot: Slot, line: String)]
    /// It was done.
    var isHandled: Bool
    /// The answer has begun another request.
    var isElsewhere: Bool
  }

  private let question: Question
  private let intent: IntentName
  private let asked: Conversation

  /// - Parameters:
  ///   - filled: what the request holds already, as it is said.
  /// - Returns: nil where this can't be asked: the intent isn't reviewed, or nothing asks for the parameter.
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

  /// Says an answer; the conversation itself stays as it was.
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

  /// Lets an event happen, and answers every call: whatever isn't asked about is fine.
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
