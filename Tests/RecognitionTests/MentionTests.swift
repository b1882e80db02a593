import SimCatalog
import SimLexicon
import SimLinting
import SimRecognition
import Testing

/// Words like "him", and phrases like "reply", for whom and what the last turns were about.
@Suite struct Mentions {
  private static func mention(_ role: String, _ way: Mention.Way = .request) -> Mention {
    Mention(app: "zhichat", appName: "ZhiChat", intent: "INSendMessageIntent", role: role, way: way)
  }

  private static func somebody(_ name: String, _ way: Mention.Way = .request) -> Antecedents.Antecedent {
    .init(.person(Person(displayName: name, customIdentifier: "id.\(name)")), mention("recipients", way))
  }

  private static let both = Antecedents(
    people: [somebody("Rosa"), somebody("Ivo")], listed: [somebody("Ada"), nil, somebody("Bob")],
    things: [
      .init(.string("dinner at eight"), mention("content")),
      .init(.money(Money(minorUnits: 15, currency: "USD")), mention("currencyAmount")),
    ])

  private static let purse = InstalledApp(
    identifier: "purse", displayNames: ["": "Purse"], intents: ["INSendPaymentIntent", "INRequestPaymentIntent"])
  private static let phone = InstalledApp(
    identifier: "phone", displayNames: ["": "Fono"], intents: ["INStartAudioCallIntent", "INSearchCallHistoryIntent"])

  private func understand(
    _ sentence: String, after antecedents: Antecedents = both, in app: String? = nil
  ) throws -> Understanding {
    let isChinese = sentence.unicodeScalars.contains { $0.value > 0x3000 }
    let language = try #require(SiriFiles.compiled[isChinese ? "zh-Hans" : "en"]?.language)
    var context = SampleApps.context
    context.antecedents = antecedents
    context.preferredApp = app
    return SampleApps.recognizer(language, apps: [SampleApps.zhiChat, Self.purse, Self.phone]).understand(
      sentence, in: context)
  }

  /// What fills a parameter: names, a text, a sum.
  private func value(_ parameter: String, _ understanding: Understanding) -> String? {
    understanding.request?.slots.first { $0.parameter == parameter }.map { slot in
      slot.value.elements.map { value in
        switch value {
        case .person(let person): person.displayName
        case .string(let text): text
        case .money(let money): "\(money.minorUnits) \(money.currency ?? "?")"
        default: "\(value)"
        }
      }.joined(separator: ", ")
    }
  }

  @Test(arguments: [
    ("call him", "contacts", "Ivo"), ("call her back", "contacts", "Ivo"), ("text him", "recipients", "Ivo"),
    ("tell him I forgot my keys", "recipients", "Ivo"), ("tell her thanks", "recipients", "Ivo"),
    ("send him 20 dollars", "payee", "Ivo"), ("ask him for 20 dollars", "payer", "Ivo"),
    ("send them a message saying hi", "recipients", "Rosa, Ivo"), ("call them", "contacts", "Rosa, Ivo"),
    ("call the first one back", "contacts", "Ada"), ("text the last one", "recipients", "Bob"),
    ("reply", "recipients", "Ivo"), ("reply that I'm on my way", "recipients", "Ivo"),
    ("answer him", "recipients", "Ivo"),
    ("send another one", "recipients", "Rosa, Ivo"), ("read my messages from her", "senders", "Ivo"),
    ("给他打电话", "contacts", "Ivo"), ("告诉她我知道了", "recipients", "Ivo"), ("给他们发消息说我晚点到", "recipients", "Rosa, Ivo"),
    ("给他转20块", "payee", "Ivo"), ("再给她发一条", "recipients", "Ivo"), ("回复他", "recipients", "Ivo"),
    ("给第一个打回去", "contacts", "Ada"), ("念一下她发来的消息", "senders", "Ivo"),
  ]) func standForPeople(_ sentence: String, _ parameter: String, _ names: String) throws {
    let got = try understand(sentence)
    #expect(value(parameter, got) == names, "\(got.exampleText)")
    let slot = got.request?.slots.first { $0.parameter == parameter }
    #expect(slot?.isMention == true && slot?.isUnknownMention == false)
  }

  @Test(arguments: [
    ("send the same thing to Jon Snow", "content", "dinner at eight"),
    ("forward it to Celestra", "content", "dinner at eight"),
    ("send Celestra the same message", "content", "dinner at eight"), ("也给宏昌发一条一样的", "content", "dinner at eight"),
    ("the same to Anna Smith", "currencyAmount", "15 USD"),
    ("pay Anna Smith the same amount", "currencyAmount", "15 USD"),
    ("再给宏昌转一样多", "currencyAmount", "15 USD"),
  ]) func standForThingsOfTheirKind(_ sentence: String, _ parameter: String, _ text: String) throws {
    let got = try understand(sentence)
    #expect(value(parameter, got) == text, "\(got.exampleText)")
  }

