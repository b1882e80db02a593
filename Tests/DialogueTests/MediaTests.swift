import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

/// Media: what was found is told, a playlist is asked for by its name, and the app plays in the background.
@Suite struct MediaTests {
  private static let mumu = InstalledApp(
    identifier: "mumu", displayNames: ["": "MuMu", "zh-Hans": "木木"],
    intents: ["INPlayMediaIntent", "INAddMediaIntent", "INSearchForMediaIntent", "INUpdateMediaAffinityIntent"])

  private static func item(_ title: String, by artist: String?) -> Value {
    let fields = [Field(name: "title", value: .string(title))]
    return .object(
      ObjectValue(
        type: "INMediaItem", fields: fields + (artist.map { [Field(name: "artist", value: .string($0))] } ?? [])))
  }

  private func talk(_ intent: IntentName, locale: String = "en-US") throws -> Talk {
    let search = ObjectValue(type: "INMediaSearch", fields: [Field(name: "mediaName", value: .string("Night"))])
    let request = Request(
      app: "mumu", intent: intent,
      slots: [Slot(parameter: "mediaSearch", value: .object(search), provenance: Provenance(.words))], phrase: nil,
      appReason: .onlyOne, confidence: 1000)
    return try Talk(
      Messenger.setting(locale, apps: [Self.mumu]),
      TaughtUnderstander(requests: ["go": Understanding(outcome: .request(request))]),
      language: locale == "en-US" ? "en" : locale)
  }

  private func found(_ items: [Value], locale: String = "en-US") throws -> [String] {
    var talk = try talk("INSearchForMediaIntent", locale: locale)
    talk.handler = { call in
      guard call.method == .handle else { return HandlerAnswer(outcome: .notImplemented) }
      let fields = [Field(name: "mediaItems", value: .list(items))]
      return HandlerAnswer(outcome: .responded(IntentResponse(code: "success", fields: fields)))
    }
    return talk("go")
  }

  @Test func severalAreCountedAndListed() throws {
    let printed = try found([Self.item("Night Trains", by: "Mara Lund"), Self.item("Night Walks", by: nil)])
    #expect(printed.contains("I found 2 in MuMu."))
    #expect(printed.contains { $0.contains("Night Trains") && $0.contains("Mara Lund") })
    #expect(printed.contains { $0.contains("Night Walks") })
  }

  @Test func oneIsShown() throws {
    let named = try found([Self.item("Night Trains", by: "Mara Lund")])
    #expect(named.suffix(2) == ["I found one in MuMu.", "| Night Trains  Mara Lund"])
    let nobodys = try found([Self.item("Night Walks", by: nil)])
    #expect(nobodys.suffix(2) == ["I found one in MuMu.", "| Night Walks  –"])
    let chinese = try found([Self.item("夜行列车", by: "林若兮")], locale: "zh-Hans")
    #expect(chinese.suffix(2) == ["我在木木里找到了一个。", "| 夜行列车  林若兮"])
  }

  @Test func nothingIsFound() throws {
    #expect(try found([]).contains("I didn't find anything like that in MuMu."))
  }

  @Test func theAppPlaysInTheBackground() throws {
    var talk = try talk("INPlayMediaIntent")
    talk.handler = { call in
      guard call.method == .handle else { return HandlerAnswer(outcome: .notImplemented) }
      return HandlerAnswer(outcome: .responded(IntentResponse(code: "handleInApp", fields: [])))
    }
    let printed = talk("go")
    #expect(printed.contains { $0.contains("handleInApp") })
    #expect(talk.entered.count == 1)
  }

  @Test func anAnswerFillsTheSearchFromWhichTheAppFindsItems() throws {
    var talk = try talk("INPlayMediaIntent")
    talk.handler = { call in
      guard call.method == .resolve(parameter: "mediaItems") else { return HandlerAnswer(outcome: .notImplemented) }
      guard case .object(let search)? = call.intent["mediaSearch"], search["mediaName"] == .string("Night Trains")
      else { return .results(.needsValue) }
      return .results(.success(Self.item("Night Trains", by: nil)))
    }
    #expect(talk("go").contains("What do you want to play?"))
    let printed = talk("Night Trains")
    #expect(printed.contains { $0.hasPrefix("- answered set mediaSearch") })
    let asked = talk.calls.filter { $0.method == .resolve(parameter: "mediaItems") }
    #expect(asked.count == 2)
    #expect(asked.last?.intent["mediaItems"] == nil)
  }

  @Test func anAnswerThatWontDoEitherIsCounted() throws {
    var talk = try talk("INPlayMediaIntent")
    talk.handler = { call in
      guard call.method == .resolve(parameter: "mediaItems") else { return HandlerAnswer(outcome: .notImplemented) }
      return .results(.unsupported(reason: nil))
    }
    _ = talk("go")
    var answers = 0
    while answers < 10, !talk.said.contains("giveUp.INPlayMediaIntent") {
      _ = talk("Sourdough")
      answers += 1
    }
    #expect(answers < 10)
  }
}
