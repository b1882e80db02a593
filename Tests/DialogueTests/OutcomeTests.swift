import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

@Suite struct OutcomeTests {
  private func start(
    _ understanding: Understanding, rules: String = "", _ change: (inout Setting) -> Void = { _ in }
  ) throws -> Talk {
    var setting = Messenger.setting()
    change(&setting)
    var talk = try Talk(setting, TaughtUnderstander(requests: ["go": understanding]), rules: rules)
    talk.handler = Messenger.handler
    return talk
  }

  private func start(_ method: HandlerCall.Method, _ code: String) throws -> Talk {
    var talk = try start(Messenger.message(["Ann"], "hi"))
    talk.handler = { $0.method == method ? .code(code) : Messenger.handler($0) }
    return talk
  }

  /// Says yes where there is something to say yes to.
  private func run(_ talk: inout Talk) -> [String] {
    let printed = talk("go")
    if case .review = talk.conversation.expectation { return talk("yes") }
    return printed
  }

  static let messageCodes = Catalog.siriKit.schema(of: "INSendMessageIntent")?.codes.map(\.name) ?? []

  @Test(arguments: [HandlerCall.Method.confirm, .handle])
  func everyCodeLeadsToALine(method: HandlerCall.Method) throws {
    #expect(Self.messageCodes.count > 5)
    for code in Self.messageCodes + ["continueInApp", "handleInApp", "no such code"] {
      var talk = try start(method, code)
      let printed = run(&talk)
      #expect(!talk.said.isEmpty, "\(code)")
      #expect(!printed.contains { $0.contains("<") }, "\(code): \(printed)")
    }
  }

  @Test func aFailureNamesTheApp() throws {
    var talk = try start(.handle, "failureMessageServiceNotAvailable")
    #expect(run(&talk) == ["- handle = failureMessageServiceNotAvailable", "Sorry, ZhiChat can't send messages now."])
    #expect(talk.said == ["result.INSendMessageIntent.failureMessageServiceNotAvailable"])
  }

  // MARK: The app

