import SimCatalog
import SimLifecycle
import Testing

@Suite struct ConfirmAndHandleTests {
  private func confirming(_ schema: IntentSchema = Schemas.message) -> Lifecycle {
    var way = Lifecycle(intent: FilledIntent(name: schema.name), schema: schema)
    var step = way.start()
    while case .call(let call) = step, call.method != .confirm { step = way.handlerAnswered(.absent) }
    return way
  }

  private func handling(_ schema: IntentSchema = Schemas.message) -> Lifecycle {
    var way = confirming(schema)
    _ = way.handlerAnswered(.code("ready"))
    _ = way.reviewed(.yes)
    return way
  }

  @Test(arguments: ["ready", "success", "inProgress"])
  func confirmLetsItGoOn(code: String) {
    var way = confirming()
    #expect(way.handlerAnswered(.code(code)) == .review(IntentResponse(code: code)))
  }

  @Test(arguments: ["failure", "unspecified", "failureMessageServiceNotAvailable", "never heard of"])
  func confirmEndsIt(code: String) {
    var way = confirming()
    #expect(way.handlerAnswered(.code(code)) == .end(.failed(IntentResponse(code: code), during: .confirm)))
  }

  @Test(arguments: [HandlerCall.Method.confirm, .handle])
  func theAppIsOfferedOrOpened(method: HandlerCall.Method) {
    for code in [
      "failureRequiringAppLaunch", "failureRequiringAppLaunchNoServiceInArea", "failureRequiringInAppAuthentication",
    ] {
      var way = method == .confirm ? confirming() : handling()
      #expect(way.handlerAnswered(.code(code)) == .end(.offerApp(IntentResponse(code: code), during: method)))
    }
    var way = method == .confirm ? confirming() : handling()
    let code = "continueInApp"
    #expect(way.handlerAnswered(.code(code)) == .end(.continueInApp(IntentResponse(code: code), during: method)))
  }

  @Test func handleInAppRunsTheAppAndItsResponseCounts() {
    var way = handling()
    #expect(way.handlerAnswered(.code("handleInApp")) == .handleInApp)
    let response = IntentResponse(code: "success")
    #expect(way.appAnswered(AppAnswer(response: response)) == .end(.done(response)))
    var silent = handling()
    _ = silent.handlerAnswered(.code("handleInApp"))
    #expect(silent.appAnswered(AppAnswer()) == .end(.problem(.neverCompleted, during: .handle)))
  }

  @Test func aHandlerThatHandsOverInConfirmIsReviewedAllTheSame() {
    var way = confirming()
    #expect(way.handlerAnswered(.code("handleInApp")) == .review(IntentResponse(code: "handleInApp")))
    #expect(way.reviewed(.yes) == .handleInApp)
  }

  @Test func inProgressIsDone() {
    var way = handling()
    #expect(way.handlerAnswered(.code("inProgress")) == .end(.done(IntentResponse(code: "inProgress"))))
  }

  @Test(arguments: [HandlerFault.timedOut(seconds: 10), .trapped(message: "x"), .completedTwice, .noHandler])
  func faultsEndTheRequest(fault: HandlerFault) {
    var confirm = confirming()
    #expect(confirm.handlerAnswered(.fault(fault)) == .end(.problem(fault, during: .confirm)))
    var handle = handling()
    #expect(handle.handlerAnswered(.fault(fault)) == .end(.problem(fault, during: .handle)))
  }

  @Test func aChangedParameterIsResolvedAndConfirmedAgain() {
    var intent = FilledIntent(name: "INSendMessageIntent")
    intent["recipients"] = .list([.named("Sam")])
    intent["content"] = .string("hi")
    var way = Lifecycle(intent: intent, schema: Schemas.message)
    var step = way.start()
    while case .call(let call) = step, call.method != .confirm { step = way.handlerAnswered(.absent) }
    _ = way.handlerAnswered(.code("ready"))
    #expect(way.changeable.map(\.name) == ["recipients", "content"])
    guard case .ask(let question) = way.reviewed(.change(parameter: "content")) else {
      Issue.record("nothing is asked")
      return
    }
    #expect(question.kind == .change(.string("hi")))
    guard case .call(let resolve) = way.answered(.value(.string("bye"))) else { return }
    #expect(resolve.method == .resolve(parameter: "content"))
    guard case .call(let confirm) = way.handlerAnswered(.results(.success(.string("bye")))) else { return }
    #expect(confirm.method == .confirm)
    #expect(way.handlerAnswered(.code("ready")) == .review(IntentResponse(code: "ready")))
    #expect(way.intent["content"] == .string("bye"))
    #expect(way.intent["recipients"] == .list([.named("Sam")]))
  }

  @Test func mapsSkipsResolveAndConfirmButNotTheUsersYes() {
    var status = Lifecycle(intent: FilledIntent(name: "INGetRideStatusIntent"), schema: Schemas.status, route: .maps)
    guard case .call(let call) = status.start() else { return }
    #expect(call.method == .handle)
    var ride = Lifecycle(intent: FilledIntent(name: "INRequestRideIntent"), schema: Schemas.ride, route: .maps)
    #expect(ride.start() == .review(nil))
  }

  @Test func cancelEndsItUntilItIsBeingHandled() {
    var way = confirming()
    #expect(way.cancel() == .end(.cancelled))
    #expect(way.cancel() == .ignore)
    var late = handling()
    #expect(late.cancel() == .ignore)
  }
}
