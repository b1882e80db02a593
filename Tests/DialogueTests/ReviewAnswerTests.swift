import SimCatalog
import SimLexicon
import SimRecognition
import SimUtterances
import Testing

@testable import SimDialogue

/// Answers to a review: what is understood only in part is neither a yes nor a no, and changes nothing in silence.
@Suite struct ReviewAnswerTests {
  private static let purse = InstalledApp(
    identifier: "purse", displayNames: ["": "Purse"], intents: ["INSendPaymentIntent"])

  /// Whose people answers may name.
  private static let user = UserProfile(
    contacts: ["Nancy Wu", "Buttercup", "小白"].map { Contact(identifier: $0, name: $0) })

  private static func known(_ name: String, _ parameter: String, unread: [Range<Int>] = []) -> Slot {
    let person = Value.person(Person(displayName: name, spokenPhrase: name))
    let value = parameter == "recipients" ? Value.list([person]) : person
    let origin = Provenance.Origin.vocabulary(term: name, source: .contacts)
    return Slot(parameter: parameter, value: value, provenance: Provenance(origin, unread: unread))
  }

  private static func money(_ units: Int) -> Slot {
    Messenger.slot("currencyAmount", .money(Money(minorUnits: units, currency: "USD")))
  }

  /// A payment of $15 to Nancy Wu that is under review.
  private func payment(_ language: String = "en") throws -> Talk {
    let nancy = Messenger.slot("payee", .person(Person(displayName: "Nancy Wu")))
    var talk = try Talk(
      Messenger.setting(language == "en" ? "en-US" : language, apps: [Self.purse]),
      TaughtUnderstander(
        requests: ["go": Messenger.request("INSendPaymentIntent", app: "purse", [nancy, Self.money(15)])],
        answers: [
          "Buttercup": [Self.known("Buttercup", "payee")], "Nancy": [Self.known("Nancy", "payee")],
          "小白": [Self.known("小白", "payee")], "18": [Self.money(18)], "15": [Self.money(15)],
          // The recogniser makes something of the name that it knows, and leaves the rest.
          "not Nancy, Buttercup": [Self.known("Nancy", "payee", unread: [0..<3, 11..<20])],
          "anybody like Buttercup": [Self.known("Buttercup", "payee", unread: [0..<12])],
        ], user: Self.user), language: language)
    talk.handler = { call in
      switch call.method {
      case .resolve(let name): call.intent[name].map { .results(.success($0)) } ?? .results(.notRequired)
      case .options, .defaultValue: HandlerAnswer(outcome: .notImplemented)
      case .confirm: .code("ready")
      case .handle, .perform: .code("success")
      }
    }
    _ = talk("go")
    return talk
  }

  private func payee(_ talk: Talk) -> String? {
    guard case .person(let person) = talk.calls.last?.intent["payee"] else { return nil }
    return person.displayName
  }

  @Test(arguments: [
    "not Nancy, Buttercup", "not Nancy but Buttercup", "not Nancy Buttercup", "no, not Nancy, Buttercup",
    "no, Buttercup, not Nancy", "Buttercup instead of Nancy", "change Nancy to Buttercup", "not Nancy Wu, Buttercup",
  ])
  func oneForAnotherLeavesNothingOfTheFirst(_ words: String) throws {
    var talk = try payment()
    let printed = talk(words)
    #expect(printed.contains("OK. Send $15 to Buttercup?"), "\(printed)")
    #expect(!printed.contains { $0.contains("Nancy") }, "\(printed)")
    #expect(talk("yes").contains("OK, I sent $15 to Buttercup."))
  }

  @Test(arguments: ["不是Nancy，是小白", "不是 Nancy Wu，是小白", "是小白不是Nancy", "不，不是Nancy，是小白", "把Nancy换成小白"])
  func oneForAnotherInChinese(_ words: String) throws {
    var talk = try payment("zh-Hans")
    let printed = talk(words)
    #expect(payee(talk) == "小白", "\(printed)")
    #expect(talk.calls.last?.method == .confirm)
  }