  @Test func signedOutSiriOffersTheApp() throws {
    var talk = try start(.confirm, "failureRequiringAppLaunch")
    talk.app = { _ in AppAnswer(screen: AppScreen(title: "Sign in", rows: ["Phone number"])) }
    #expect(
      talk("go").suffix(5) == [
        "- confirm = failureRequiringAppLaunch", "Sorry, ZhiChat couldn't send your message.",
        "You'll need to continue in ZhiChat.",
        "Do you want to open ZhiChat?", "| (Open)",
      ])
    #expect(talk.conversation.expectation == .openApp(app: "ZhiChat", buttons: ["Open"]))
    #expect(talk.happens(.tap("Open")) == ["- app continue INSendMessageIntent = Sign in", "| Phone number"])
    guard case .continue(let activity, let interaction) = talk.entered.first else {
      Issue.record("the app isn't entered")
      return
    }
    #expect(activity.activityType == "INSendMessageIntent")
    #expect(interaction?.intent["content"] == .string("hi"))
    #expect(interaction?.response?.code == "failureRequiringAppLaunch")
  }

  @Test func theAppsOwnActivityIsCarried() throws {
    var talk = try start(Messenger.message(["Ann"], "hi"))
    let activity = UserActivity(activityType: "chat.signIn", userInfo: [UserInfoEntry(key: "why", value: "signed out")])
    talk.handler = {
      guard $0.method == .confirm else { return Messenger.handler($0) }
      return HandlerAnswer(
        outcome: .responded(IntentResponse(code: "failureRequiringAppLaunch", userActivity: activity)))
    }
    _ = talk("go")
    #expect(talk("open it") == ["- app continue chat.signIn = Home"])
  }

  @Test func theOfferMayBeDeclined() throws {
    var talk = try start(.confirm, "failureRequiringAppLaunch")
    _ = talk("go")
    #expect(talk("no") == ["OK."])
    #expect(talk.entered.isEmpty)
  }

  @Test func continueInAppOpensItAtOnceAndALockedPhoneFirst() throws {
    var talk = try start(.handle, "continueInApp")
    #expect(
      run(&talk) == [
        "- handle = continueInApp", "OK, let's continue in ZhiChat.", "- app continue INSendMessageIntent = Home",
      ])
    var locked = try start(.handle, "continueInApp")
    _ = locked.happens(.lock)
    #expect(run(&locked).suffix(2) == ["OK, let's continue in ZhiChat.", "You need to unlock your phone first."])
    #expect(locked.happens(.unlock) == ["- app continue INSendMessageIntent = Home"])
  }

  @Test func handleInAppStaysWithSiri() throws {
    var talk = try start(.handle, "handleInApp")
    talk.app = { _ in AppAnswer(response: IntentResponse(code: "success")) }
    #expect(
      run(&talk) == [
        "- handle = handleInApp", "- app handle INSendMessageIntent = success", "OK, it's sent.", "| Sent  18:05",
      ])
  }

  @Test func anAppThatDoesNotTakeItIsPresented() throws {
    var talk = try start(.handle, "continueInApp")
    talk.app = { _ in AppAnswer(accepted: false) }
    #expect(
      run(&talk).suffix(2) == [
        "- app continue INSendMessageIntent = notAccepted", "ZhiChat couldn't continue there.",
      ])
  }

  @Test func theUserOpensTheAppHimself() throws {
    var talk = try start(Messenger.message(["Sam"], "hi"))
    _ = talk("go")
    #expect(talk.happens(.app("zhichat")) == ["- app open = Home"])
    #expect(talk.conversation.expectation == .nothing)
    #expect(talk.happens(.app("Nobody")) == ["You have no app called Nobody."])
  }

  // MARK: Faults

  @Test(arguments: [
    (HandlerFault.timedOut(seconds: 10), "- resolveRecipients = timedOut after 10 s"),
    (.trapped(message: "Index out of range"), "- resolveRecipients = trapped Index out of range"),
    (.neverCompleted, "- resolveRecipients = neverCompleted"),
    (.completedTwice, "- resolveRecipients = completedTwice"),
  ])
  func aFaultIsAProblemNotTheEnd(fault: HandlerFault, trace: String) throws {
    var talk = try start(Messenger.message(["Ann"], "hi"))
    talk.handler = { _ in HandlerAnswer(outcome: .failed(fault)) }
    let printed = talk("go")
    #expect(printed.contains(trace))
    #expect(printed.last?.contains("there was a problem with the app") == true)
    talk.handler = Messenger.handler
    #expect(talk("go").contains("Ready to send it?"))
  }

  // MARK: Before the handler

  @Test func anAppWithoutSiriIsAskedFor() throws {
    var talk = try start(Messenger.message(["Ann"], "hi")) { $0.appsWithoutSiri = ["zhichat"] }
    #expect(talk("go") == ["ZhiChat would like to work with Siri. Is that OK?", "| (Don't Allow)  (OK)"])
    #expect(talk("no") == ["OK. You can turn ZhiChat on for Siri in Settings."])
    _ = talk("go")
    #expect(talk("yes").contains("Ready to send it?"))
    #expect(talk.conversation.setting.appsWithoutSiri.isEmpty)
  }

  @Test func siriAsksForPermissionThreeTimesAtMost() throws {
    var talk = try start(Messenger.message(["Ann"], "hi")) { $0.appsWithoutSiri = ["zhichat"] }
    _ = talk("go")
    #expect(talk("hm").first == "Sorry, I need a yes or a no.")
    #expect(talk("hm").first == "Sorry, I need a yes or a no.")
    #expect(talk("hm") == ["Sorry, I can't help with that now."])
    #expect(talk.conversation.expectation == .nothing)
  }

  @Test func aYesIsNoName() throws {
    var talk = try start(Messenger.message([], "hi"))
    #expect(talk("go").last == "To whom?")
    #expect(talk("yes") == ["Sorry, I didn't understand that.", "To whom?"])
    #expect(talk("Ann").first == "- resolveRecipients = success Ann Bo")
  }

  @Test func whichAppWhenSeveralCan() throws {
    let slots = [Messenger.slot("content", .string("hi"))]
    let question = Understanding(
      outcome: .whichApp(intent: "INSendMessageIntent", slots: slots, apps: ["zhichat", "parrot"]))
    var talk = try start(question) { $0.apps = [Messenger.app, Messenger.other] }
    #expect(talk("go") == ["Which app should send it, ZhiChat or Parrot?", "1. ZhiChat", "2. Parrot"])
    #expect(talk("banana").first == "Sorry, that isn't one of them.")
    #expect(
      talk("the second one").prefix(2) == [
        "- understood Parrot INSendMessageIntent content=hi", "- resolveRecipients = needsValue",
      ])
    var one = try start(question) {
      $0.apps = [Messenger.app, Messenger.other]
      $0.appsWithoutSiri = ["zhichat"]
    }
    #expect(one("go").first == "- understood Parrot INSendMessageIntent content=hi")
  }

  @Test func whatIsForNoAppIsDeclined() throws {
    var talk = try start(Messenger.message(["Ann"]))
    #expect(talk("what's the time") == ["Sorry, I don't know what you mean."])
    #expect(talk.said == ["declined.nothingMatched"])
  }

  @Test func withoutPermissionAPersonIsNoMoreThanHisWords() throws {
    let sam = Person(
      displayName: "Sam Lee", spokenPhrase: "my brother", handle: PersonHandle(value: "1"), contactIdentifier: "c1")
    let request = Messenger.request(
      "INSendMessageIntent",
      [Messenger.slot("recipients", .list([.person(sam)])), Messenger.slot("content", .string("hi"))])
    var talk = try start(request) { $0.allowsContacts = false }
    _ = talk("go")
    let words = Person(displayName: "my brother", spokenPhrase: "my brother")
    #expect(talk.calls.first?.intent["recipients"] == .list([.person(words)]))
  }

  // MARK: Questions

  @Test func tenThousandOptionsAreListedAPageAtATime() throws {
    var talk = try start(Messenger.message(["Sam"], "hi"))
    let options = (1...10_000).map { Value.person(Person(displayName: "Sam Nr\($0)", customIdentifier: "\($0)")) }
    talk.handler = {
      guard case .resolve("recipients") = $0.method, case .list(let people) = $0.intent["recipients"],
        case .person(let person) = people[0]
      else { return Messenger.handler($0) }
      return person.customIdentifier == nil ? .results(.disambiguation(options)) : .results(.success(people[0]))
    }
    let first = talk("go")
    #expect(first.contains("I found 10000 for Sam. Which one? You can also say \"more\"."))
    #expect(first.last == "10. Sam Nr10")
    #expect(talk("more").last == "20. Sam Nr20")
    #expect(talk("nr777").first == "- resolveRecipients = success Sam Nr777")
    _ = talk("cancel")
    _ = talk("go")
    #expect(talk("9999").first == "- resolveRecipients = success Sam Nr9999")
  }

  @Test func aPartOfANameNarrowsTheQuestion() throws {
    var talk = try start(Messenger.message(["Sam"], "hi"))
    let names = ["Sam Lee", "Sam Lee Jones", "Sam Park"]
    talk.handler = {
      guard case .resolve("recipients") = $0.method, case .list(let people) = $0.intent["recipients"],
        case .person(let person) = people[0], person.customIdentifier == nil
      else { return $0.method == .resolve(parameter: "recipients") ? .results(.success(nil)) : Messenger.handler($0) }
      return .results(.disambiguation(names.map { .person(Person(displayName: $0, customIdentifier: $0)) }))
    }
    _ = talk("go")
    #expect(talk("lee") == ["Which one, Sam Lee or Sam Lee Jones?", "1. Sam Lee", "2. Sam Lee Jones"])
    #expect(talk("2").first == "- resolveRecipients = success")
    #expect(
      talk.conversation.slots.first?.value
        == .list([.person(Person(displayName: "Sam Lee Jones", customIdentifier: "Sam Lee Jones"))]))
  }

  @Test func aValueIsConfirmedDeniedOrReplaced() throws {
    var talk = try start(Messenger.message(["Jon"], "hi"))
    talk.handler = {
      guard case .resolve("recipients") = $0.method, case .list(let people) = $0.intent["recipients"],
        case .person(let person) = people[0], person.displayName == "Jon"
      else { return Messenger.handler($0) }
      return .results(.confirmationRequired(.person(Person(displayName: "Ann Bo")), reason: nil))
    }
    #expect(
      talk("go").suffix(2) == [
        "- resolveRecipients = confirmationRequired Ann Bo", "Do you want to send it to Ann Bo?",
      ])
    #expect(talk("yes").first == "- resolveRecipients = success Ann Bo")
    _ = talk("cancel")
    _ = talk("go")
    #expect(talk("no") == ["To whom?"])
    _ = talk("cancel")
    _ = talk("go")
    #expect(talk("no, Sam Park").first == "- resolveRecipients = success Sam Park")
    _ = talk("cancel")
    _ = talk("go")
    #expect(talk("what?") == ["Do you want to send it to Ann Bo?"])
  }

  @Test(arguments: [
    "noAccount", "offline", "messagingServiceNotEnabledForRecipient", "noValidHandle", "requestedHandleInvalid",
    "noHandleForLabel", "requiringInAppAuthentication", "noSuchReason",
  ])
  func everyReasonHasItsLine(reason: String) throws {
    var talk = try start(Messenger.message(["Ann"], "hi"))
    talk.handler = { _ in .results(.unsupported(reason: Reason(name: reason, rawValue: 1))) }
    let printed = talk("go")
    #expect(printed[1] == "- resolveRecipients = unsupported \(reason)")
    #expect(printed.count == 4)
    let expected =
      reason == "noSuchReason"
      ? "unsupported.INSendMessageIntent.recipients" : "unsupported.INSendMessageIntent.recipients.\(reason)"
    #expect(talk.said.first == expected)
  }

  @Test func moreDetailsOfTwentySixteen() throws {
    var talk = try start(Messenger.message(["Sam"], "hi"))
    talk.handler = { _ in .results(.needsMoreDetails(.person(Person(displayName: "Sam")))) }
    #expect(talk("go").last == "Which Sam do you mean?")
  }

  @Test func nothingToChooseFromIsAskedOpenly() throws {
    var talk = try start(Messenger.message(["Sam"], "hi"))
    talk.handler = { _ in .results(.disambiguation([])) }
    #expect(
      talk("go").suffix(3) == ["- resolveRecipients = disambiguation", "I couldn't find Sam in ZhiChat.", "To whom?"])
  }

  // MARK: Time

  @Test func siriDoesNotWaitForever() throws {
    var talk = try start(Messenger.message(["Sam"], "hi"))
    _ = talk("go")
    #expect(talk.happens(.wait(seconds: 59)).isEmpty)
    #expect(talk.happens(.wait(seconds: 1)) == ["OK, I won't wait any longer."])
    #expect(talk.conversation.expectation == .nothing)
    #expect(talk.happens(.wait(seconds: .max)).isEmpty)
    #expect(talk.conversation.setting.clock.year < 2100)
  }

  @Test func theWorldsChangesArePassedOn() throws {
    var talk = try start(Messenger.message(["Sam"], "hi"))
    _ = talk.happens(.defaults(key: "signedIn", value: "no"))
    #expect(talk.otherEffects == [.tellAll(.setDefault(key: "signedIn", value: "no"))])
    let clock = CivilDateTime(year: 2027, month: 1, day: 1)
    _ = talk.happens(.clock(clock, zone: "Asia/Shanghai"))
    #expect(talk.otherEffects == [.tellAll(.setClock(clock, zone: "Asia/Shanghai"))])
    #expect(talk.conversation.setting.zone == "Asia/Shanghai")
    // Whoever travels stays there while time goes on.
    _ = talk.happens(.wait(seconds: 60))
    #expect(
      talk.otherEffects == [.tellAll(.setClock(talk.conversation.setting.clock, zone: "Asia/Shanghai"))])
  }

  @Test func answersThatNobodyWaitsForChangeNothing() throws {
    var talk = try start(Messenger.message(["Sam"], "hi"))
    #expect(talk.conversation.receive(.handlerAnswered(.code("success"))).isEmpty)
    #expect(talk.conversation.receive(.appAnswered(AppAnswer())).isEmpty)
    #expect(talk.conversation.receive(.viewConfigured(["x"])).isEmpty)
    _ = talk("go")
    #expect(talk.conversation.receive(.handlerAnswered(.code("success"))).isEmpty)
  }

  // MARK: Found messages

  private static func found(_ sender: String, _ content: String) -> Value {
    .object(
      ObjectValue(
        type: "INMessage",
        fields: [
          Field(name: "identifier", value: .string("m-\(content)")),
          Field(name: "conversationIdentifier", value: .string("c-\(sender)")),
          Field(name: "content", value: .string(content)),
          Field(name: "sender", value: .person(Person(displayName: sender, customIdentifier: sender))),
        ]))
  }

  private func search(_ messages: [Value], handsFree: Bool = false) throws -> Talk {
    var talk = try start(Messenger.request("INSearchForMessagesIntent")) { $0.isHandsFree = handsFree }
    talk.handler = {
      guard $0.intent.name == "INSearchForMessagesIntent" else { return Messenger.handler($0) }
      return $0.method == .handle
        ? .code("success", [Field(name: "messages", value: .list(messages))]) : HandlerAnswer(outcome: .notImplemented)
    }
    return talk
  }

  @Test func foundMessagesAreReadAndAnswered() throws {
    var talk = try search([Self.found("Ann", "hi"), Self.found("Bob", "late?")])
    #expect(
      talk("go").dropFirst() == [
        "- handle = success", "You have 2 messages in ZhiChat.", "| Ann  hi", "| Bob  late?",
        "Do you want to reply to Bob?",
      ])
    #expect(
      talk("yes").prefix(3) == [
        "- understood ZhiChat INSendMessageIntent recipients=Bob conversationIdentifier=c-Bob",
        "- resolveRecipients = success Bob", "- resolveContent = needsValue",
      ])
    #expect(talk("no, on my way").contains("| Message  no, on my way"))
    #expect(talk("send").first == "- handle = success")
    #expect(talk.calls.last?.intent["conversationIdentifier"] == .string("c-Bob"))
  }

  @Test func theWordsMayBeTheReply() throws {
    var talk = try search([Self.found("Ann", "hi")], handsFree: true)
    #expect(
      talk("go").dropFirst(2) == [
        "You have one message in ZhiChat.", "Ann said, \"hi\"", "Do you want to reply to Ann?",
      ])
    #expect(talk("hello").contains("- resolveContent = success hello"))
    var other = try search([Self.found("Ann", "hi")])
    _ = other("go")
    #expect(other("no thanks") == ["OK."])
  }

  @Test func nothingFound() throws {
    var talk = try search([])
    #expect(talk("go").last == "You have no such messages in ZhiChat.")
    #expect(talk.conversation.expectation == .nothing)
  }

  @Test func themAreTheMessagesThatWereRead() throws {
    var talk = try search([Self.found("Ann", "hi")])
    _ = talk("go")
    let read = Messenger.slot("attribute", .enumeration(EnumerationValue(type: "INMessageAttribute", cases: ["read"])))
    talk.conversation.use(
      TaughtUnderstander(requests: ["mark": Messenger.request("INSetMessageAttributeIntent", [read])]))
    talk.handler = { $0.method == .handle ? .code("success") : HandlerAnswer(outcome: .notImplemented) }
    #expect(talk("mark").last == "OK, I marked them as read.")
    #expect(talk.calls.last?.intent["identifiers"] == .list([.string("m-hi")]))
  }
}
