import SimCatalog
import SimLexicon
import SimRecognition
import Testing

@testable import SimDialogue

/// What may follow when a request has ended: it is told again or further, who and when it was, and whom later words mean.
@Suite struct AfterwardsTests {
  private static let phone = InstalledApp(
    identifier: "phone", displayNames: ["": "Fono"], intents: ["INStartAudioCallIntent", "INSearchCallHistoryIntent"])

  private static func person(_ name: String, _ identifier: String? = nil) -> Person {
    Person(displayName: name, customIdentifier: identifier)
  }

  private static func message(_ sender: Person?, _ text: String, hour: Int) -> Value {
    var fields = [
      Field(name: "identifier", value: .string(text)), Field(name: "content", value: .string(text)),
      Field(name: "conversationIdentifier", value: .string("c-\(text)")),
      Field(name: "dateSent", value: .date(DateParts(year: 2026, month: 11, day: 20, hour: hour, minute: 0))),
    ]
    if let sender { fields.append(Field(name: "sender", value: .person(sender))) }
    return .object(ObjectValue(type: "INMessage", fields: fields))
  }

  private static func call(_ caller: String, hour: Int) -> Value {
    .object(
      ObjectValue(
        type: "INCallRecord",
        fields: [
          Field(name: "caller", value: .person(person(caller))),
          Field(name: "dateCreated", value: .date(DateParts(year: 2026, month: 11, day: 20, hour: hour, minute: 0))),
        ]))
  }

  /// A request in which the last of those who were spoken of fills a parameter.
  private static func about(
    _ intent: IntentName, _ app: String, _ parameter: String, isList: Bool = true
  ) -> @Sendable (RecognitionContext) -> Understanding {
    { context in
      guard let last = context.antecedents.people.last else {
        let him = Value.person(Person(displayName: "him", spokenPhrase: "him"))
        let slot = Slot(
          parameter: parameter, value: isList ? .list([him]) : him,
          provenance: Provenance(.mentioned(nil), ranges: [5..<8]))
        return Messenger.request(intent, app: app, [slot])
      }
      let slot = Slot(
        parameter: parameter, value: isList ? .list([last.value]) : last.value,
        provenance: Provenance(.mentioned(last.mention), ranges: [5..<8]))
      return Messenger.request(intent, app: app, [slot])
    }
  }

  private static let jon = person("Jon Snow", "z.jon")
  private static let rosa = person("Rosa", "z.rosa")

  /// ZhiChat has read messages, and Fono places calls.
  private func start(_ found: [Value] = [message(jon, "Winter is coming", hour: 8)], calls: [Value] = []) throws -> Talk
  {
    var talk = try Talk(
      Messenger.setting(apps: [Messenger.app, Self.phone]),
      TaughtUnderstander(
        requests: [
          "read": Messenger.request("INSearchForMessagesIntent"),
          "text Ann hi": Messenger.message(["Ann Bo"], "hi"),
          "text Zoe hi": Messenger.message(["Zoe"], "hi"),
          "mark it": Messenger.request("INSetMessageAttributeIntent"),
          "text Sam and Ann hi": Messenger.message(["Sam Park", "Ann Bo"], "hi"),
          "who called": Messenger.request("INSearchCallHistoryIntent", app: "phone"),
        ],
        inContext: [
          "call him": Self.about("INStartAudioCallIntent", "phone", "contacts"),
          "text him": Self.about("INSendMessageIntent", "zhichat", "recipients"),
        ],
        acts: [
          "again": .again, "more": .more, "who": .who, "when": .when, "no": .deny, "reply": .reply, "stop": .cancel,
        ]))
    talk.handler = { call in
      switch (call.intent.name, call.method) {
      case ("INSearchForMessagesIntent", .handle): .code("success", [Field(name: "messages", value: .list(found))])
      case ("INSearchCallHistoryIntent", .handle): .code("success", [Field(name: "callRecords", value: .list(calls))])
      case ("INStartAudioCallIntent", .resolve("contacts")):
        call.intent["contacts"].map { .results(.success($0.elements[0])) } ?? .results(.needsValue)
      case ("INStartAudioCallIntent", .confirm): .code("ready")
      case ("INStartAudioCallIntent", .handle): .code("continueInApp")
      case ("INSendMessageIntent", _): Messenger.handler(call)
      case ("INSetMessageAttributeIntent", .handle): .code("success")
      default: HandlerAnswer(outcome: .notImplemented)
      }
    }
    return talk
  }

