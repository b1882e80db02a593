import SimCatalog

/// An App Intent while it runs: it asks for what it needs, and continues with the answer.
extension Lifecycle {
  /// The most questions in one run. More are a fault, not a conversation.
  private static let mostAnswers = 50
  /// How many times it may start over.
  private static let mostRestarts = 10

  /// Whether a running App Intent waits for the user.
  package var isSuspended: Bool { if case .suspended = state { true } else { false } }

  /// Tells a waiting App Intent that the user doesn't want it any more, so that it can clean up.
  package mutating func withdraw() -> Step {
    guard case .suspended(_, let answers) = state else { return .ignore }
    return perform(answers + [.cancelled])
  }

  mutating func perform(_ answers: [PerformAnswer]) -> Step {
    state = .performing(answers)
    isRunWaiting = false
    return .call(HandlerCall(intent: intent, method: .perform(answers: answers)))
  }

  /// Continues with the app in the foreground.
  private mutating func performInApp(_ answers: [PerformAnswer]) -> Step {
    guard case .call(let call) = perform(answers), !isInApp else { return perform(answers) }
    isInApp = true
    return .performInApp(call)
  }

  /// Handles its end or its question.
  mutating func performed(_ answers: [PerformAnswer], _ outcome: HandlerAnswer.Outcome) -> Step {
    let method = HandlerCall.Method.perform(answers: answers)
    switch outcome {
    case .responded(let response) where response.code == PerformFunction.cancelled: return end(.cancelled)
    case .responded(let response): return finish(response)
    case .asked(let asked): return suspend(asked, answers)
    case .failed(let fault): return end(.problem(fault, during: method))
    case .notImplemented, .resolved, .offered, .defaulted:
      return end(.problem(.unreadable(message: "no answer to perform"), during: method))
    }
  }

  private mutating func suspend(_ asked: PerformQuestion, _ answers: [PerformAnswer]) -> Step {
    isRunWaiting = !asked.restarts && asked.kind != .open
    let method = HandlerCall.Method.perform(answers: answers)
    // After a cancellation no more questions are asked.
    if answers.last == .cancelled { return end(.cancelled) }
    if asked.kind == .open { return performInApp(answers + [.yes]) }
    if asked.restarts || asked.kind == .restart { restarts += 1 }
    guard restarts <= Self.mostRestarts, answers.count < Self.mostAnswers else {
      let what = restarts > Self.mostRestarts ? "began again from the top" : "asked"
      let count = restarts > Self.mostRestarts ? Self.mostRestarts : Self.mostAnswers
      return end(.problem(.unreadable(message: "perform() \(what) \(count) times"), during: method))
    }
    guard var question = question(asked) else { return perform([]) }
    question.inside = asked
    state = .suspended(question, answers)
    return .ask(question)
  }

  /// The question for the user; nil where there is none.
  private func question(_ asked: PerformQuestion) -> Question? {
    func parameter(_ name: String) -> ParameterSchema {
      schema.parameter(name) ?? ParameterSchema(name: name, type: .string)
    }
    switch asked.kind {
    case .value(let name): return Question(parameter: parameter(name), kind: .needsValue)
    case .disambiguation(let name, let options):
      return Question(parameter: parameter(name), kind: options.isEmpty ? .needsValue : .choose(options, of: nil))
    case .parameterConfirmation(let name, let value):
      return Question(parameter: parameter(name), kind: .confirm(value, nil))
    case .confirmation, .foreground:
      return Question(parameter: ParameterSchema(name: "confirmation", type: .boolean), kind: .confirm(nil, nil))
    case .choice(let choices):
      let options = choices.map { Value.string($0.title) }
      return Question(parameter: ParameterSchema(name: "choice", type: .string), kind: .choose(options, of: nil))
    case .open, .restart: return nil
    }
  }

  /// Continues with the user's answer.
  mutating func goOn(_ question: Question, _ answers: [PerformAnswer], _ answer: QuestionAnswer) -> Step {
    let restarts = question.inside?.restarts ?? false
    switch (question.kind, answer) {
    case (.choose(let options, _), .choice(let number)):
      guard options.indices.contains(number) else { return .ignore }
      return restarts ? performAgain(with: options[number], question) : perform(answers + [.choice(number)])
    case (.confirm, .yes) where question.inside?.kind == .foreground: return performInApp(answers + [.yes])
    case (.confirm, .yes): return perform(answers + [.yes])
    case (.confirm, .no): return perform(answers + [.no])
    case (.needsValue, .value(let value)):
      return restarts ? performAgain(with: value, question) : perform(answers + [.value(value)])
    // An intent that runs beside the question doesn't affect the answer: the question is repeated.
    case (_, .tapped(let intent)): return restarts ? .ignore : perform(answers + [.tapped(intent)])
    case (_, .choice), (_, .yes), (_, .no), (_, .value): return .ignore
    }
  }

  private mutating func performAgain(with value: Value, _ question: Question) -> Step {
    write(value.elements, to: question.parameter)
    return perform([])
  }
}
