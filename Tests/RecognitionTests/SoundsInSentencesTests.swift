import SimCatalog
import SimLexicon
import SimRecognition
import Testing

/// Names that nobody has, and that sound like names that somebody has.
@Suite struct SoundsInSentences {
  static let contacts = [
    Contact(identifier: "c.hongchang", name: "宏昌"), Contact(identifier: "c.shan", name: "单田芳"),
    Contact(identifier: "c.mei1", name: "韩梅梅"), Contact(identifier: "c.mei2", name: "韩美美"),
    Contact(identifier: "c.mei3", name: "韩镁镁"),
    Contact(identifier: "c.john", name: "John Park"), Contact(identifier: "c.catherine", name: "Catherine Bell"),
    Contact(identifier: "c.shawn", name: "Shawn Diaz"),
    Contact(identifier: "c.siobhan", name: "Siobhan Daly", phoneticName: "shivawn"),
    Contact(identifier: "c.li", name: "李雷"),
  ]
  static let rides = InstalledApp(
    identifier: "rides", displayNames: ["": "Zoom Cab", "zh-Hans": "快快"], intents: ["INRequestRideIntent"],
    vocabularies: ["zh-Hans": vocabulary("苹果车", "ping2 guo3 che1"), "en": vocabulary("iRide", "eye ride")])

  static func vocabulary(_ phrase: String, _ pronunciation: String) -> AppVocabulary {
    AppVocabulary(parameters: [
      ParameterVocabulary(
        names: [.init(intent: "INRequestRideIntent", parameter: "rideOptionName")],
        items: [.init(identifier: "ride", synonyms: [.init(phrase: phrase, pronunciation: pronunciation)])])
    ])
  }

  func slots(_ sentence: String, _ language: String) throws -> [Slot] {
    let compiled = try #require(SiriFiles.compiled[language]?.language)
    let recognizer = Recognizer(
      language: compiled, locale: language, apps: [SampleApps.zhiChat, Self.rides],
      user: UserProfile(contacts: Self.contacts))
    return recognizer.understand(sentence, in: SampleApps.context).request?.slots ?? []
  }

  func person(_ sentence: String, _ language: String) throws -> (person: Person, provenance: Provenance)? {
    for slot in try slots(sentence, language) {
      if case .list(let values) = slot.value, case .person(let person) = values.first {
        return (person, slot.provenance)
      }
    }
    return nil
  }

  @Test(arguments: [
    ("用知了给[洪昌]发消息", "宏昌"), ("给[鸿娼]发消息", "宏昌"), ("给[hongchang]发消息", "宏昌"), ("用知了告诉[弘昌]我到了", "宏昌"),
    ("给[善田方]发消息", "单田芳"), ("给[里镭]发消息", "李雷"), ("给[宏昌]發訊息", "宏昌"),
  ]) func charactersThatSoundAlike(_ marked: String, _ name: String) throws {
    try check(marked, name, "zh-Hans")
  }

  @Test(arguments: [
    ("text [Jon] I'm late", "John Park"), ("text [jon] I'm late", "John Park"),
    ("text [Katherine] I'm late", "Catherine Bell"),
    ("text [Kathryn Bell] I'm late", "Catherine Bell"), ("send a message to [Sean]", "Shawn Diaz"),
    ("send a message to [Shivawn]", "Siobhan Daly"),
    ("text [Hongchang] I'm late", "宏昌"), ("text [Hong Chang] I'm late", "宏昌"),
  ]) func lettersThatSoundAlike(_ marked: String, _ name: String) throws {
    try check(marked, name, "en")
  }

  /// The words in brackets are the recipient, and mean the person of that name.
  func check(_ marked: String, _ name: String, _ language: String) throws {
    let sentence = marked.filter { $0 != "[" && $0 != "]" }
    let said = marked.split(separator: "[").last?.split(separator: "]").first.map(String.init)
    let (person, provenance) = try #require(try person(sentence, language), "\(sentence)")
    #expect(person.displayName == name && person.spokenPhrase == said)
    #expect(person.contactIdentifier != nil)
    let isWritten = name.split(separator: " ").map(String.init).contains(said ?? "") || said == "Shivawn"
    #expect(provenance.isGuess != isWritten)
    #expect(provenance.origin == .vocabulary(term: name, source: .contacts))
  }

  @Test func whereSeveralSoundSoNobodyIsChosen() throws {
    let (person, provenance) = try #require(try person("给韩每每发消息", "zh-Hans"))
    #expect(person.displayName == "韩每每" && person.contactIdentifier == nil)
    #expect(person.siriMatches.map(\.displayName) == ["韩美美", "韩镁镁"])
    #expect(provenance.isGuess)
  }

  @Test func whoIsCalledExactlySoIsMeantAndTheOthersAreMatches() throws {
    let (person, provenance) = try #require(try person("给韩美美发消息", "zh-Hans"))
    #expect(person.displayName == "韩美美" && person.contactIdentifier == "c.mei2" && !provenance.isGuess)
    #expect(person.siriMatches.map(\.displayName) == ["韩美美", "韩镁镁"])
  }

  @Test func aStrangerStaysOne() throws {
    for (sentence, name) in [("给欧阳震华发消息", "欧阳震华"), ("给洪畅发消息", "洪畅")] {
      let (person, provenance) = try #require(try person(sentence, "zh-Hans"))
      #expect(person.displayName == name && person.siriMatches.isEmpty && !provenance.isGuess)
    }
    let (person, _) = try #require(try person("text Zebulon I'm late", "en"))
    #expect(person.displayName == "Zebulon" && person.siriMatches.isEmpty)
  }

  @Test(arguments: [
    ("用快快叫一辆苹果车", "zh-Hans", false), ("用快快叫一辆平果车", "zh-Hans", true), ("get me an eye ride with Zoom Cab", "en", false),
    ("get me an iride with Zoom Cab", "en", false),
  ]) func termsOfVocabularies(_ sentence: String, _ language: String, _ isGuess: Bool) throws {
    let slot = try #require(try slots(sentence, language).first, "\(sentence)")
    #expect(slot.parameter == "rideOptionName" && slot.provenance.isGuess == isGuess)
    guard case .speakable(let term) = slot.value else {
      Issue.record("\(slot)")
      return
    }
    #expect(term.vocabularyIdentifier == "ride")
  }

  @Test func anAnswerMayBeAGuessToo() throws {
    let compiled = try #require(SiriFiles.compiled["zh-Hans"]?.language)
    let recognizer = Recognizer(
      language: compiled, locale: "zh-Hans", apps: [SampleApps.zhiChat], user: UserProfile(contacts: Self.contacts))
    let recipients = try #require(Catalog.siriKit.schema(of: "INSendMessageIntent")?.parameter("recipients"))
    let slot = recognizer.readAnswer(
      "洪昌", as: recipients, of: "INSendMessageIntent", app: "zhichat", in: SampleApps.context)
    guard case .list(let values) = slot?.value, case .person(let person) = values.first else {
      Issue.record("\(String(describing: slot))")
      return
    }
    #expect(person.contactIdentifier == "c.hongchang" && slot?.provenance.isGuess == true)
  }
}
