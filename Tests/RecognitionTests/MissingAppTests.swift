import SimCatalog
import SimLexicon
import SimLinting
import SimRecognition
import Testing

/// Apps that everybody knows and that aren't there.
@Suite struct MissingApps {
  func understand(_ sentence: String, apps: [InstalledApp]) throws -> Understanding {
    let isChinese = sentence.unicodeScalars.contains { $0.value > 0x3000 }
    let language = try #require(SiriFiles.compiled[isChinese ? "zh-Hans" : "en"]?.language)
    return SampleApps.recognizer(language, apps: apps).understand(sentence, in: SampleApps.context)
  }

  @Test(arguments: [
    ("send a message to Sam saying hello on WhatsApp", "WhatsApp"), ("text Sam I'm late using Whats App", "WhatsApp"),
    ("WhatsApp Sam I'm late", "WhatsApp"), ("tell Sam I'm late via WeChat", "WeChat"),
    ("用微信给宏昌发消息说我晚到", "微信"), ("微信宏昌我晚到", "微信"), ("给宏昌发WeChat消息", "微信"),
  ]) func areNeverAPartOfAText(_ sentence: String, app: String) throws {
    let got = try understand(sentence, apps: [SampleApps.zhiChat, SampleApps.huHu])
    #expect(got.outcome == .declined(.notInstalled(app: app, intent: "INSendMessageIntent")), "\(got.exampleText)")
  }

  /// Which apps there are in the world is in no list: the place of a name says that it is one.
  @Test(arguments: [
    ("tell Sam on Grapevine I'm late", "Grapevine"), ("send a message to Sam via Quill Box saying hi", "Quill Box"),
    ("send a message to Sam with the Grapevine app", "Grapevine"), ("用葡萄藤给宏昌发消息说我晚到", "葡萄藤"),
    ("用Grapevine给宏昌发消息说我晚到", "Grapevine"), ("在云书上给宏昌发消息说我晚到", "云书"),
  ]) func areKnownByTheirPlace(_ sentence: String, app: String) throws {
    let got = try understand(sentence, apps: [SampleApps.zhiChat, SampleApps.huHu])
    #expect(got.outcome == .declined(.notInstalled(app: app, intent: "INSendMessageIntent")), "\(got.exampleText)")
  }

  /// A day, a place, somebody or a title in the same place is what it is.
  @Test(arguments: [
    "tell Sam on Monday I'm leaving", "tell Sam I'm on Fire", "tell Sam see you on Main Street",
    "text Sam I'm with Celestra",
    "告诉宏昌我在公司上班", "发消息给宏昌说我用筷子吃饭",
  ]) func areNoDayPlaceOrPerson(_ sentence: String) throws {
    let got = try understand(sentence, apps: [SampleApps.zhiChat, SampleApps.huHu])
    #expect(got.request?.intent == "INSendMessageIntent", "\(got.exampleText)")
  }

  @Test(arguments: [("get me an Uber to the airport", "Uber"), ("用滴滴打车去机场", "滴滴"), ("叫滴滴打车", "滴滴")])
  func areNotTakenForAnother(_ sentence: String, app: String) throws {
    let got = try understand(sentence, apps: [SampleApps.zhiChat, SampleApps.huHu])
    guard case .declined(.notInstalled(let name, _)) = got.outcome else {
      Issue.record("\(got.exampleText)")
      return
    }
    #expect(name == app)
  }

  @Test(arguments: ["open WhatsApp", "打开微信"]) func areMissedByThemselves(_ sentence: String) throws {
    guard case .declined(.notInstalled) = try understand(sentence, apps: [SampleApps.zhiChat]).outcome else {
      Issue.record("\(sentence)")
      return
    }
  }

  @Test(arguments: [
    ("tell Sam I love WhatsApp", "I love WhatsApp"), ("用知了告诉宏昌我加你微信", "我加你微信"),
  ]) func mayBeSpokenOf(_ sentence: String, content: String) throws {
    let request = try understand(sentence, apps: [SampleApps.zhiChat]).request
    #expect(request?.slots.first { $0.parameter == "content" }?.value == .string(content))
  }

  @Test func areThereOnceInstalledByAnyOfTheirNames() throws {
    let app = InstalledApp(
      identifier: "chat", displayNames: ["": "WeChat"], alternativeNames: ["": [AlternativeName(name: "微信")]],
      intents: ["INSendMessageIntent"])
    #expect(try understand("用微信给宏昌发消息", apps: [app]).request?.app == "chat")
    let plain = InstalledApp(identifier: "chat", displayNames: ["": "微信"], intents: ["INSendMessageIntent"])
    #expect(try understand("用微信给宏昌发消息", apps: [plain]).request?.app == "chat")
    let other = try understand("用WeChat给宏昌发消息", apps: [plain])
    if case .declined(.notInstalled) = other.outcome { Issue.record("missed by another of its names") }
  }
}
