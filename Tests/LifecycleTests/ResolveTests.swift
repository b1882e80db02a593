import SimCatalog
import SimLifecycle
import Testing

@Suite struct ResolveTests {
  private func message(_ recipients: [String], _ content: String? = nil) -> Lifecycle {
    var intent = FilledIntent(name: "INSendMessageIntent")
    if !recipients.isEmpty { intent["recipients"] = .list(recipients.map(Value.named)) }
    if let content { intent["content"] = .string(content) }
    return Lifecycle(intent: intent, schema: Schemas.message)
  }

  private func names(_ lifecycle: Lifecycle) -> [String] {
    guard case .list(let values) = lifecycle.intent["recipients"] else { return [] }
    return values.map { if case .person(let person) = $0 { person.displayName } else { "?" } }
  }

  private func method(_ step: Step) -> String? {
    if case .call(let call) = step { call.method.name } else { nil }
  }

  private func question(_ step: Step) -> Question? {
    if case .ask(let question) = step { question } else { nil }
  }

  @Test func parametersAreResolvedInTheSchemasOrderThenConfirmedThenReviewed() {
    var way = message(["Sam"], "hi")
    #expect(method(way.start()) == "resolveRecipients")
    #expect(method(way.handlerAnswered(.results(.success(.named("Sam Park"))))) == "resolveSpeakableGroupName")
    #expect(method(way.handlerAnswered(.results(.notRequired))) == "resolveContent")
    #expect(method(way.handlerAnswered(.results(.success(.string("hi"))))) == "confirm")
    #expect(way.handlerAnswered(.code("ready")) == .review(IntentResponse(code: "ready")))
    #expect(method(way.reviewed(.yes)) == "handle")
    #expect(way.handlerAnswered(.code("success")) == .end(.done(IntentResponse(code: "success"))))
    #expect(names(way) == ["Sam Park"])
  }

  @Test func whatTheHandlerDoesNotImplementIsTakenAsItIs() {
    var way = message(["Sam"], "hi")
    _ = way.start()
    #expect(method(way.handlerAnswered(.absent)) == "resolveSpeakableGroupName")
    #expect(method(way.handlerAnswered(.absent)) == "resolveContent")
    #expect(method(way.handlerAnswered(.absent)) == "confirm")
    #expect(way.handlerAnswered(.absent) == .review(nil))
    #expect(names(way) == ["Sam"])
  }

  @Test func aNoToOneOfTwoIsTheOther() {
    var way = Lifecycle(intent: FilledIntent(name: "INStartWorkoutIntent"), schema: Schemas.workout)
    _ = way.start()
    _ = way.handlerAnswered(.results(.confirmationRequired(.boolean(true), reason: nil)))
    #expect(method(way.answered(.no)) == "resolveIsOpenEnded")
    #expect(way.intent["isOpenEnded"] == .boolean(false))
  }

  @Test func threeRecipientsAreSettledOneAtATime() {
    var way = message(["Ann", "Sam", "Zed"], "hi")
    _ = way.start()
    let first = way.handlerAnswered(
      .results(
        .success(.named("Ann Bo")), .disambiguation([.named("Sam Lee"), .named("Sam Park")]), .unsupported(reason: nil))
    )
    #expect(question(first)?.element == 1)
    #expect(question(first)?.kind == .choose([.named("Sam Lee"), .named("Sam Park")], of: .named("Sam")))
    // The whole array goes back to the handler, with what is settled in it.
    #expect(method(way.answered(.choice(1))) == "resolveRecipients")
    #expect(names(way) == ["Ann Bo", "Sam Park", "Zed"])
    let second = way.handlerAnswered(
      .results(.success(.named("Ann Bo")), .success(.named("Sam Park")), .unsupported(reason: nil)))
    #expect(question(second)?.element == 2)
    #expect(question(second)?.kind == .unsupported(.named("Zed"), nil))
    #expect(method(way.answered(.value(.named("Eve")))) == "resolveRecipients")
    #expect(names(way) == ["Ann Bo", "Sam Park", "Eve"])
    let third = way.handlerAnswered(
      .results(.success(.named("Ann Bo")), .success(.named("Sam Park")), .success(.named("Eve Hill"))))
    #expect(method(third) == "resolveSpeakableGroupName")
    #expect(names(way) == ["Ann Bo", "Sam Park", "Eve Hill"])
  }

  @Test func anAnswerMayNameTwoInTheStead() {
    var way = message(["Zed", "Ann"])
    _ = way.start()
    _ = way.handlerAnswered(.results(.unsupported(reason: nil), .success(.named("Ann"))))
    _ = way.answered(.value(.list([.named("Eve"), .named("Bob")])))
    #expect(names(way) == ["Eve", "Bob", "Ann"])
  }