  @Test func sayWhereTheyComeFrom() throws {
    let him = try understand("call him").request?.slots.first
    #expect(him?.provenance == Provenance(.mentioned(Self.mention("recipients")), ranges: [5..<8]))
    let reply = try understand("reply").request?.slots.first
    #expect(reply?.provenance == Provenance(.mentioned(Self.mention("recipients"))))
  }

  @Test func oneOfSeveralIsTheLatest() throws {
    var later = Self.both
    later.people = [Self.somebody("Mia", .response)]
    #expect(value("contacts", try understand("call him", after: later)) == "Mia")
    #expect(value("contacts", try understand("call them", after: later)) == "Mia")
    // One payee has room for one.
    #expect(value("payee", try understand("send them 20 dollars")) == "Ivo")
  }

  @Test(arguments: [
    "call him", "text her I'm late", "tell them dinner is ready", "send him 20 dollars", "给他打电话", "告诉她我知道了",
  ])
  func areKeptAsUnknownWhereSiriAsks(_ sentence: String) throws {
    let got = try understand(sentence, after: Antecedents())
    #expect(got.request?.slots.filter(\.isUnknownMention).count == 1, "\(got.exampleText)")
  }

  @Test(arguments: ["read my messages from her", "did he text me", "念一下她发来的消息", "他说什么了"])
  func neverMakeASearchWider(_ sentence: String) throws {
    let got = try understand(sentence, after: Antecedents())
    guard case .declined = got.outcome else {
      Issue.record("\(got.exampleText)")
      return
    }
  }

  @Test func placesBeyondTheListMeanNobody() throws {
    for sentence in ["call the second one", "call the fifth one"] {
      #expect(try understand(sentence).request?.slots.first?.isUnknownMention == true, "\(sentence)")
    }
  }

  @Test func nothingOfAnotherKindIsTaken() throws {
    let textAlone = Antecedents(people: [Self.somebody("Ivo")], things: [.init(.string("hello"), Self.mention("note"))])
    #expect(value("content", try understand("send the same thing to Jon Snow", after: textAlone)) == nil)
    #expect(value("currencyAmount", try understand("the same to Anna Smith", after: textAlone)) == nil)
    let sumAlone = Antecedents(things: Self.both.things.filter { $0.mention.role == "currencyAmount" })
    #expect(value("recipients", try understand("reply", after: sumAlone)) == nil)
  }

  @Test(arguments: [
    ("tell Anna Smith I saw him", "I saw him"), ("tell Anna Smith to call her", "call her"), ("告诉宏昌他来了", "他来了"),
    ("text Anna Smith saying give it to them", "give it to them"),
  ]) func stayWordsInAText(_ sentence: String, _ text: String) throws {
    let got = try understand(sentence)
    #expect(value("content", got) == text, "\(got.exampleText)")
    #expect(got.request?.slots.contains(where: \.isMention) == false)
  }

  @Test(arguments: ["call her boss", "text his mother", "call them names"])
  func areNobodyWhereTheyOnlySayWhose(_ sentence: String) throws {
    let got = try understand(sentence)
    #expect(got.request?.slots.contains(where: \.isMention) != true, "\(got.exampleText)")
  }

  @Test func theAppThatIsSpokenOfGoesFirst() throws {
    #expect(try understand("send the same to Celestra", in: "purse").request?.intent == "INSendPaymentIntent")
    #expect(try understand("send the same to Celestra", in: "zhichat").request?.intent == "INSendMessageIntent")
  }

  @Test func anAnswerMayBeOne() throws {
    let language = try #require(SiriFiles.compiled["en"]?.language)
    let recognizer = SampleApps.recognizer(language)
    let recipients = try #require(Catalog.siriKit.schema(of: "INSendMessageIntent")?.parameter("recipients"))
    var context = SampleApps.context
    func read() -> Slot? {
      recognizer.readAnswer("to him", as: recipients, of: "INSendMessageIntent", app: "zhichat", in: context)
    }
    #expect(read()?.isUnknownMention == true)
    context.antecedents = Self.both
    #expect(read()?.value == .list([.person(Person(displayName: "Ivo", customIdentifier: "id.Ivo"))]))
  }

  @Test func manyOfThemAreReadInNoMoreTimeThanNames() throws {
    let sentence = "text " + Array(repeating: "him", count: 2_000).joined(separator: " and ") + " saying hi"
    let got = try understand(sentence)
    #expect(got.request?.slots.first?.value.elements.count ?? 0 <= 2_000)
    _ = try understand(String(repeating: "him ", count: 5_000))
    _ = try understand(String(repeating: "他", count: 5_000))
  }
}
