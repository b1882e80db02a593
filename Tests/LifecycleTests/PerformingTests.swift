import SimCatalog
import SimLifecycle
import Testing

/// An App Intent: what is missing is asked for, then it runs, and asks while it does.
@Suite struct PerformingTests {
  private static let schema: IntentSchema = {
    var schema = IntentSchema(
      name: "OrderSoup", domain: "generic", handlingProtocol: nil,
      parameters: [
        ParameterSchema(name: "kind", type: .string, resolvedBy: ["INResult"], isRequired: true),
        ParameterSchema(name: "bowls", type: .integer), ParameterSchema(name: "note", type: .string),
      ], codes: [ResponseCode("success", 4), ResponseCode("failure", 5)], responseFields: [], review: false,
      alwaysNeedsUnlock: false, isCustom: true, introduced: "16.0")
    schema.perform = PerformFunction(name: "OrderSoup.perform()", place: "Soup.swift:3", opensApp: false)
    return schema
  }()

  private static let kind = FilledIntent(
    name: "OrderSoup", parameters: [Field(name: "kind", value: .string("leek"))])

  /// The lifecycle as it runs, with nothing asked yet.
  private func performing() -> Lifecycle {
    var way = Lifecycle(intent: Self.kind, schema: Self.schema)
    _ = way.start()
    #expect(way.handlerAnswered(.absent) == call([]))
    return way
  }

  private func call(_ answers: [PerformAnswer], _ intent: FilledIntent = kind) -> Step {
    .call(HandlerCall(intent: intent, method: .perform(answers: answers)))
  }

  private func asks(_ kind: PerformQuestion.Kind, restarts: Bool = false) -> HandlerAnswer {
    HandlerAnswer(outcome: .asked(PerformQuestion(kind, restarts: restarts)))
  }

  private func question(_ step: Step) -> Question? { if case .ask(let question) = step { question } else { nil } }

  @Test func itRunsWhenAllIsThereAndNothingConfirms() {
    var way = performing()
    #expect(way.handlerAnswered(.code("success")) == .end(.done(IntentResponse(code: "success"))))
  }

  @Test func theSameRunGoesOnWithTheAnswers() {
    var way = performing()
    let asked = question(way.handlerAnswered(asks(.value(parameter: "bowls"))))
    #expect(asked?.kind == .needsValue)
    #expect(asked?.parameter.type == .integer)
    #expect(asked?.inside?.text == "requestValue bowls")
    #expect(way.isSuspended)
    #expect(way.answered(.value(.integer(2))) == call([.value(.integer(2))]))
    // It isn't written into the intent: a run that begins again asks again.
    #expect(way.intent == Self.kind)
    let confirmation = PerformQuestion.Confirmation(action: "order")
    #expect(question(way.handlerAnswered(asks(.confirmation(confirmation))))?.kind == .confirm(nil, nil))
    #expect(way.answered(.yes) == call([.value(.integer(2)), .yes]))
  }

  @Test func aButtonBesideTheQuestionAnswersNothing() {
    var way = performing()
    let button = FilledIntent(name: "Warm")
    _ = way.handlerAnswered(asks(.value(parameter: "bowls")))
    #expect(way.answered(.tapped(button)) == call([.tapped(button)]))
    #expect(question(way.handlerAnswered(asks(.value(parameter: "bowls"))))?.kind == .needsValue)
    #expect(way.answered(.value(.integer(2))) == call([.tapped(button), .value(.integer(2))]))
    // What was thrown has ended its run, and nothing of it is shown any more.
    _ = way.handlerAnswered(asks(.value(parameter: "note"), restarts: true))
    #expect(way.answered(.tapped(button)) == .ignore)
  }

  @Test func whatIsThrownBeginsAgainWithTheValue() {
    var way = performing()
    _ = way.handlerAnswered(asks(.value(parameter: "bowls")))
    _ = way.answered(.value(.integer(2)))
    #expect(question(way.handlerAnswered(asks(.value(parameter: "note"), restarts: true)))?.parameter.name == "note")
    var intent = Self.kind
    intent["note"] = .string("hot")
    #expect(way.answered(.value(.string("hot"))) == call([], intent))
    let options = [Value.string("tomato"), .string("leek soup")]
    _ = way.handlerAnswered(asks(.disambiguation(parameter: "kind", options: options), restarts: true))
    intent["kind"] = .string("leek soup")
    #expect(way.answered(.choice(1)) == call([], intent))
  }

  @Test func whoeverDoesNotWantItAnyMoreIsHeardByWhatRuns() {
    var way = performing()
    #expect(way.withdraw() == .ignore)
    _ = way.handlerAnswered(asks(.value(parameter: "bowls")))
    #expect(way.withdraw() == call([.cancelled]))
    #expect(way.handlerAnswered(.code(PerformFunction.cancelled)) == .end(.cancelled))
  }

  @Test func whoeverDoesNotWantItAnyMoreIsAskedNothingMore() {
    var way = performing()
    _ = way.handlerAnswered(asks(.value(parameter: "bowls")))
    _ = way.withdraw()
    #expect(way.handlerAnswered(asks(.value(parameter: "note"))) == .end(.cancelled))
  }

  @Test func nothingIsChangedWhileItRuns() {
    var way = performing()
    _ = way.handlerAnswered(asks(.choice([.init(title: "Cup"), .init(title: "Bowl")])))
    #expect(way.answeredOthers([Field(name: "note", value: .string("hot"))]) == .ignore)
    #expect(way.reconsidered("kind") == .ignore)
    #expect(way.reviewed(.yes) == .ignore)
    #expect(way.answered(.yes) == .ignore)
    #expect(way.answered(.choice(7)) == .ignore)
    #expect(way.answered(.choice(1)) == call([.choice(1)]))
  }

  @Test func theAppComesToTheFrontOnce() {
    var way = performing()
    let inApp = HandlerCall(intent: Self.kind, method: .perform(answers: [.yes]))
    #expect(way.handlerAnswered(asks(.open)) == .performInApp(inApp))
    #expect(way.handlerAnswered(asks(.restart, restarts: true)) == call([]))
    #expect(way.handlerAnswered(asks(.open)) == call([.yes]))
    #expect(question(way.handlerAnswered(asks(.foreground)))?.kind == .confirm(nil, nil))
    #expect(way.answered(.yes) == call([.yes, .yes]))
  }

  @Test func itDoesNotBeginAgainForEver() {
    var way = performing()
    var restarts = 0
    var step = way.handlerAnswered(asks(.restart, restarts: true))
    while step == call([]) {
      restarts += 1
      step = way.handlerAnswered(asks(.restart, restarts: true))
    }
    #expect(restarts == 10)
    let fault = HandlerFault.unreadable(message: "perform() began again from the top 10 times")
    #expect(step == .end(.problem(fault, during: .perform(answers: []))))
  }

  @Test func itDoesNotAskForEver() {
    var way = performing()
    var answers: [PerformAnswer] = []
    var step = way.handlerAnswered(asks(.foreground))
    while case .ask = step {
      answers.append(.no)
      #expect(way.answered(.no) == call(answers))
      step = way.handlerAnswered(asks(.foreground))
    }
    #expect(answers.count == 50)
    let fault = HandlerFault.unreadable(message: "perform() asked 50 times")
    #expect(step == .end(.problem(fault, during: .perform(answers: answers))))
  }
}
