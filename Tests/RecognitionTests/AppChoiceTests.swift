import SimCatalog
import SimLexicon
import SimLinting
import SimRecognition
import Testing

/// Which app is meant, by name, by verb, by vocabulary, or because there is only one.
@Suite struct AppChoice {
  let english: Language
  let chinese: Language

  init() throws {
    english = try #require(SiriFiles.compiled["en"]?.language)
    chinese = try #require(SiriFiles.compiled["zh-Hans"]?.language)
  }

  func understand(_ sentence: String, apps: [InstalledApp]? = nil, context: RecognitionContext = SampleApps.context)
    -> Understanding
  {
    let isChinese = sentence.unicodeScalars.contains { $0.value > 0x3000 }
    return SampleApps.recognizer(isChinese ? chinese : english, apps: apps ?? [SampleApps.zhiChat, SampleApps.huHu])
      .understand(sentence, in: context)
  }

  @Test(arguments: [
    "ZhiChat send a message to Sam", "send a zhi chat message to Sam", "send a message to Sam on ZhiChat",
    "using ZHICHAT send a message to Sam", "open ZhiChat and send a message to Sam",
    "send a message to Sam using Cicada",
    "send a message to Sam via sick ayda", "send a message with ZhiChat to Sam, please", "用知了给Sam发消息", "知了发信息给Sam",
    "给Sam发消息用知了", "在知了上给Sam发一条消息",
  ]) func namesAnywhere(_ sentence: String) {
    let got = understand(sentence)
    #expect(got.request?.app == "zhichat")
    #expect(got.exampleText == "INSendMessageIntent recipients=\"Sam\"")
    guard case .named = got.request?.appReason else {
      Issue.record("not named: \(got)")
      return
    }
  }

  /// Which app is meant where names stand alone, beside each other, or within what is said.
  @Test(arguments: [
    ("zhi chat sam i'm late", "zhichat"), ("sick ayda, tell Sam I'm late", "zhichat"),
    ("read ZhiChat's messages", "zhichat"), ("hey ZhiChat tell Sam hello", "zhichat"),
    ("tell Sam to open ZhiChat", "zhichat"), ("tell sam lee i'm in a huhu", "zhichat"),
    ("tell Sam on ZhiChat that HuHu is late", "zhichat"), ("ZhiChat Sam that HuHu is late", "zhichat"),
    ("read my messages", "zhichat"), ("mark everything as read", "zhichat"), ("huhu home", "huhu"),
    ("where's HuHu's driver", "huhu"), ("HUHU: a taxi to the ZhiChat office", "huhu"), ("take me home", "huhu"),
    ("用知了告诉宏昌呼呼打车来了", "zhichat"), ("知了宏昌我在呼呼上", "zhichat"), ("给宏昌发消息说知了真好用", "zhichat"),
    ("读一下消息", "zhichat"), ("呼呼，回家", "huhu"), ("我的呼呼打车到哪了", "huhu"), ("打车去知了大厦", "huhu"),
  ]) func oneAppAmongNames(_ sentence: String, app: String) {
    let got = understand(sentence)
    #expect(got.request?.app == app, "\(got.exampleText)")
  }

  @Test func whatCannotBeCarriedIsDeclined() {
    // The intent that marks messages has no parameter for whose they are; marking all of them would be wrong.
    for sentence in ["mark Sam's messages as read on ZhiChat", "把宏昌的知了消息标为已读"] {
      guard case .declined = understand(sentence).outcome else {
        Issue.record("\(sentence): \(understand(sentence).exampleText)")
        continue
      }
    }
  }

  @Test func numbersAreRecipients() {
    for (sentence, number) in [
      ("text +1 415 555 0101 I'm late", "+1 415 555 0101"), ("ZhiChat (415) 555-0101 I'm late", "(415) 555-0101"),
      ("给 138 0000 1111 发消息说 I'm late", "138 0000 1111"),
    ] {
      #expect(understand(sentence).exampleText.hasSuffix("content=\"I'm late\" recipients=\"\(number)\""))
    }
    #expect(understand("text Sam 12345678 is the code").exampleText.hasSuffix("recipients=\"Sam\""))
  }

  @Test func kindsOfNames() {
    #expect(understand("send a message to Sam using Cicada").mentions.map(\.kind) == [.alternativeName])
    #expect(understand("send a message to Sam using sick ayda").mentions.map(\.kind) == [.pronunciation])
    #expect(understand("send a message to Sam using ZhiChat").mentions.map(\.kind) == [.displayName])
  }

  @Test func namesAsVerbs() {
    for sentence in ["ZhiChat Celestra let's add more sparkle", "ZhiChat Celestra let's add more sparkle"] {
      let got = understand(sentence)
      #expect(got.exampleText == "INSendMessageIntent content=\"let's add more sparkle\" recipients=\"Celestra\"")
      guard case .verb = got.request?.appReason else {
        Issue.record("no verb: \(got)")
        continue
      }
    }
    #expect(understand("知了 Jon Snow 一条消息").exampleText == "INSendMessageIntent recipients=\"Jon Snow\"")
  }

  @Test func theOnlyCapableOneIsTaken() {
    #expect(understand("send a message to Sam").request?.appReason == .onlyOne)
    #expect(understand("book a ride to the airport").request?.app == "huhu")
  }

