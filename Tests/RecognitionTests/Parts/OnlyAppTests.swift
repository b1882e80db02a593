import SimCatalog
import SimLexicon
import SimLinting
import Testing

@testable import SimRecognition

/// What is said to an app that can do things of one kind alone, by its name.
@Suite("An app of one domain, by its name") struct OnlyAppTests {
  private static let player = InstalledApp(
    identifier: "player", displayNames: ["en": "BoBo", "zh-Hans": "波波"],
    intents: ["INPlayMediaIntent", "INSearchForMediaIntent", "INAddMediaIntent"])
  /// The same with something else besides.
  private static let mixed = InstalledApp(
    identifier: "player", displayNames: ["en": "BoBo", "zh-Hans": "波波"],
    intents: ["INPlayMediaIntent", "INSearchForMediaIntent", "INAddMediaIntent", "INSendMessageIntent"])

  private func understand(_ sentence: String, _ apps: [InstalledApp]) throws -> Understanding {
    let isChinese = sentence.unicodeScalars.contains { $0.value > 0x3000 }
    let language = try #require(SiriFiles.compiled[isChinese ? "zh-Hans" : "en"]?.language)
    return SampleApps.recognizer(language, apps: apps).understand(sentence, in: SampleApps.context)
  }

  @Test(arguments: [
    ("BoBo, resume the seven winters", "INPlayMediaIntent"),
    ("do you have any Mara Lund on BoBo", "INSearchForMediaIntent"),
    ("用波波，山那边的灯塔", "INPlayMediaIntent"), ("波波，哪里能看潮汐小镇", "INSearchForMediaIntent"),
  ]) func needsNoMore(_ sentence: String, intent: String) throws {
    let got = try understand(sentence, [Self.player])
    #expect(got.request?.intent.rawValue == intent, "\(got.exampleText)")
    #expect(got.part == nil, "a phrase takes the whole")
    // One that does other things as well might mean them.
    let other = try understand(sentence, [Self.mixed])
    #expect(other.request == nil, "\(other.exampleText)")
  }

  @Test(arguments: ["resume the seven winters", "山那边的灯塔"]) func nothingIsUnderstoodWithoutTheName(_ sentence: String)
    throws
  {
    let got = try understand(sentence, [Self.player])
    #expect(got.request == nil, "\(got.exampleText)")
  }

  @Test func wordsAloneSayEnoughWhereNoPhraseTakesARunOfThem() throws {
    let got = try understand(
      "HuHu, whichever driver has the ride to pickup us", [SampleApps.huHu])
    let part = try #require(got.part, "\(got.exampleText)")
    #expect(part.strategy == .words && got.request?.phrase == nil)
    #expect(got.request?.intent == "INGetRideStatusIntent")
    let agreement = try #require(part.agreement)
    #expect(agreement.isEnough && agreement.evidence.contains { $0.words == "driver" && $0.weight > 0 })
  }

  @Test(arguments: [
    "HuHu, hello, how's your day", "HuHu, what ground do you stand on", "ZhiChat, what's the weather like",
    "BoBo, remind me to call Anna", "mark Sam's messages as read on ZhiChat",
  ]) func whatIsAboutSomethingElseIsDeclined(_ sentence: String) throws {
    let got = try understand(sentence, [SampleApps.huHu, SampleApps.zhiChat, Self.player])
    #expect(got.request == nil, "\(got.exampleText)")
  }

  /// Other phrases take these words for what apps of another kind do.
  @Test(arguments: [
    ("BoBo, what's new from Mara Lund", "INSearchForMediaIntent"), ("用波波，找王菲演唱会", "INSearchForMediaIntent"),
  ]) func meansWhatItCanDoWhereOthersWouldBeAskedForSomethingElse(_ sentence: String, intent: String) throws {
    let got = try understand(sentence, [Self.player])
    #expect(got.request?.intent.rawValue == intent, "\(got.exampleText)")
    let other = try understand(sentence, [Self.mixed])
    #expect(other.request?.intent.rawValue != intent, "\(other.exampleText)")
  }

  @Test(arguments: ["BoBo, I like this song", "波波我喜欢这首歌"]) func saysThatItCannotDoWhatOthersOfItsKindDo(
    _ sentence: String
  )
    throws
  {
    let got = try understand(sentence, [Self.player])
    guard case .declined(.notOffered("player", "INUpdateMediaAffinityIntent")) = got.outcome else {
      Issue.record("\(got.exampleText)")
      return
    }
  }

  @Test(arguments: [
    ("get me an Uber to Union Station with HuHu", "dropOffLocation"), ("HuHu, call me an Uber home", "dropOffLocation"),
  ]) func anAppThatIsNotThereSaysNothingBesideOneThatIs(_ sentence: String, parameter: String) throws {
    let got = try understand(sentence, [SampleApps.huHu])
    #expect(got.request?.app == "huhu", "\(got.exampleText)")
    #expect(got.request?.slots.contains { $0.parameter == parameter } == true, "\(got.exampleText)")
    #expect(got.request?.appReason.mention?.app == "huhu")
  }

  @Test func aMissingAppIsStillAPartOfAText() throws {
    let got = try understand("tell Anna Smith that Uber is late with ZhiChat", [SampleApps.zhiChat])
    #expect(got.request?.slots.first { $0.parameter == "content" }?.value == .string("Uber is late"))
  }

  @Test(arguments: [
    "ZhiChat, Show me the trailer", "ZhiChat, Perfect. Get me a cab for this visit", "ZhiChat, book the table",
  ])
  func theFirstWordBehindACommaIsNobodysName(_ sentence: String) throws {
    let got = try understand(sentence, [SampleApps.zhiChat])
    #expect(got.request?.slots.contains { $0.parameter == "recipients" } != true, "\(got.exampleText)")
  }

  @Test func somebodyIsSpokenToBehindTwoCommas() throws {
    let got = try understand("ZhiChat, Wenona, are you coming", [SampleApps.zhiChat])
    #expect(got.exampleText == "INSendMessageIntent content=\"are you coming\" recipients=\"Wenona\"")
  }
}

extension AppReason {
  /// The name by which the app was meant.
  fileprivate var mention: AppMention? {
    switch self {
    case .named(let mention), .verb(let mention): mention
    case .onlyOne, .vocabulary, .answered: nil
    }
  }
}