  @Test func oneResultMaySpeakForAll() {
    var way = message(["Ann", "Sam"])
    _ = way.start()
    #expect(method(way.handlerAnswered(.results(.notRequired))) == "resolveSpeakableGroupName")
    #expect(way.intent["recipients"] == nil)
  }

  @Test func resultsThatDoNotFitTheValuesLoseNothing() {
    var way = message(["Ann", "Sam"])
    _ = way.start()
    #expect(method(way.handlerAnswered(.results(.success(.named("Ann Bo"))))) == "resolveSpeakableGroupName")
    #expect(names(way) == ["Ann Bo", "Sam"])
    var other = message(["Team"])
    _ = other.start()
    _ = other.handlerAnswered(.results(.success(.named("Ann")), .success(.named("Bob"))))
    #expect(names(other) == ["Ann", "Bob"])
    var none = message(["Ann"])
    _ = none.start()
    #expect(method(none.handlerAnswered(.results())) == "resolveSpeakableGroupName")
    #expect(names(none) == ["Ann"])
  }

  @Test func aPersonThenAHandle() {
    let mobile = Value.person(Person(displayName: "Sam Lee", handle: PersonHandle(value: "1", label: "mobile")))
    let home = Value.person(Person(displayName: "Sam Lee", handle: PersonHandle(value: "2", label: "home")))
    var way = message(["Sam"])
    _ = way.start()
    _ = way.handlerAnswered(.results(.disambiguation([.named("Sam Lee"), .named("Sam Park")])))
    _ = way.answered(.choice(0))
    let second = way.handlerAnswered(.results(.disambiguation([mobile, home])))
    #expect(question(second)?.kind == .choose([mobile, home], of: .named("Sam Lee")))
    _ = way.answered(.choice(0))
    #expect(way.intent["recipients"] == .list([mobile]))
  }

  @Test func yesKeepsTheValueAndNoAsksForAnother() {
    var way = message(["Jon"])
    _ = way.start()
    let asked = way.handlerAnswered(.results(.confirmationRequired(.named("John"), reason: nil)))
    #expect(question(asked)?.kind == .confirm(.named("John"), nil))
    var no = way
    #expect(question(no.answered(.no))?.kind == .needsValue)
    #expect(method(way.answered(.yes)) == "resolveRecipients")
    #expect(names(way) == ["John"])
    // A handler that asks the same again has its answer already.
    let again = way.handlerAnswered(.results(.confirmationRequired(.named("John"), reason: nil)))
    #expect(method(again) == "resolveSpeakableGroupName")
  }

  @Test func whereThereIsNothingToConfirmAValueIsAskedFor() {
    var way = message([])
    _ = way.start()
    let asked = way.handlerAnswered(.results(.confirmationRequired(nil, reason: nil)))
    #expect(question(asked)?.kind == .needsValue)
  }

  @Test func theSameLackIsAskedThreeTimes() {
    var way = message(["Zed"])
    _ = way.start()
    let reason = Reason(name: "noAccount", rawValue: 1)
    for attempt in 1...3 {
      let step = way.handlerAnswered(.results(.unsupported(reason: reason)))
      #expect(question(step)?.attempt == attempt)
      _ = way.answered(.value(.named("Zed \(attempt)")))
    }
    guard case .end(.gaveUp(let question)) = way.handlerAnswered(.results(.unsupported(reason: reason))) else {
      Issue.record("asked a fourth time")
      return
    }
    #expect(question.parameter.name == "recipients")
  }

  @Test func nothingToChooseFromIsAnOpenQuestion() {
    var way = message(["Zed"])
    _ = way.start()
    #expect(question(way.handlerAnswered(.results(.disambiguation([]))))?.kind == .unsupported(.named("Zed"), nil))
  }

  @Test func anEventOutOfPlaceChangesNothing() {
    var way = message(["Sam"])
    let before = way
    #expect(way.answered(.yes) == .ignore)
    #expect(way.reviewed(.yes) == .ignore)
    #expect(way.handlerAnswered(.code("success")) == .ignore)
    #expect(way.appAnswered(AppAnswer()) == .ignore)
    #expect(way == before)
    _ = way.start()
    _ = way.handlerAnswered(.results(.disambiguation([.named("A"), .named("B")])))
    #expect(way.answered(.choice(2)) == .ignore)
    #expect(way.answered(.choice(-1)) == .ignore)
  }
}