  @Test func severalAreAskedFor() {
    var second = SampleApps.huHu
    second.identifier = "second"
    second.displayNames = ["en": "Rickshaw"]
    second.vocabularies = [:]
    let apps = [SampleApps.huHu, second]
    guard case .whichApp(let intent, let slots, let found) = understand("Get a ride", apps: apps).outcome else {
      Issue.record("nothing asked")
      return
    }
    #expect(intent == "INRequestRideIntent" && slots.isEmpty && found == ["huhu", "second"])
    #expect(understand("Get a ride with Rickshaw", apps: apps).request?.app == "second")
    var context = SampleApps.context
    context.preferredApp = "second"
    #expect(understand("Get a ride", apps: apps, context: context).request?.app == "second")
    context = SampleApps.context
    context.excludedApps = ["huhu"]
    #expect(understand("Get a ride", apps: apps, context: context).request?.app == "second")
    // Only the first one calls a car so.
    let decided = understand("get a roadster", apps: apps).request
    #expect(decided?.app == "huhu" && decided?.appReason == .vocabulary(term: "roadster"))
  }

  @Test func twoAppsOfOneNameAreAskedFor() {
    var twin = SampleApps.zhiChat
    twin.identifier = "twin"
    guard
      case .whichApp(_, _, let apps) = understand(
        "send a message to Sam on ZhiChat", apps: [SampleApps.zhiChat, twin]
      ).outcome
    else {
      Issue.record("nothing asked")
      return
    }
    #expect(Set(apps) == ["zhichat", "twin"])
  }

  @Test func aTermAloneIsEnough() {
    for (sentence, option) in [("HuHu sports car", "sports car"), ("呼呼跑车", "跑车"), ("呼呼打一辆跑车", "跑车"), ("用呼呼叫拼车", "拼车")] {
      #expect(understand(sentence).exampleText == "INRequestRideIntent rideOptionName=\"\(option)\"")
    }
    let value = understand("呼呼打一辆拼车").request?.slots.first?.value
    #expect(value == .speakable(SpeakableString(spokenPhrase: "拼车", vocabularyIdentifier: "shared")))
  }

  @Test(arguments: ["INPauseWorkoutIntent", "INEndWorkoutIntent", "INCancelWorkoutIntent"])
  func aTermAloneBeginsWhatItNames(first: String) {
    let app = InstalledApp(
      identifier: "runner", displayNames: ["": "Runner"], intents: [IntentName(first), "INStartWorkoutIntent"])
    for sentence in ["I want to run with Runner", "run with Runner"] {
      #expect(understand(sentence, apps: [app]).request?.intent == "INStartWorkoutIntent", "\(sentence)")
    }
    #expect(understand("pause my run with Runner", apps: [app]).request?.intent != "INStartWorkoutIntent")
  }

  @Test func whatIsNotOfferedIsDeclined() {
    #expect(
      understand("book a ride to the airport with ZhiChat").outcome
        == .declined(.notOffered(app: "zhichat", intent: "INRequestRideIntent")))
    #expect(
      understand("book a ride to the airport", apps: [SampleApps.zhiChat]).outcome
        == .declined(.noApp(intent: "INRequestRideIntent")))
    #expect(understand("what's the weather like").outcome == .declined(.nothingMatched))
    #expect(understand(" ... ").outcome == .declined(.empty))
    let got = understand("ZhiChat frobnicating purple gizmos")
    guard case .declined(.notUnderstood(let app, let unmatched)) = got.outcome else {
      Issue.record("\(got.exampleText)")
      return
    }
    #expect(app == "zhichat" && unmatched == [8..<34])
  }

  @Test func rideOptionsNeverComeFromASentence() {
    for sentence in ["list ride options with HuHu", "show ride options", "HuHu truck", "呼呼有什么车"] {
      #expect(understand(sentence).request?.intent != "INListRideOptionsIntent")
    }
  }

  @Test func aMessageWithoutContentHasNone() {
    #expect(understand("用知了发送一条消息").exampleText == "INSendMessageIntent ")
    #expect(understand("用知了发消息给宏昌").exampleText == "INSendMessageIntent recipients=\"宏昌\"")
  }

  @Test func aNameWithinFreeWordsStaysThere() {
    #expect(
      understand("tell Sam I love ZhiChat").exampleText
        == "INSendMessageIntent content=\"I love ZhiChat\" recipients=\"Sam\"")
    #expect(
      understand("tell Sam ZhiChat is down").exampleText
        == "INSendMessageIntent content=\"ZhiChat is down\" recipients=\"Sam\"")
    #expect(
      understand("tell Sam hello on ZhiChat").exampleText == "INSendMessageIntent content=\"hello\" recipients=\"Sam\"")
  }

  @Test func whatIsMissingIsReported() throws {
    let miss = try #require(understand("send a message beside the river").nearMiss)
    #expect(miss.understood == 0..<14 && miss.rest == 15..<31)
    #expect(!miss.expected.isEmpty && miss.expected.count <= 8)
    #expect(understand("send a message to Sam").nearMiss == nil)
    #expect(understand("purple").nearMiss == nil)
  }

  @Test func losersAreKeptWithTheirReasons() {
    let got = understand("text Celestra hello on ZhiChat")
    #expect(got.request?.confidence ?? 0 > 700)
    #expect(!got.runnersUp.isEmpty)
    #expect(got.runnersUp.allSatisfy { $0.confidence <= got.request?.confidence ?? 0 })
    let refused = understand("book a ride to the airport with ZhiChat")
    #expect(refused.runnersUp.isEmpty || refused.runnersUp.allSatisfy { $0.intent != "INListRideOptionsIntent" })
  }
}
