import SimCatalog
import SimDialogue
import SimLexicon
import Testing

/// The ways into the app: Siri's question, and a tap on a card (behaviour.md a.10).
@Suite struct AppOfferTests {
  private func start(confirm: String = "ready", setting: Setting = Messenger.setting()) throws -> Talk {
    var talk = try Talk(setting, TaughtUnderstander(requests: ["go": Messenger.message(["Ann"], "hi")]))
    talk.handler = { $0.method == .confirm ? .code(confirm) : Messenger.handler($0) }
    return talk
  }

  @Test func theErrorIsSaidAndSiriAsksInWords() throws {
    var talk = try start(confirm: "failureRequiringAppLaunch")
    let printed = talk("go")
    #expect(
      printed.suffix(3) == ["You'll need to continue in ZhiChat.", "Do you want to open ZhiChat?", "| (Open)"])
    // Nothing was answered: it is asked again.
    #expect(talk("yes?") == ["Do you want to open ZhiChat?"])
    _ = talk("yes")
    #expect(talk.entered.count == 1)
  }

  @Test func aNoLeavesItAlone() throws {
    var talk = try start(confirm: "failureRequiringAppLaunch")
    _ = talk("go")
    #expect(talk("no") == ["OK."])
    #expect(talk.entered.isEmpty)
  }

  @Test(arguments: ["ZhiChat", "hi", "Message hi", "To Ann Bo"])
  func aTapOnTheCardOfTheReviewOpensTheApp(_ place: String) throws {
    var talk = try start()
    _ = talk("go")
    _ = talk.happens(.tap(place))
    guard case .continue(let activity, let interaction) = talk.entered.first else {
      Issue.record("nothing was opened")
      return
    }
    #expect(activity.activityType == "INSendMessageIntent")
    #expect(interaction?.status == "ready")
    #expect(talk.conversation.expectation == .nothing)
    #expect(!talk.calls.contains { $0.method == .handle }, "a tap beside the buttons is no yes")
  }

  @Test func aTapOnWhatIsOnNoCardDoesNothingAndSaysWhatCanBeTapped() throws {
    var talk = try start()
    _ = talk("go")
    for written in ["Winter", "\"Winter\""] {
      #expect(talk.happens(.tap(written)) == ["There is no “Winter” to tap here. You can tap Cancel or Send."])
    }
    #expect(talk.entered.isEmpty)
  }

  @Test func aTapOnTheCardOfWhatFailedIsAYes() throws {
    var talk = try start(confirm: "failureRequiringAppLaunch")
    _ = talk("go")
    _ = talk.happens(.tap("ZhiChat"))
    #expect(talk.entered.count == 1)
  }

  @Test func whatTheAppWantsSiriForIsShown() throws {
    var app = Messenger.app
    app.siriUsage = ["": "ZhiChat sends messages.", "zh-Hans": "知了发消息。"]
    var setting = Messenger.setting(apps: [app])
    setting.appsWithoutSiri = [app.identifier]
    var talk = try start(setting: setting)
    #expect(
      talk("go") == [
        "ZhiChat would like to work with Siri. Is that OK?", "| ZhiChat sends messages.", "| (Don't Allow)  (OK)",
      ])
  }
}
