import SimCatalog
import SimDiagnostics
import SimLexicon
import SimRecognition
import Testing

@testable import SimDialogue

/// What an app has Siri say goes before her own lines, where that app is spoken for.
@Suite struct AppLinesTests {
  private static let lines = """
    # What ZhiChat has Siri say
    ask.INSendMessageIntent.recipients: Who gets the owl?
    choose.INSendMessageIntent.recipients.introduction: {count} people are called so.
    choose.INSendMessageIntent.recipients: Whose owl, {options}?
    confirmValue.INSendMessageIntent.recipients: To {value} by owl?
    unsupported.INSendMessageIntent.recipients.noAccount: {value} has no owl.
    response.INSendMessageIntent.ready: It is {flight.hours} hours to {recipients}.
    response.INSendMessageIntent.ready: The owl is awake.
    response.INSendMessageIntent.success: {owl} is on her way.
    response.INSendMessageIntent.failure: {owl} is asleep.
    """

  private func read(_ text: String, app: String = "zhichat") -> (AppLines, [String]) {
    var diagnostics: [Diagnostic] = []
    let lines = AppLines(app: app, files: [("Siri.lines", text)], diagnostics: &diagnostics)
    return (lines, diagnostics.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" })
  }

  private func start(
    _ requests: [String: Understanding], apps: [InstalledApp] = [Messenger.app, Messenger.other]
  ) throws -> Talk {
    var talk = try Talk(Messenger.setting(apps: apps), TaughtUnderstander(requests: requests))
    talk.handler = Messenger.handler
    return talk
  }

  @Test func itsPromptsGoBeforeSirisOwn() throws {
    let (lines, diagnostics) = read(Self.lines)
    #expect(diagnostics == [])
    var talk = try start(["go": Messenger.message([], "hi"), "other": Messenger.message([], "hi", app: "parrot")])
    talk.conversation.use(lines)
    #expect(talk("go").last == "Who gets the owl?")
    #expect(
      talk("Sam").suffix(4) == [
        "2 people are called so.", "Whose owl, Sam Lee or Sam Park?", "1. Sam Lee", "2. Sam Park",
      ])
    #expect(talk("cancel") == ["OK, I won't send it."])
    // Another app is asked about in Siri's own words, and again the first one in its own.
    #expect(talk("other").last == "To whom?")
    #expect(talk("cancel") == ["OK, I won't send it."])
    #expect(talk("go").last == "Who gets the owl?")
  }

  @Test func itsReasonsAndConfirmationsAreSaid() throws {
    var talk = try start(["go": Messenger.message(["Zed"], "hi")])
    talk.conversation.use(read(Self.lines).0)
    talk.handler = { call in
      guard case .resolve("recipients") = call.method else { return Messenger.handler(call) }
      return .results(.unsupported(reason: Reason(name: "noAccount", rawValue: 1)))
    }
    #expect(talk("go").suffix(2) == ["Zed has no owl.", "Who gets the owl?"])
    talk.handler = { call in
      guard case .resolve("recipients") = call.method else { return Messenger.handler(call) }
      return .results(.confirmationRequired(.person(Person(displayName: "Sam Lee")), reason: nil))
    }
    #expect(talk("Sam").last == "To Sam Lee by owl?")
  }

  @Test func itsResponsesAreAttributedToIt() throws {
    var talk = try start(["go": Messenger.message(["Sam Park"], "hi")])
    talk.conversation.use(read(Self.lines).0)
    talk.handler = { call in
      call.method == .handle
        ? .code("success", [Field(name: "owl", value: .string("Hedwig"))]) : Messenger.handler(call)
    }
    #expect(talk("go").contains("ZhiChat says: The owl is awake."))
    #expect(talk.said == ["response.INSendMessageIntent.ready", "review.INSendMessageIntent"])
    #expect(talk("yes").prefix(3) == ["- handle = success", "OK, it's sent.", "ZhiChat says: Hedwig is on her way."])
  }

  @Test func aPropertyOfAnObjectIsNamedBehindAPoint() throws {
    var talk = try start(["go": Messenger.message(["Sam Park"], "hi")])
    talk.conversation.use(read(Self.lines).0)
    let flight = ObjectValue(type: "Flight", fields: [Field(name: "hours", value: .integer(3))])
    talk.handler = { call in
      call.method == .confirm
        ? .code("ready", [Field(name: "flight", value: .object(flight))])
        : call.method == .handle
          ? .code("failure", [Field(name: "owl", value: .string("Hedwig"))])
          : Messenger.handler(call)
    }
    #expect(talk("go").contains("ZhiChat says: It is 3 hours to Sam Park."))
    #expect(talk("send it").last == "ZhiChat says: Hedwig is asleep.")
  }

  @Test func whatTheCatalogueDoesNotHaveIsPresented() {
    let (lines, diagnostics) = read(Self.lines)
    #expect(diagnostics == [])
    #expect(
      lines.problems(in: .siriKit).map { "\($0.place?.line ?? 0): \($0.message)" } == [
        "7: 'response.INSendMessageIntent.ready' has no value '{flight.hours}'; "
          + "INSendMessageIntent has no such parameter or property",
        "9: 'response.INSendMessageIntent.success' has no value '{owl}'; INSendMessageIntent has no such parameter or property",
        "10: 'response.INSendMessageIntent.failure' has no value '{owl}'; INSendMessageIntent has no such parameter or property",
      ])
  }

  @Test func templatesAreAddedOneByOneAtRunTime() throws {
    var lines = AppLines(app: "zhichat")
    #expect(lines.isEmpty)
    try lines.add("Whom shall the owl find?", for: .needsValue("INSendMessageIntent", parameter: "recipients"))
    try lines.add("{count} of them.", for: .introduction("INSendMessageIntent", parameter: "recipients"))
    try lines.add("Which?", for: .selection("INSendMessageIntent", parameter: "recipients"))
    try lines.add("{value}?", for: .confirmation("INSendMessageIntent", parameter: "recipients"))
    try lines.add("No.", for: .unsupported("INSendMessageIntent", parameter: "recipients", reason: "noAccount"))
    try lines.add("Gone.", for: .response("INSendMessageIntent", code: "success"))
    var talk = try start(["go": Messenger.message([], "hi")])
    let before = talk.conversation
    talk.conversation.use(lines)
    #expect(talk("go").last == "Whom shall the owl find?")
    #expect(talk("Sam").contains("Which?"))
    // A copy of before knows nothing of it: to go back to one is to undo.
    talk.conversation = before
    #expect(talk("go").last == "To whom?")
    #expect(throws: Diagnostic.self) { try lines.add("{a b}", for: .response("INSendMessageIntent", code: "success")) }
  }

  @Test func linesOfSirisOwnAreNotTheApps() {
    let (lines, diagnostics) = read("unlock: Open up.\nakk.INSendMessageIntent.content: What?\nask: Well?")
    #expect(lines.isEmpty)
    #expect(
      diagnostics == [
        "1:1 'unlock' is Siri's own; an app's lines are about its intents and types",
        "2:1 no line of the dialogue is called 'akk.INSendMessageIntent.content'",
        "3:1 'ask' is Siri's own; an app's lines are about its intents and types",
      ])
  }
}
