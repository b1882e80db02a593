import SimCatalog
import SimLifecycle
import Testing

/// No "yes", no payment, no ride, no message: walks over every state that any order of events reaches.
@Suite struct NoYesNoDeedTests {
  private enum Move: Hashable {
    case start
    case handler(HandlerAnswer.Outcome)
    case matched([Int])
    case answer(QuestionAnswer)
    case review(ReviewAnswer)
    case app(IntentResponse?)
    case cancel
  }

  private struct Node: Hashable {
    var lifecycle: Lifecycle
    /// The user has said yes to the review since anything last changed.
    var approved: Bool
  }

  private static let codes = [
    "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch", "continueInApp",
    "handleInApp",
    "userConfirmationRequired", "failureMessageServiceNotAvailable", "no such code",
  ]

  /// Everything that can be told to a lifecycle, whether it belongs there or not.
  private static func moves(_ value: Value) -> [Move] {
    let results: [[ResolutionResult]] = [
      [], [.success(value)], [.success(nil)], [.notRequired], [.needsValue], [.disambiguation([])],
      [.disambiguation([value, value])], [.confirmationRequired(value, reason: nil)], [.unsupported(reason: nil)],
      [.needsMoreDetails(nil)], [.success(value), .needsValue],
    ]
    var moves: [Move] = [.start, .cancel, .handler(.notImplemented), .handler(.failed(.timedOut(seconds: 10)))]
    moves += results.map { .handler(.resolved($0)) }
    moves += codes.map { .handler(.responded(IntentResponse(code: $0))) }
    moves += codes.map { .app(IntentResponse(code: $0)) } + [.app(nil)]
    moves += [.answer(.value(value)), .answer(.choice(0)), .answer(.choice(9)), .answer(.yes), .answer(.no)]
    moves += [[], [0], [0, 1]].map { .matched($0) }
    moves += [[], [value], [value, value]].map {
      .handler(.offered(OfferedOptions(sections: [OfferedOptions.Section(options: $0)])))
    }
    moves += [.handler(.offered(OfferedOptions(sections: [], problem: "closed")))]
    moves += [.handler(.defaulted(nil)), .handler(.defaulted(value))]
    moves += [.review(.yes), .review(.cancel), .review(.change(parameter: "recipients"))]
    moves += [.review(.change(parameter: "dropOffLocation")), .review(.change(parameter: "no such parameter"))]
    return moves
  }

  private func step(_ lifecycle: inout Lifecycle, _ move: Move) -> Step {
    switch move {
    case .start: lifecycle.start()
    case .handler(let outcome): lifecycle.handlerAnswered(HandlerAnswer(outcome: outcome))
    case .matched(let indices): lifecycle.matched(indices)
    case .answer(let answer): lifecycle.answered(answer)
    case .review(let answer): lifecycle.reviewed(answer)
    case .app(let response): lifecycle.appAnswered(AppAnswer(response: response))
    case .cancel: lifecycle.cancel()
    }
  }

  /// Walks from the start and returns how many states there are, recording every handling that nobody agreed to.
  private func walk(_ schema: IntentSchema, _ route: Lifecycle.Route, value: Value) -> (states: Int, handled: Int) {
    let first = Lifecycle(
      intent: FilledIntent(name: schema.name), schema: schema, route: route, rules: Lifecycle.Rules(attempts: 1))
    let moves = Self.moves(value)
    var seen: Set<Node> = [Node(lifecycle: first, approved: false)]
    var open = Array(seen)
    var handled = 0
    while let node = open.popLast() {
      for move in moves {
        var next = node
        let step = step(&next.lifecycle, move)
        if step == .ignore {
          if next.lifecycle != node.lifecycle { Issue.record("an ignored event changed the state: \(move)") }
          continue
        }
        switch move {
        case .review(.yes): next.approved = true
        case .answer, .review, .start: next.approved = false
        case .handler, .matched, .app, .cancel: break
        }
        switch step {
        case .call(let call) where call.method == .handle:
          handled += 1
          if schema.review, !next.approved { Issue.record("handled without a yes, on \(move)") }
        case .handleInApp:
          handled += 1
          if schema.review, !next.approved { Issue.record("handled in the app without a yes, on \(move)") }
        case .end(.done):
          if schema.review, !next.approved { Issue.record("done without a yes, on \(move)") }
        case .call, .ask, .match, .review, .performInApp, .end, .ignore: break
        }
        if seen.insert(next).inserted { open.append(next) }
      }
    }
    return (seen.count, handled)
  }

  @Test func aMessageIsSentOnlyAfterAYes() {
    let small = IntentSchema(
      name: Schemas.message.name, domain: "Messaging", handlingProtocol: nil,
      parameters: Schemas.message.parameters.filter { $0.name == "recipients" }, codes: [],
      responseFields: [], review: true, alwaysNeedsUnlock: false, introduced: "10.0")
    let result = walk(small, .siri, value: .named("Sam"))
    #expect(result.states > 100)
    #expect(result.handled > 0)
  }

  @Test(arguments: [Lifecycle.Route.siri, .maps])
  func aRideIsRequestedOnlyAfterAYes(route: Lifecycle.Route) {
    let result = walk(Schemas.ride, route, value: .place(Place(name: "Pier")))
    #expect(result.states > 5)
    #expect(result.handled > 0)
  }

  /// Objects that are looked up among the app's own are no yes.
  @Test func anOrderIsPlacedOnlyAfterAYes() {
    var soup = ParameterSchema(
      name: "recipients", type: .object("Soup"), isList: false, resolvedBy: ["SoupResolutionResult"])
    soup.custom = CustomParameter(offersOptions: true)
    let order = IntentSchema(
      name: "OrderSoupIntent", domain: "order", handlingProtocol: nil, parameters: [soup], codes: [],
      responseFields: [], review: true, alwaysNeedsUnlock: false, isCustom: true, introduced: "12.0")
    let words = ObjectValue(type: "Soup", fields: [Field(name: "displayString", value: .string("clam"))])
    let result = walk(order, .siri, value: .object(words))
    #expect(result.states > 20)
    #expect(result.handled > 0)
  }

  @Test func whatNeedsNoReviewIsHandledWithoutOne() {
    #expect(walk(Schemas.status, .siri, value: .string("x")).handled > 0)
  }
}
