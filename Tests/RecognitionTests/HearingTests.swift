import SimCatalog
import SimLexicon
import SimUtterances
import Testing

@testable import SimRecognition

/// Lines that answer nothing are heard by the same call as answers.
@Suite("A line that answers nothing") struct HearingTests {
  /// Whose content is any text.
  private static let message: IntentName = "INSendMessageIntent"

  /// The sample apps, and one with titles of its own.
  private static let apps: [InstalledApp] = {
    var kettle = InstalledApp(identifier: "kettle", displayNames: ["": "Kettle"], intents: [message])
    kettle.alternativeNames = ["": [AlternativeName(name: "Pot")]]
    return [SampleApps.zhiChat, SampleApps.huHu, kettle]
  }()

  private func hear(
    _ text: String, followUps: Set<FollowUpRequest> = [], _ change: (inout KnownThings) -> Void = { _ in }
  ) throws -> Reply {
    let language = try #require(SiriFiles.compiled["en"]?.language)
    let recognizer = SampleApps.recognizer(language, apps: Self.apps)
    var known = KnownThings(context: SampleApps.context)
    known.apps = Self.apps
    known.titles = [
      "kettle": [
        AppTitle("Order soup", of: Self.message),
        AppTitle([.words("Order soup with"), .value(parameter: "content")], of: Self.message),
      ]
    ]
    change(&known)
    let line = PlainText(recognizer.utterance(text))
    return try #require(
      recognizer.hear(line, expecting: .nothing(followUps: followUps), in: known.context, known).reply)
  }

  private static func normal(_ text: String) -> String { PlainText(text, Apostrophes()).normal }

  private func title(_ text: String) throws -> TitledRequest? {
    guard case .verbatim(.title(let title)) = try hear(text) else { return nil }
    return title
  }

  @Test("is the title of an intent, with the app's name at an end or without") func titles() throws {
    for text in ["order soup", "Order soup with Kettle", "Pot, order soup"] {
      #expect(try title(text)?.slots.isEmpty == true, "\(text)")
    }
    let spoon = try #require(try title("order soup with a spoon"))
    #expect(spoon.intent == Self.message && spoon.slots.map(\.value) == [.string("a spoon")])
    #expect(spoon.slots[0].provenance.ranges == [16..<23] && !spoon.namesApp)
    #expect(try title("order soup again and again") == nil)
  }

  @Test("that names another app is no title with a value") func anotherApp() throws {
    guard
      case .request(let heard) = try hear(
        "Send a message to Sam with ZhiChat",
        { known in
          known.titles = ["kettle": [AppTitle([.words("Send a"), .value(parameter: "content")], of: Self.message)]]
        })
    else {
      Issue.record("it is taken for the title")
      return
    }
    #expect(heard.understanding.namesApp)
  }

  @Test("is a phrase: the user's own before everything, an app's behind a title") func phrases() throws {
    func phrase(_ owner: PhraseOwner) throws -> VerbatimRequest? {
      guard case .verbatim(let request) = try hear("Order soup", { $0.owners = [Self.normal("order soup"): owner] })
      else { return nil }
      return request
    }
    guard case .ownPhrase? = try phrase(.user), case .title? = try phrase(.app) else {
      Issue.record("the order is another one")
      return
    }
    guard
      case .verbatim(.suggestedPhrase) = try hear(
        "soup of the day",
        { known in
          known.owners = [Self.normal("soup of the day"): .app]
        })
    else {
      Issue.record("what an app suggests starts nothing")
      return
    }
  }

  @Test("asks for what was told, where there is something to tell") func followUps() throws {
    guard case .followUp(.when) = try hear("when was that?", followUps: [.when, .who]) else {
      Issue.record("nothing is told")
      return
    }
    guard case .request = try hear("when was that?", followUps: [.more]) else {
      Issue.record("something is told that isn't there")
      return
    }
  }

  @Test("is a remark, a question for what there is, or said to what goes on") func asides() throws {
    func aside(_ text: String, _ change: (inout KnownThings) -> Void = { _ in }) throws -> HeardRequest.Aside? {
      guard case .request(let heard) = try hear(text, change) else { return nil }
      return heard.aside
    }
    guard case .remark(let act)? = try aside("thank you") else {
      Issue.record("'thank you' is no remark")
      return
    }
    #expect(act.kind == .thanks)
    guard case .abilities(let apps)? = try aside("what can I do with Kettle?") else {
      Issue.record("nobody asks for anything")
      return
    }
    #expect(apps == ["kettle"])
    guard case .underWay? = try aside("pause", { $0.isSomethingGoingOn = true }) else {
      Issue.record("nothing is paused")
      return
    }
    #expect(try aside("pause") == nil && aside("colourless green ideas") == nil)
  }

  @Test("is taken in part, and what is lost is told") func parts() throws {
    guard case .request(let heard) = try hear("Get me a ride home with HuHu. Colourless green ideas.") else {
      Issue.record("it is no request")
      return
    }
    #expect(heard.text.source.hasPrefix("Get me a ride home") && heard.rest == .notUnderstood)
  }

  @Test("goes to an app that may work with Siri, where one can do it") func permissions() throws {
    guard case .request(let heard) = try hear("Get me a ride home", { $0.appsWithoutSiri = ["huhu"] }),
      case .request(let request) = heard.understanding.outcome
    else {
      Issue.record("it is no request")
      return
    }
    #expect(request.intent == "INRequestRideIntent")
  }
}