  private func names(_ talk: Talk) -> [String] {
    talk.conversation.past.antecedents.people.compactMap {
      if case .person(let person) = $0.value { person.displayName } else { nil }
    }
  }

  // MARK: Again, more, who, when

  @Test func whatWasDoneIsPresentedAgainAndNotDoneAgain() throws {
    var talk = try start()
    _ = talk("text Ann hi")
    let shown = talk("yes").filter { !$0.hasPrefix("- ") }
    let calls = talk.calls.count
    #expect(shown.first == "OK, it's sent.")
    #expect(talk("again") == shown)
    #expect(talk("again") == shown)
    #expect(talk.calls.count == calls)
    #expect(talk.conversation.facts.cause?.kind == .followedUp)
    #expect(talk.conversation.expectation == .nothing)
  }

  private static let eight = (1...8).map { message(jon, "Word \($0)", hour: $0) }

  /// Read out, what is left is offered before anything that could follow.
  @Test func handsFreeTheRestIsOffered() throws {
    var talk = try start(Self.eight)
    _ = talk.happens(.headphones(connected: true))
    let shown = talk("read")
    #expect(
      shown.suffix(3) == ["Jon Snow said, \"Word 5\"", "There are 3 more.", "Do you want me to read you the rest?"])
    #expect(talk.conversation.expectation == .rest)
    #expect(talk("again").last == "Do you want me to read you the rest?")
    #expect(
      talk("yes") == [
        "Jon Snow said, \"Word 6\"", "Jon Snow said, \"Word 7\"", "Jon Snow said, \"Word 8\"",
        "Do you want to reply to Jon Snow?",
      ])
    #expect(talk.conversation.expectation == .reply)
  }

  @Test(arguments: ["no", "stop", "cancel"])
  func theRestIsLeft(_ answer: String) throws {
    var talk = try start(Self.eight)
    _ = talk.happens(.headphones(connected: true))
    _ = talk("read")
    #expect(talk(answer) == ["OK."])
    #expect(talk.conversation.expectation == .nothing)
  }

  @Test func whoeverSaysAnotherThingDoesNotWantTheRest() throws {
    var talk = try start(Self.eight)
    _ = talk.happens(.headphones(connected: true))
    _ = talk("read")
    #expect(talk("text Ann hi").first?.hasPrefix("- understood ZhiChat INSendMessageIntent") == true)
  }

  /// On a screen they stand there, and nothing is asked.
  @Test func onAScreenTheRestIsNotOffered() throws {
    var talk = try start(Self.eight)
    #expect(talk("read").suffix(2) == ["There are 3 more.", "Do you want to reply to Jon Snow?"])
  }

  @Test func aQuestionThatIsOpenStaysOpen() throws {
    var talk = try start()
    let shown = talk("read").filter { !$0.hasPrefix("- ") }
    #expect(shown.last == "Do you want to reply to Jon Snow?")
    for word in ["again", "who", "when", "more"] {
      #expect(talk(word).last == shown.last, "\(word)")
      #expect(talk.conversation.expectation == .reply)
    }
    _ = talk("no")
    // Nothing is asked any more.
    #expect(talk("again") == Array(shown.dropLast()))
    #expect(talk.conversation.expectation == .nothing)
  }

  @Test func whatWasNotPresentedIsPresentedThen() throws {
    let found = (1...12).map { Self.message($0 == 12 ? Self.rosa : Self.jon, "no. \($0)", hour: 8) }
    var talk = try start(found)
    _ = talk("read")
    #expect(talk("more").prefix(2) == ["| Jon Snow  no. 6", "| Jon Snow  no. 7"])
    #expect(talk.said == ["messages.rest", "messages.reply"])
    let last = talk("more")
    #expect(last == ["| Jon Snow  no. 11", "| Rosa  no. 12", "Do you want to reply to Rosa?"])
    #expect(names(talk) == ["Jon Snow", "Rosa"])
    #expect(talk("again") == last)
    _ = talk("more")
    #expect(talk.said.first == "choose.noMore")
    #expect(talk.calls.filter { $0.method == .handle }.count == 1)
  }

  @Test func theRestIsPresentedAfterANoToo() throws {
    var talk = try start((1...6).map { Self.message(Self.jon, "no. \($0)", hour: 8) })
    _ = talk("read")
    _ = talk("no")
    #expect(talk("more") == ["| Jon Snow  no. 6", "Do you want to reply to Jon Snow?"])
    #expect(talk.conversation.expectation == .reply)
  }

  @Test func whoAndWhenAreThoseOfWhatWasPresented() throws {
    var talk = try start([Self.message(Self.jon, "one", hour: 8), Self.message(Self.rosa, "two", hour: 9)])
    _ = talk("read")
    #expect(talk("who").first == "From Jon Snow and Rosa.")
    // The one that may be answered.
    #expect(talk("when").first == "From Rosa, 09:00.")
  }

  @Test func whoAndWhenAreThoseOfWhatWasDone() throws {
    var talk = try start()
    _ = talk("text Sam and Ann hi")
    _ = talk("yes")
    _ = talk.happens(.wait(seconds: 3600))
    #expect(talk("who") == ["Sam Park and Ann Bo."])
    #expect(talk("when") == ["18:05."])
  }

  @Test func whatNobodyKnowsIsSaidToBeSo() throws {
    var talk = try start([Self.message(nil, "no sender", hour: 8)])
    _ = talk("read")
    _ = talk("who")
    #expect(talk.said == ["who.unknown"])
    var cancelled = try start()
    _ = cancelled("text Ann hi")
    _ = cancelled("stop")
    // It never was.
    _ = cancelled("when")
    #expect(cancelled.said == ["when.unknown"])
  }

  @Test(arguments: ["again", "who", "when", "more"])
  func aLockedDeviceTellsNothingAgainThatItWouldNotTell(_ word: String) throws {
    // Past calls are for an unlocked device alone; messages aren't.
    var talk = try start(calls: [Self.call("Celia", hour: 12)])
    _ = talk("who called")
    _ = talk.happens(.lock)
    #expect(talk(word) == ["You need to unlock your phone first."])
    _ = talk.happens(.unlock)
    #expect(talk(word) != ["You need to unlock your phone first."])
    var messages = try start()
    _ = messages("read")
    _ = messages("no")
    _ = messages.happens(.lock)
    _ = messages(word)
    #expect(messages.said.first != "unlock")
  }

  @Test func whoeverWasWrittenToDidNotWrite() throws {
    var me = Self.person("Sam")
    me.isMe = true
    let sent = Messenger.request(
      "INSearchForMessagesIntent", [Messenger.slot("recipients", .list([.person(Self.jon)]))])
    var talk = try start([Self.message(me, "mine", hour: 8)])
    talk.conversation.use(TaughtUnderstander(requests: ["read to Jon": sent], acts: ["who": .who]))
    _ = talk("read to Jon")
    #expect(names(talk) == ["Jon Snow"])
    _ = talk("who")
    #expect(talk.said.first == "who.unknown")
  }

  @Test func thousandsThatTheAppHasShownAreNoBurden() throws {
    let found = (0..<5_000).map { Self.message(Self.person("Person \($0)"), "no. \($0)", hour: 8) }
    var talk = try start(found)
    talk.view = { _ in ["The app's own view"] }
    _ = talk("read")
    #expect(talk.conversation.past.antecedents.people.count <= 65)
    #expect(names(talk).last == "Person 4999")
    _ = talk("who")
    #expect(talk.said.first == "messages.who")
  }

  @Test(arguments: ["again", "more", "who", "when"])
  func withoutARequestBeforeTheyMeanNothing(_ word: String) throws {
    var talk = try start()
    _ = talk(word)
    #expect(talk.said == ["declined.nothingMatched"])
    #expect(talk.calls.isEmpty)
  }

  @Test func nothingMoreIsPresentedOfARequestThatPresentedNothing() throws {
    var talk = try start((1...6).map { Self.message(Self.jon, "no. \($0)", hour: 8) })
    _ = talk("read")
    _ = talk("no")
    _ = talk("text Ann hi")
    _ = talk("yes")
    _ = talk("more")
    #expect(talk.said == ["declined.nothingMatched"])
  }

  // MARK: Whom later words mean

  @Test func aSenderIsCalledByAnotherApp() throws {
    var talk = try start()
    _ = talk("read")
    _ = talk("no")
    #expect(talk("call him").first == "- understood Fono INStartAudioCallIntent contacts=\"Jon Snow\"")
    // What ZhiChat calls him is ZhiChat's.
    guard case .person(let person)? = talk.calls.last?.intent["contacts"]?.elements.first else {
      Issue.record("nobody was called")
      return
    }
    #expect(person == Person(displayName: "Jon Snow"))
    let slot = talk.conversation.request?.slots.first
    let mention = Mention(
      app: "zhichat", appName: "ZhiChat", intent: "INSearchForMessagesIntent", role: "sender", way: .response)
    #expect(slot?.provenance.origin == .mentioned(mention))
  }

  @Test func aReplyBelongsToTheConversationOfWhatWasRead() throws {
    var talk = try start([Self.message(Self.rosa, "one", hour: 8), Self.message(Self.jon, "two", hour: 9)])
    _ = talk("read")
    _ = talk("no")
    #expect(
      talk("text him").first
        == "- understood ZhiChat INSendMessageIntent recipients=\"Jon Snow\" conversationIdentifier=c-two")
    // Of another person's request nothing of it is left.
    _ = talk("stop")
    _ = talk("text Ann hi")
    _ = talk("yes")
    #expect(talk("text him").first == "- understood ZhiChat INSendMessageIntent recipients=\"Ann Bo\"")
  }

  @Test func thoseOfOneRequestCameUpTogetherAndTheLastOfThemIsHim() throws {
    var talk = try start()
    _ = talk("text Sam and Ann hi")
    _ = talk("yes")
    #expect(names(talk) == ["Sam Park", "Ann Bo"])
    #expect(talk("call him").first == "- understood Fono INStartAudioCallIntent contacts=\"Ann Bo\"")
  }

  @Test func ofCallsTheLatestIsMeantAndEachHasItsPlace() throws {
    var talk = try start(calls: [Self.call("Celia", hour: 12), Self.call("Bob", hour: 9), Self.call("Eve", hour: 11)])
    _ = talk("who called")
    #expect(names(talk) == ["Bob", "Eve", "Celia"])
    #expect(
      talk.conversation.past.antecedents.listed.map { $0?.value }
        == ["Celia", "Bob", "Eve"].map { .person(Self.person($0)) })
    #expect(talk("who").first == "Celia, Bob, and Eve.")
    #expect(talk("when") == ["Celia, 12:00."])
  }

  @Test func whoeverWasSpokenOfStaysUntilSomebodyElseIs() throws {
    var talk = try start(calls: [])
    _ = talk("text Ann hi")
    _ = talk("yes")
    // A request about nobody, and words that mean nothing.
    _ = talk("who called")
    _ = talk("gibberish")
    #expect(names(talk) == ["Ann Bo"])
    _ = talk("read")
    #expect(names(talk) == ["Jon Snow"])
  }

  @Test func aCancelledRequestWasAboutSomebodyToo() throws {
    var talk = try start()
    _ = talk("text Ann hi")
    _ = talk("stop")
    #expect(talk("call him").first == "- understood Fono INStartAudioCallIntent contacts=\"Ann Bo\"")
  }

  @Test func wordsThatMeanNothingTakeNothingAway() throws {
    var talk = try start((1...6).map { Self.message(Self.jon, "no. \($0)", hour: 8) })
    let shown = talk("read").filter { !$0.hasPrefix("- ") }
    _ = talk("no")
    _ = talk("gibberish")
    #expect(talk("again") == Array(shown.dropLast()))
    _ = talk("gibberish")
    #expect(talk("more") == ["| Jon Snow  no. 6", "Do you want to reply to Jon Snow?"])
  }

  @Test func whatWasNeverDoneTakesNothingOfWhatWasPresentedAway() throws {
    var talk = try start((1...6).map { Self.message(Self.jon, "no. \($0)", hour: 8) })
    _ = talk("read")
    _ = talk("text Ann hi")
    _ = talk("stop")
    _ = talk("when")
    #expect(talk.said == ["messages.when"])
    // Whoever was spoken of last is meant all the same.
    #expect(names(talk) == ["Ann Bo"])
    #expect(talk("more").last == "Do you want to reply to Jon Snow?")
    #expect(
      talk("reply").first
        == "- understood ZhiChat INSendMessageIntent recipients=\"Jon Snow\" conversationIdentifier=\"c-no. 6\"")
  }

  @Test func whomTheAppDidNotFindWasNeverSpokenOf() throws {
    var talk = try start()
    _ = talk("text Ann hi")
    _ = talk("yes")
    #expect(talk("text Zoe hi").last == "To whom?")
    _ = talk("stop")
    #expect(names(talk) == ["Ann Bo"])
  }

  @Test func markingWhatWasReadTakesNothingOfItAway() throws {
    var talk = try start()
    _ = talk("read")
    _ = talk("no")
    #expect(talk("mark it").contains("- handle = success"))
    _ = talk("who")
    #expect(talk.said == ["messages.who"])
    #expect(names(talk) == ["Jon Snow"])
  }

  @Test func aRequestInThePlaceOfOneIsAboutThatOnesPeople() throws {
    var talk = try start()
    _ = talk("read")
    _ = talk("no")
    _ = talk("text Ann hi")
    #expect(talk("call him").first == "- understood Fono INStartAudioCallIntent contacts=\"Ann Bo\"")
  }

  @Test func nobodyIsLookedForByAPronoun() throws {
    var talk = try start()
    let turn = talk("call him")
    #expect(turn.first == "I don't know who you mean by “him”.")
    #expect(turn.last == "Who do you want to call?")
    #expect(talk.calls.allSatisfy { $0.intent["contacts"] == nil })
    #expect(talk.conversation.past.antecedents == Antecedents())
  }

  @Test func theUserIsNeverMeant() throws {
    var me = Self.person("Sam")
    me.isMe = true
    var talk = try start([Self.message(me, "mine", hour: 8)])
    _ = talk("read")
    #expect(talk.conversation.past.antecedents.people.isEmpty)
    _ = talk("who")
    #expect(talk.said.first == "who.unknown")
  }

  @Test func aCopyRemembersWhatItKnew() throws {
    var talk = try start()
    _ = talk("text Ann hi")
    _ = talk("yes")
    let before = talk.conversation
    _ = talk("read")
    #expect(names(talk) == ["Jon Snow"])
    talk.conversation = before
    #expect(names(talk) == ["Ann Bo"])
    #expect(talk("call him").first == "- understood Fono INStartAudioCallIntent contacts=\"Ann Bo\"")
    #expect(try start().conversation.past.antecedents == Antecedents())
  }

  @Test func aReplyWithoutWordsAsksForThem() throws {
    var talk = try start()
    _ = talk("read")
    #expect(talk("reply").last == "What do you want to say to Jon Snow?")
    #expect(talk.calls.last?.intent["conversationIdentifier"] == .string("c-Winter is coming"))
  }

  @Test func responsesThatHoldNothingOfUseAreNoHarm() throws {
    let odd: [Value] = [
      .object(ObjectValue(type: "INMessage")), .string("no object"),
      .object(
        ObjectValue(
          type: "INMessage",
          fields: [Field(name: "sender", value: .list([])), Field(name: "dateSent", value: .string("never"))])),
    ]
    var talk = try start(odd)
    _ = talk("read")
    for word in ["again", "more", "who", "when", "call him"] { _ = talk(word) }
    #expect(talk.conversation.past.antecedents.people.isEmpty)
  }
}
