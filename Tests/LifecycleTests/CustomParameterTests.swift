import SimCatalog
import Testing

@testable import SimLifecycle

@Suite("Parameters of an app's own intent")
struct CustomParameterTests {
  private func intent(_ parameters: [ParameterSchema]) -> IntentSchema {
    IntentSchema(
      name: "OrderTeaIntent", domain: "order", handlingProtocol: "OrderTeaIntentHandling", parameters: parameters,
      codes: [ResponseCode("success", 4)], responseFields: [], review: false, alwaysNeedsUnlock: false, isCustom: true,
      introduced: "12.0")
  }

  private func parameter(
    _ name: String, _ custom: CustomParameter = CustomParameter(), isList: Bool = false, isResolved: Bool = true
  ) -> ParameterSchema {
    var parameter = ParameterSchema(
      name: name, type: .string, isList: isList, resolvedBy: isResolved ? ["INStringResolutionResult"] : [])
    parameter.custom = custom
    return parameter
  }

  private func machine(_ parameters: [ParameterSchema], _ fields: [Field] = []) -> Lifecycle {
    Lifecycle(intent: FilledIntent(name: "OrderTeaIntent", parameters: fields), schema: intent(parameters))
  }

  private func method(_ step: Step) -> HandlerCall.Method? {
    if case .call(let call) = step { call.method } else { nil }
  }

  private func offered(_ options: String...) -> HandlerAnswer {
    HandlerAnswer(
      outcome: .offered(OfferedOptions(sections: [OfferedOptions.Section(options: options.map(Value.string))])))
  }

  private let needsValue = HandlerAnswer(outcome: .resolved([.needsValue]))

  @Test("takes the app's default before it is resolved, and the definition's where the app has none")
  func defaults() {
    let custom = CustomParameter(offersOptions: true, defaultValue: .string("green"))
    var own = machine([parameter("kind", custom)])
    #expect(method(own.start()) == .defaultValue(parameter: "kind"))
    #expect(
      method(own.handlerAnswered(HandlerAnswer(outcome: .defaulted(.string("black"))))) == .resolve(parameter: "kind"))
    #expect(own.intent["kind"] == .string("black"))
    var written = machine([parameter("kind", custom)])
    _ = written.start()
    #expect(method(written.handlerAnswered(HandlerAnswer(outcome: .notImplemented))) == .resolve(parameter: "kind"))
    #expect(written.intent["kind"] == .string("green"))
  }

  @Test("goes on in the app where the extension handles nothing")
  func unhandled() {
    var lifecycle = machine([])
    #expect(method(lifecycle.start()) == .confirm)
    #expect(method(lifecycle.handlerAnswered(HandlerAnswer(outcome: .notImplemented))) == .handle)
    guard
      case .end(.continueInApp(let response, during: .handle)) = lifecycle.handlerAnswered(
        HandlerAnswer(outcome: .notImplemented))
    else { return #expect(Bool(false), "it doesn't end in the app") }
    #expect(response.code == "continueInApp")
  }

  @Test("takes the default of one that nobody resolves, and asks nobody for it")
  func unresolvedDefault() {
    var lifecycle = machine([
      parameter("note", CustomParameter(defaultValue: .string("none")), isResolved: false)
    ])
    #expect(method(lifecycle.start()) == .confirm)
    #expect(lifecycle.intent["note"] == .string("none"))
  }

  @Test("counts only while another one has its value, and has none where it doesn't")
  func conditions() {
    let table = parameter(
      "table", CustomParameter(condition: ParameterCondition(parent: "place", value: .string("here"))))
    let place = parameter("place", isResolved: false)
    var here = machine([table, place], [Field(name: "place", value: .string("here"))])
    #expect(method(here.start()) == .resolve(parameter: "table"))
    var away = machine(
      [table, place], [Field(name: "place", value: .string("away")), Field(name: "table", value: .string("4"))])
    #expect(method(away.start()) == .confirm)
    #expect(away.intent["table"] == nil)
  }

  @Test("is asked for as a list where the app offers values, also after one that it can't use")
  func options() {
    var lifecycle = machine([parameter("kind", CustomParameter(offersOptions: true))])
    _ = lifecycle.start()
    _ = lifecycle.handlerAnswered(HandlerAnswer(outcome: .defaulted(nil)))
    #expect(method(lifecycle.handlerAnswered(needsValue)) == .options(parameter: "kind", searchTerm: nil))
    guard case .ask(let question) = lifecycle.handlerAnswered(offered("green", "black")) else {
      Issue.record("nothing is asked")
      return
    }
    #expect(question.kind == .choose([.string("green"), .string("black")], of: nil))
    _ = lifecycle.answered(.choice(1))
    let refused = HandlerAnswer(outcome: .resolved([.unsupported(reason: Reason(name: "soldOut", rawValue: 1))]))
    #expect(method(lifecycle.handlerAnswered(refused)) == .options(parameter: "kind", searchTerm: nil))
    guard case .ask(let again) = lifecycle.handlerAnswered(offered("green")) else {
      Issue.record("nothing is asked")
      return
    }
    #expect(again.refusal?.reason?.name == "soldOut" && again.refusal?.value == .string("black"))
  }

  @Test("is asked for openly where the app offers nothing")
  func noOptions() {
    var lifecycle = machine([parameter("kind", CustomParameter(offersOptions: true))])
    _ = lifecycle.start()
    _ = lifecycle.handlerAnswered(HandlerAnswer(outcome: .defaulted(nil)))
    _ = lifecycle.handlerAnswered(needsValue)
    guard case .ask(let question) = lifecycle.handlerAnswered(HandlerAnswer(outcome: .notImplemented)) else {
      Issue.record("nothing is asked")
      return
    }
    #expect(question.kind == .needsValue)
  }

  @Test("is searched by words that none of the options is called")
  func search() {
    var lifecycle = machine([parameter("city", CustomParameter(offersOptions: true, isSearched: true))])
    _ = lifecycle.start()
    _ = lifecycle.handlerAnswered(HandlerAnswer(outcome: .defaulted(nil)))
    _ = lifecycle.handlerAnswered(needsValue)
    _ = lifecycle.handlerAnswered(offered("Uji", "Suzhou"))
    #expect(method(lifecycle.answered(.value(.string("Hang")))) == .options(parameter: "city", searchTerm: "Hang"))
    #expect(method(lifecycle.handlerAnswered(offered("Hangzhou"))) == .resolve(parameter: "city"))
    #expect(lifecycle.intent["city"] == .string("Hangzhou"))
  }

  @Test("takes no more values than its fixed size")
  func fixedSize() {
    var lifecycle = machine([parameter("toppings", CustomParameter(fixedSize: 2), isList: true)])
    _ = lifecycle.start()
    _ = lifecycle.handlerAnswered(needsValue)
    _ = lifecycle.answered(.value(.list([.string("a"), .string("b"), .string("c")])))
    #expect(lifecycle.intent["toppings"] == .list([.string("a"), .string("b")]))
  }
}
