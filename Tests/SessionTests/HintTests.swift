import SimCatalog
import SimDialogue
import SimLexicon
import SimText
import Testing

@testable import SimSession
@testable import SimShown

@Suite("The hint says what is expected now")
struct HintTests {
  private func hints(_ lines: [String], locale: String = "en") throws -> [String] {
    let library = try Worlds.library()
    let session = try library.session(Worlds.setting(locale), sources: library.apps, world: SessionWorld()).get()
    return lines.map { line in
      session.run(.said(line))
      return HintText(session.begun(), in: library.interfaceWords(for: locale)).text
    }
  }

  @Test("from the first word to the last")
  func message() throws {
    #expect(
      try hints(["send a message to Ada with Pigeon", "the first one", "hello", "change it", "bye", "send it"]) == [
        "which Ada? 1–2, a name, or cancel", "what should it say? any words, or cancel",
        "Send? yes, no, or 'change the message'", "what should it say? any words, or cancel",
        "Send? yes, no, or 'change the message'", "say something (Tab: ideas), or /help",
      ])
  }

  @Test("a hint speaks the conversation's language")
  func chinese() throws {
    let hints = try hints(["用信鸽发消息给Charles Babbage", "你好", "发送"], locale: "zh-Hans")
    #expect(hints == ["说什么？什么话都行，或者取消", "发送？好、不，或者“改内容”", "说点什么（Tab 看例子），或者 /help"])
  }

  @Test("a locked phone")
  func locked() throws {
    let library = try Worlds.library()
    var setting = Worlds.setting()
    setting.isLocked = true
    setting.apps[0].restrictedWhileLocked = ["INSendMessageIntent"]
    let session = try library.session(setting, sources: library.apps, world: SessionWorld()).get()
    session.run(.said("send a message to Ada King with Pigeon"))
    #expect(HintText(session.begun()).text == "the phone is locked: /unlock, or cancel")
  }

  @Test("a choice among a few cases names them")
  func cases() throws {
    let library = try Worlds.library()
    var setting = Worlds.setting()
    setting.apps[0].intents = ["INSetMessageAttributeIntent"]
    let session = try library.session(setting, sources: library.apps, world: SessionWorld()).get()
    session.run(.said("mark messages in Pigeon"))
    #expect(HintText(session.begun()).text == "attribute? read, unread …, or cancel")
  }

  @Test("what stands for no case at all is not offered")
  func noCaseUnknown() throws {
    let library = try Worlds.library()
    var setting = Worlds.setting()
    setting.apps[0].intents = ["INGetVisualCodeIntent"]
    let programs: @Sendable (AppSource) -> any Programs = { _ in AskingForTheCode() }
    let session = try library.session(setting, sources: library.apps, world: SessionWorld(), programs: programs).get()
    session.run(.said("show my code with Pigeon"))
    let cases = session.begun().askedCases
    #expect(!cases.isEmpty && !cases.contains("QR"), "\(cases)")
  }

  @Test("parameters by what people call them")
  func names() {
    func name(_ parameter: String) -> String {
      ParameterWords.name(of: ParameterSchema(name: parameter, type: .string))
    }
    #expect(name("dropOffLocation") == "drop off location")
    #expect(name("workoutName") == "workout")
    #expect(name("speakableGroupName") == "group")
    #expect(name("") == "")
  }

  @Test("open questions of every intent fit into a narrow screen, or nearly")
  func lengths() throws {
    let library = try Worlds.library()
    for locale in library.languageNames {
      let session = try library.session(Worlds.setting(locale), sources: library.apps, world: SessionWorld()).get()
      let hint = HintText(session.begun())
      for schema in Catalog.siriKit.intents {
        for parameter in schema.parameters where parameter.isResolvable {
          let question = hint.question(for: parameter)
          #expect(DisplayWidth.of(question) <= 60 && !question.contains("<"), "\(question)")
        }
      }
    }
  }
}

/// A handler that asks for the kind of code.
private final class AskingForTheCode: ProcesslessPrograms {
  var answer: ProgramAnswer?

  func answer(to call: HandlerCall) -> HandlerAnswer {
    if case .resolve = call.method { return HandlerAnswer(outcome: .resolved([.needsValue])) }
    return HandlerAnswer(outcome: .notImplemented)
  }

  func answer(to call: AppCall) -> AppAnswer { AppAnswer(screen: nil) }
}