  @Test(arguments: ["not Nancy", "no, not Nancy", "no, Nancy"])
  func takenBackWithoutAnotherSheIsAskedForAgain(_ words: String) throws {
    var talk = try payment()
    #expect(talk(words) == ["- answered change payee", "OK. Who do you want to pay instead?"])
    #expect(talk("Buttercup").contains("OK. Send $15 to Buttercup?"))
  }

  @Test(arguments: [
    "yes but make it 18", "yes, make it 18", "ok but 18", "no, 18", "no wait, make it 18", "not 15, 18",
  ])
  func aYesWithAChangeChangesAndAsksAgain(_ words: String) throws {
    var talk = try payment()
    #expect(talk(words).contains("OK. Send $18 to Nancy Wu?"), "\(words)")
    #expect(talk.calls.last?.method == .confirm)
  }

  @Test(arguments: ["yes yes", "oh yes", "ok, send it", "yes please, go ahead", "um, sure"])
  func aYesOfSeveralWordsIsAYes(_ words: String) throws {
    var talk = try payment()
    #expect(talk(words).first == "- handle = success", "\(words)")
  }

  @Test(arguments: [
    ("yes but the other thing", "I heard \"yes\", but I don't know what you mean by \"the other thing\"."),
    ("no, the other thing", "I heard \"no\", but I don't know what you mean by \"the other thing\"."),
  ])
  func whatIsLeftOfAYesOrANoIsSaidAndTheReviewShownAgain(_ words: String, _ line: String) throws {
    var talk = try payment()
    #expect(
      talk(words) == [line, "Send $15 to Nancy Wu?", "| To  Nancy Wu", "| Amount  $15", "| (Cancel)  (Send)"])
    #expect(talk.calls.last?.method == .confirm)
    #expect(talk("yes").first == "- handle = success")
  }

  /// Nothing follows: what will be done is shown once more.
  @Test func aYesWithABehindItIsNone() throws {
    var talk = try payment()
    #expect(talk("yes, but") == ["Send $15 to Nancy Wu?", "| To  Nancy Wu", "| Amount  $15", "| (Cancel)  (Send)"])
    #expect(talk.calls.last?.method == .confirm)
  }

  /// Who is paid, and how much, is never changed by words of which a part isn't understood.
  @Test func somebodyInWordsThatAreNotUnderstoodIsNobody() throws {
    var talk = try payment()
    let printed = talk("anybody like Buttercup")
    #expect(printed.first?.hasPrefix("I heard ") == true && printed.first?.contains("\"anybody\"") == true)
    #expect(printed.contains("Send $15 to Nancy Wu?"))
    #expect(talk.calls.last?.method == .confirm)
  }

  @Test(arguments: ["yes, no", "no yes", "send it, no"])
  func aYesAndANoAreNeither(_ words: String) throws {
    var talk = try payment()
    #expect(talk(words) == ["Sorry, I need a yes or a no.", "Send $15 to Nancy Wu?"], "\(words)")
  }

  @Test func halfAnswersWithoutEndLetSiriGiveUpWhenSheHasOfferedItOnceMore() throws {
    var talk = try payment()
    _ = talk("yes but what")
    _ = talk("yes but what")
    #expect(talk("yes but what").contains("Send $15 to Nancy Wu?"))
    #expect(talk("yes but what") == ["Sorry, I can't send money like that."])
    #expect(talk.calls.last?.method == .confirm)
  }

  // MARK: Terms of the running request

  private static let rides: InstalledApp = {
    var app = RideTests.huhu
    let names = [ParameterVocabulary.ParameterName(intent: "INRequestRideIntent", parameter: "rideOptionName")]
    let items = ["sports car", "private car"].map { term in
      ParameterVocabulary.Item(identifier: term, synonyms: [ParameterVocabulary.Synonym(phrase: term)])
    }
    app.vocabularies[""] = AppVocabulary(parameters: [ParameterVocabulary(names: names, items: items)])
    return app
  }()

  /// A ride that is under review; a bare term would be a request of its own as well.
  private func ride() throws -> Talk {
    func ride(_ term: String) -> Slot {
      let origin = Provenance.Origin.vocabulary(term: term, source: .app)
      let value = Value.speakable(SpeakableString(spokenPhrase: term))
      return Slot(parameter: "rideOptionName", value: value, provenance: Provenance(origin))
    }
    let another = Request(
      app: "huhu", intent: "INRequestRideIntent", slots: [ride("sports car")],
      phrase: PhraseReference(file: "ride.phrases", line: 1, text: "{rideOptionName}"), appReason: .onlyOne,
      confidence: 1000)
    var talk = try Talk(
      Messenger.setting(apps: [RideTests.huhu]),
      TaughtUnderstander(
        requests: [
          "go": Messenger.request(
            "INRequestRideIntent", app: "huhu",
            [ride("private car"), Messenger.slot("dropOffLocation", .place(Place(name: "Pier")))]),
          "sports car": Understanding(outcome: .request(another)),
        ], answers: ["sports car": [ride("sports car")], "private car": [ride("private car")]],
        apps: [Self.rides]))
    talk.handler = { call in
      switch call.method {
      case .resolve(let name): call.intent[name].map { .results(.success($0)) } ?? .results(.notRequired)
      case .options, .defaultValue: HandlerAnswer(outcome: .notImplemented)
      case .confirm, .handle, .perform: .code("success")
      }
    }
    _ = talk("go")
    return talk
  }

  @Test(arguments: ["sports car", "no, sports car", "not the private car, sports car", "make it sports car"])
  func aTermFillsTheRunningRequest(_ words: String) throws {
    var talk = try ride()
    let printed = talk(words)
    #expect(printed.contains("I changed your ride. Shall I request it?"), "\(printed)")
    guard case .speakable(let option)? = talk.calls.last?.intent["rideOptionName"] else {
      Issue.record("no ride")
      return
    }
    #expect(option.spokenPhrase == "sports car")
    #expect(talk.calls.last?.intent["dropOffLocation"] == .place(Place(name: "Pier")))
  }

  // MARK: Lists

  @Test func oneOfSeveralPeopleGoesOrIsAnother() throws {
    var talk = try Talk(
      Messenger.setting(),
      TaughtUnderstander(
        requests: ["go": Messenger.message(["Ann Bo", "Sam Park"], "hi")],
        answers: [
          "宏昌": [Self.known("宏昌", "recipients")], "Sam": [Self.known("Sam", "recipients")],
          "Ann": [Self.known("Ann", "recipients")],
        ]))
    talk.handler = Messenger.handler
    _ = talk("go")
    #expect(talk("not Sam, 宏昌").contains("| To  Ann Bo and 宏昌"))
    #expect(talk("not Ann").contains("| To  宏昌"))
    #expect(talk("not 宏昌") == ["- answered change recipients", "OK. Who do you want to send it to?"])
  }

  // MARK: Questions

  @Test func aCorrectionOfTheValueThatIsAskedAboutIsTheOtherOne() throws {
    var talk = try payment()
    talk.handler = { call in
      guard case .resolve("payee") = call.method, case .person(let person) = call.intent["payee"] else {
        return .code("ready")
      }
      return person.displayName == "Nancy"
        ? .results(.confirmationRequired(.person(Person(displayName: "Nancy Wu")), reason: nil))
        : .results(.success(.person(person)))
    }
    _ = talk("change the recipient to Nancy")
    #expect(talk("not Nancy, Buttercup").contains("OK. Send $15 to Buttercup?"))
  }

  @Test func aLongAnswerIsNoCorrection() throws {
    var talk = try payment()
    let words = "not Nancy " + Array(repeating: "not", count: 100_000).joined(separator: " ")
    #expect(talk(words) == ["Sorry, I need a yes or a no.", "Send $15 to Nancy Wu?"])
  }
}
