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

  @Test("offers the cases of its enumeration where the app asks for one, and where it refuses one")
  func cases() {
    let sizes = ["small", "large"].map { Value.enumeration(EnumerationValue(type: "TeaSize", cases: [$0])) }
    var lifecycle = Lifecycle(
      intent: FilledIntent(name: "OrderTeaIntent"), schema: intent([parameter("size")]), cases: ["size": sizes])
    #expect(method(lifecycle.start()) == .resolve(parameter: "size"))
    guard case .ask(let question) = lifecycle.handlerAnswered(needsValue) else {
      return #expect(Bool(false), "it doesn't ask")
    }
    #expect(question.kind == .choose(sizes, of: nil) && question.refusal == nil)
    _ = lifecycle.answered(.choice(1))
    #expect(lifecycle.intent["size"] == sizes[1])
    guard
      case .ask(let again) = lifecycle.handlerAnswered(HandlerAnswer(outcome: .resolved([.unsupported(reason: nil)])))
    else {
      return #expect(Bool(false), "it doesn't ask again")
    }
    #expect(again.kind == .choose(sizes, of: nil) && again.refusal == Question.Refusal(value: sizes[1], reason: nil))
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

  private func soup(_ name: String, _ identifier: String? = nil) -> Value {
    var fields = [Field(name: "displayString", value: .string(name))]
    if let identifier { fields.append(Field(name: "identifier", value: .string(identifier))) }
    return .object(ObjectValue(type: "Soup", fields: fields))
  }

  private func objects(_ values: [Value], problem: String? = nil) -> HandlerAnswer {
    HandlerAnswer(
      outcome: .offered(OfferedOptions(sections: [OfferedOptions.Section(options: values)], problem: problem)))
  }

  /// The words that are to be matched, with what there is.
  private func matching(_ step: Step) -> [Value]? {
    if case .match(let words, let options) = step { [words] + options } else { nil }
  }

  @Test("takes the app's own object for the words that name it")
  func lookUp() {
    let menu = [soup("Tomato Soup", "1"), soup("Clam Chowder", "2"), soup("Corn Chowder", "3")]
    let parameter = parameter("soup", CustomParameter(offersOptions: true))
    var one = machine([parameter], [Field(name: "soup", value: soup("clam"))])
    #expect(method(one.start()) == .options(parameter: "soup", searchTerm: nil))
    #expect(matching(one.handlerAnswered(objects(menu))) == [soup("clam")] + menu)
    #expect(method(one.matched([1])) == .resolve(parameter: "soup"))
    #expect(one.intent["soup"] == menu[1])
    var several = machine([parameter], [Field(name: "soup", value: soup("chowder"))])
    _ = several.start()
    _ = several.handlerAnswered(objects(menu))
    guard case .ask(let question) = several.matched([1, 2]) else {
      Issue.record("nothing is asked")
      return
    }
    #expect(question.kind == .choose([menu[1], menu[2]], of: soup("chowder")))
    #expect(method(several.answered(.choice(1))) == .resolve(parameter: "soup"))
    #expect(several.intent["soup"] == menu[2])
    // What nothing is called stays the words, and is looked up once.
    var none = machine([parameter], [Field(name: "soup", value: soup("pizza"))])
    _ = none.start()
    _ = none.handlerAnswered(objects(menu))
    #expect(method(none.matched([])) == .resolve(parameter: "soup"))
    #expect(none.intent["soup"] == soup("pizza"))
  }

  @Test("asks the app nothing about an object that is its own")
  func ownObjects() {
    let parameter = parameter("soup", CustomParameter(offersOptions: true))
    var identified = machine([parameter], [Field(name: "soup", value: soup("Tomato Soup", "1"))])
    #expect(method(identified.start()) == .resolve(parameter: "soup"))
    // The app's objects need no identifier where it has given them itself.
    var offered = machine([parameter])
    _ = offered.start()
    _ = offered.handlerAnswered(HandlerAnswer(outcome: .defaulted(nil)))
    _ = offered.handlerAnswered(needsValue)
    _ = offered.handlerAnswered(objects([soup("Tomato Soup"), soup("Clam Chowder")]))
    #expect(method(offered.answered(.choice(1))) == .resolve(parameter: "soup"))
    var given = machine([parameter])
    _ = given.start()
    #expect(
      method(given.handlerAnswered(HandlerAnswer(outcome: .defaulted(soup("Tomato Soup")))))
        == .resolve(parameter: "soup"))
  }

  @Test("looks up each object of a list, and each among what the app finds where it searches")
  func lookUpOfAList() {
    let parameter = parameter("soup", CustomParameter(offersOptions: true, isSearched: true), isList: true)
    var lifecycle = machine(
      [parameter], [Field(name: "soup", value: .list([soup("Tomato Soup", "1"), soup("clam"), soup("corn")]))])
    #expect(method(lifecycle.start()) == .options(parameter: "soup", searchTerm: "clam"))
    _ = lifecycle.handlerAnswered(objects([soup("Clam Chowder", "2"), soup("Clam Bisque", "4")]))
    #expect(method(lifecycle.matched([0])) == .options(parameter: "soup", searchTerm: "corn"))
    // What the app has found may be called otherwise.
    _ = lifecycle.handlerAnswered(objects([soup("Maize Soup", "3")]))
    #expect(method(lifecycle.matched([])) == .resolve(parameter: "soup"))
    #expect(
      lifecycle.intent["soup"]
        == .list([soup("Tomato Soup", "1"), soup("Clam Chowder", "2"), soup("Maize Soup", "3")]))
  }

  @Test("ends with the error of an app that can't say what there is to choose from")
  func providersError() {
    var lifecycle = machine(
      [parameter("soup", CustomParameter(offersOptions: true))], [Field(name: "soup", value: soup("clam"))])
    _ = lifecycle.start()
    guard case .end(.problem(let fault, let method)) = lifecycle.handlerAnswered(objects([], problem: "closed")) else {
      Issue.record("it goes on")
      return
    }
    #expect(fault == .unreadable(message: "closed"))
    #expect(method == .options(parameter: "soup", searchTerm: nil))
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
