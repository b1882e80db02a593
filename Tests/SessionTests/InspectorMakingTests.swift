import SimCatalog
import SimDialogue
import SimScreen
import SimShortcuts
import SimShown
import Testing

@testable import SimSession

@Suite("The inspector holds what the run used")
struct InspectorMakingTests {
  @Test("before the first request there is the device alone")
  func beginning() throws {
    let session = try Worlds.onPaper()
    let inspector = Inspector(of: session.begun(), user: "Ada")
    #expect(inspector.request == nil)
    #expect(inspector.slots.isEmpty && inspector.calls.isEmpty && inspector.decline == nil)
    #expect(
      inspector.device.map { "\($0.name): \($0.value)" } == [
        "device: iPhone, unlocked", "hands: in hand", "clock: Fri 2026-11-20 09:00 UTC", "locale: en", "user: Ada",
      ])
  }

  @Test("a question: what is asked, the words behind each slot, the calls so far")
  func question() throws {
    let session = try Worlds.onPaper()
    session.run(.said("send a message to Charles Babbage with Pigeon"))
    let inspector = Inspector(of: session.begun())
    let request = try #require(inspector.request)
    #expect(request.app == "Pigeon" && request.intent == "INSendMessageIntent" && request.domain == "Messaging")
    #expect(request.phrase != nil)
    #expect(request.phrasePlace?.hasPrefix("en/phrases/") == true)
    #expect(
      inspector.slots == [
        Inspector.Slot(
          parameter: "recipients", value: "Charles Babbage", provenance: "'Charles Babbage' in the user's contacts"),
        Inspector.Slot(
          parameter: "content", value: nil, provenance: "nothing yet: Siri asks for it", isAsked: true),
      ])
    #expect(
      inspector.calls.map { "\($0.method) = \($0.result)" } == [
        "resolveRecipients = success Charles Babbage", "resolveContent = needsValue",
      ])
    session.run(.said("hello"))
    let later = Inspector(of: session.begun())
    #expect(later.slots.last?.value == "hello" && later.slots.last?.provenance == "answered \"hello\"")
    #expect(later.calls.last?.method == "confirm")
    #expect(later.slots.filter(\.isAsked).isEmpty)
  }

  @Test("words of an answer are the answer's, also where a vocabulary knows them")
  func answers() throws {
    let session = try Worlds.onPaper()
    session.run(.said("send a message with Pigeon"))
    session.run(.said("Charles Babbage"))
    #expect(
      Inspector(of: session.begun()).slots.first?.provenance == "'Charles Babbage' in the user's contacts")
    session.run(.said("hello"))
    session.run(.said("change the recipient to Charles"))
    let recipients = try #require(Inspector(of: session.begun()).slots.first)
    #expect(recipients.parameter == "recipients" && recipients.value == "Charles Babbage")
    #expect(
      recipients.provenance == "said \"Charles\": 'Charles Babbage' in the user's contacts", "\(recipients)")
  }

  /// What was heard as a value, an option or a text has no words that weren't understood, whatever else was tried.
  @Test(
    "nothing of an answer that was understood is called not understood",
    arguments: [
      ["send a message with Pigeon", "Charles Babbage", "hello there my dear", "send it"],
      ["send a message to Ada with Pigeon", "the first one", "a man, a plan, a canal", "yes"],
      [
        "send a message to Ada with Pigeon", "King", "see you", "change the message", "till eight then", "no", "cancel",
      ],
    ])
  func rightAnswers(lines: [String]) throws {
    let session = try Worlds.onPaper()
    for line in lines {
      session.run(.said(line))
      let inspector = Inspector(of: session.begun())
      let lost = inspector.answer?.parts.filter { $0.value == "not understood" } ?? []
      #expect(lost.isEmpty, "\(line): \(lost)")
      #expect(inspector.decline == nil)
    }
  }

  @Test("a line that led nowhere is forgotten when a question is answered")
  func answeredAfterNonsense() throws {
    let session = try Worlds.onPaper()
    session.run(.said("what's the weather"))
    #expect(Inspector(of: session.begun()).decline != nil)
    session.run(.happened(.addShortcut("INSendMessageIntent content=hi", phrase: nil)))
    session.run(.said("say hi"))
    #expect(session.begun().shortcuts.voiceShortcuts.map(\.phrase) == ["say hi"])
    #expect(Inspector(of: session.begun()).decline == nil)
  }

  @Test("a pronoun is shown with the place where its person had come up")
  func mentioned() throws {
    let session = try Worlds.onPaper()
    session.run(.said("send a message to Charles Babbage with Pigeon saying hi"))
    session.run(.said("yes"))
    session.run(.said("tell him I'm late"))
    let recipients = try #require(Inspector(of: session.begun()).slots.first)
    #expect(recipients.value == "Charles Babbage")
    #expect(
      recipients.provenance == "said \"him\": recipients of the request to Pigeon (INSendMessageIntent)",
      "\(recipients)")
  }

  @Test("words of the request are quoted")
  func words() throws {
    let session = try Worlds.onPaper()
    session.run(.said("send a message to Ada King with Pigeon saying see you at eight"))
    let content = Inspector(of: session.begun()).slots.first { $0.parameter == "content" }
    #expect(content?.provenance == "said \"see you at eight\"")
  }

  @Test("of a long list the first are named, and of a long text the beginning is shown")
  func long() throws {
    let session = try Worlds.onPaper()
    let text = String(repeating: "very ", count: 1_000) + "long"
    session.run(.said("send a message to Ada King with Pigeon saying " + text))
    let inspector = Inspector(of: session.begun())
    let content = try #require(inspector.slots.first { $0.parameter == "content" }?.value)
    #expect(content.count == 251 && content.hasSuffix("…"))
    #expect(inspector.calls.allSatisfy { $0.result.count <= 251 })
  }

  @Test("a sentence that leads nowhere leaves a reason, and no request")
  func declined() throws {
    let session = try Worlds.onPaper()
    session.run(.said("send a message to Ada King with Pigeon saying hi"))
    session.run(.said("cancel"))
    session.run(.said("what's the weather"))
    let inspector = Inspector(of: session.begun())
    #expect(inspector.request == nil && inspector.calls.isEmpty)
    #expect(inspector.decline == "no app is named, and no phrase of any intent matches")
  }

  @Test("the device as events have left it")
  func device() throws {
    let session = try Worlds.onPaper()
    session.run(.happened(.lock))
    session.run(.happened(.headphones(connected: true)))
    session.run(.happened(.place(Place(name: "Union Square"))))
    session.run(.happened(.permission(.contacts, granted: false)))
    let facts = Inspector(of: session.begun()).device.map { "\($0.name): \($0.value)" }
    #expect(facts.contains("device: iPhone, locked"))
    #expect(facts.contains("hands: hands-free (headphones)"))
    #expect(facts.contains("place: Union Square"))
    #expect(facts.contains("permissions: no contacts"))
  }
}

