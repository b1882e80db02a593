import SimCatalog
import SimDialogue
import SimRecognition
import Testing

/// Lines that hold more than a request.
@Suite struct SeveralRequestsTests {
  private let ann = Messenger.message(["Ann Bo"], "hi")
  private let parrot = Messenger.message(["Ann Bo"], "bye", app: "parrot")

  private func start(_ requests: [String: Understanding], language: String = "en") throws -> Talk {
    var talk = try Talk(
      Messenger.setting(language, apps: [Messenger.app, Messenger.other]), TaughtUnderstander(requests: requests),
      language: language)
    talk.handler = Messenger.handler
    return talk
  }

  @Test(arguments: ["I'm bored. Text Ann hi", "I'm bored! text Ann hi.", "I'm bored, text Ann hi"])
  func aRemarkBeforeARequestIsPassedOver(_ line: String) throws {
    var talk = try start(["Text Ann hi": ann, "text Ann hi": ann])
    _ = talk(line)
    #expect(talk.said == ["review.INSendMessageIntent"])
    #expect(talk.conversation.facts.request?.lowercased() == "text ann hi")
  }

  @Test(arguments: ["if she asks, text Ann hi", "Don't, text Ann hi", "when it rains, text Ann hi"])
  func aConditionIsNone(_ line: String) throws {
    var talk = try start(["text Ann hi": ann])
    _ = talk(line)
    #expect(talk.said == ["declined.nothingMatched"])
    #expect(talk.calls.isEmpty)
  }

  @Test func theFirstOfTwoIsTakenThoughTheSecondIsNone() throws {
    var talk = try start(["text Ann hi": ann])
    #expect(talk("text Ann hi and feed the cat").first == "I only took “text Ann hi”.")
    #expect(talk.said.last == "review.INSendMessageIntent")
    _ = talk("cancel")
    // What takes it back is no second request.
    for line in ["text Ann hi and don't", "when it rains text Ann hi and feed the cat"] {
      _ = talk(line)
      #expect(talk.said == ["declined.nothingMatched"], "\(line)")
    }
  }

  @Test func whatIsLeftIsSaid() throws {
    var talk = try start(["Text Ann hi": ann, "parrot Ann bye": parrot])
    #expect(talk("Text Ann hi. I am so bored.").first == "I only took “Text Ann hi”.")
    _ = talk("cancel")
    #expect(talk("Text Ann hi. parrot Ann bye").first == "One thing at a time. First: “Text Ann hi”")
    _ = talk("cancel")
    // A thank you is nothing that is lost.
    #expect(talk("Text Ann hi. Thanks!").first?.hasPrefix("- understood") == true)
  }

  @Test(arguments: [
    ("en", "text Ann hi and then parrot Ann bye", "text Ann hi", "parrot Ann bye"),
    ("en", "text Ann hi, then parrot Ann bye", "text Ann hi", "parrot Ann bye"),
    ("zh-Hans", "告诉小安好然后用鹦鹉告诉小安再见", "告诉小安好", "用鹦鹉告诉小安再见"),
  ]) func ofTwoRequestsTheFirstIsTaken(language: String, line: String, first: String, second: String) throws {
    var talk = try start([first: ann, second: parrot], language: language)
    _ = talk(line)
    #expect(talk.said.first == "several")
    #expect(talk.conversation.facts.request == first)
    #expect(talk.calls.allSatisfy { $0.intent.name == "INSendMessageIntent" })
    #expect(!talk.calls.contains { $0.method == .handle })
  }

  @Test func aRequestToAnotherAppIsNoPartOfAText() throws {
    let line = "text Ann hi and parrot Ann bye"
    var whole = Messenger.message(["Ann Bo"], "hi and parrot Ann bye")
    whole.mentions.append(AppMention(app: "parrot", range: 16..<22, kind: .displayName))
    var talk = try start([line: whole, "text Ann hi": ann, "parrot Ann bye": parrot])
    _ = talk(line)
    #expect(talk.said.first == "several")
    #expect(talk.conversation.facts.request == "text Ann hi")
    // Unless it is none by itself.
    var other = try start([line: whole, "text Ann hi": ann])
    _ = other(line)
    #expect(other.conversation.facts.request == line)
  }

  @Test func aLineWithoutEndIsTakenAsAWhole() throws {
    var talk = try start(["text Ann hi": ann])
    _ = talk(String(repeating: "well. ", count: 20_000) + "text Ann hi")
    #expect(talk.said == ["declined.nothingMatched"])
  }
}
