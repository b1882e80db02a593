import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

/// What is said around requests.
@Suite struct RemarkTests {
  private func start(_ locale: String = "en-US", apps: [InstalledApp] = [Messenger.app, Messenger.other]) throws -> Talk
  {
    let language = locale == "en-US" ? "en" : locale
    var talk = try Talk(
      Messenger.setting(locale, apps: apps),
      TaughtUnderstander(requests: ["text Ann hi": Messenger.message(["Ann Bo"], "hi")]), language: language)
    talk.handler = Messenger.handler
    return talk
  }

  @Test(arguments: [
    ("en-US", "Thanks!", "remark.thanks"), ("en-US", "thank you so much, Siri", "remark.thanks"),
    ("en-US", "Hello there", "remark.hello"), ("en-US", "good night", "remark.goodbye"),
    ("zh-Hans", "谢谢你", "remark.thanks"), ("zh-Hans", "你好！", "remark.hello"), ("zh-Hans", "再见", "remark.goodbye"),
  ]) func aRemarkGetsAShortWord(locale: String, words: String, line: String) throws {
    var talk = try start(locale)
    _ = talk(words)
    #expect(talk.said == [line])
    #expect(talk.conversation.facts.cause?.kind == .remarked)
  }

  @Test(arguments: ["what can you do?", "Help", "What can I say?"])
  func helpNamesEveryAppWithAnExample(_ words: String) throws {
    var talk = try start()
    #expect(
      talk(words) == [
        "Here are some things you can ask.", "ZhiChat: “Send a message to Sam with ZhiChat”",
        "Parrot: “Send a message to Sam with Parrot”",
      ])
  }

  @Test func helpIsGivenForTheAppThatIsNamed() throws {
    var talk = try start()
    #expect(
      talk("What can you do with Parrot?") == [
        "Here are some things you can ask.", "Parrot: “Send a message to Sam with Parrot”",
      ])
    var chinese = try start("zh-Hans")
    #expect(chinese("你能做什么").last == "Parrot：“用Parrot给小明发消息”")
  }

  @Test func anAppsOwnExampleGoesFirst() throws {
    var app = Messenger.app
    app.vocabularies = [
      "en": AppVocabulary(phrases: [
        IntentExamples(intent: "INRequestRideIntent", examples: ["not this one's"]),
        IntentExamples(intent: "INSendMessageIntent", examples: ["ZhiChat Ann hello"]),
      ])
    ]
    var talk = try start(apps: [app])
    #expect(talk("help").last == "ZhiChat: “ZhiChat Ann hello”")
    var alone = try start(apps: [InstalledApp(identifier: "x", displayNames: ["": "Xylo"], intents: ["XyloIntent"])])
    #expect(alone("help").last == "Xylo: open it, and I'll learn from what you do there")
    var none = try start(apps: [])
    _ = none("help")
    #expect(none.said == ["help.noApps"])
  }

  @Test func aThankYouForgetsNothing() throws {
    var talk = try start()
    _ = talk("text Ann hi")
    _ = talk("yes")
    let before = talk.conversation.request?.intent
    _ = talk("thanks")
    #expect(talk.said == ["remark.thanks"])
    #expect(before == "INSendMessageIntent" && talk.conversation.request?.intent == before)
  }
}