@Suite("What can be chosen now")
struct OpenOptionTests {
  @Test("choices by the number under which they are listed, also in the second part of a list")
  func choices() {
    let parameter = ParameterSchema(name: "recipients", type: .person)
    let page = [Choice(text: "Sam Lee", number: 6), Choice(text: "Sam Park", number: 7)]
    #expect(
      OpenOptions.of(.answer(intent: "INSendMessageIntent", parameter: parameter, options: page)) == [
        OpenOption(text: "Sam Lee", line: "6"), OpenOption(text: "Sam Park", line: "7"),
      ])
    #expect(
      OpenOptions.of(.whichApp(options: [Choice(text: "A"), Choice(text: "B")])).map(\.line) == ["1", "2"])
  }

  @Test("buttons by a tap")
  func buttons() throws {
    let session = try Worlds.onPaper()
    session.run(.said("send a message to Ada King with Pigeon saying hi"))
    let options = OpenOptions.of(session.begun().expectation)
    #expect(options.map(\.line) == ["* tap Cancel", "* tap Send"])
    #expect(options.map(\.text) == ["Cancel", "Send"])
    #expect(OpenOptions.of(.openApp(app: "Pigeon", buttons: ["Open"])).map(\.line) == ["* tap Open"])
    #expect(OpenOptions.of(.unlock).map(\.line) == ["* unlock"])
    #expect(OpenOptions.of(.nothing).isEmpty)
  }
}
