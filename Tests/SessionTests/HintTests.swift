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
      return HintText(session.conversation).text
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

  @Test("the words to answer with are the conversation's")
  func chinese() throws {
    let hints = try hints(["用信鸽发消息给Charles Babbage", "你好"], locale: "zh-Hans")
    #expect(hints[0] == "what should it say? any words, or 取消")
    #expect(hints[1].hasPrefix("发送? 是, 不, or '"))
  }

  @Test("a locked phone")
  func locked() throws {
    let library = try Worlds.library()
    var setting = Worlds.setting()
    setting.isLocked = true
    setting.apps[0].restrictedWhileLocked = ["INSendMessageIntent"]
    let session = try library.session(setting, sources: library.apps, world: SessionWorld()).get()
    session.run(.said("send a message to Ada King with Pigeon"))
    #expect(HintText(session.conversation).text == "the phone is locked: /unlock, or cancel")
  }

  @Test("a choice among a few cases names them")
  func cases() throws {
    let library = try Worlds.library()
    var setting = Worlds.setting()
    setting.apps[0].intents = ["INSetMessageAttributeIntent"]
    let session = try library.session(setting, sources: library.apps, world: SessionWorld()).get()
    session.run(.said("mark messages in Pigeon"))
    #expect(HintText(session.conversation).text == "attribute? read, unread …, or cancel")
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
  func lengths() {
    for schema in Catalog.siriKit.intents {
      for parameter in schema.parameters where parameter.isResolvable {
        let question = ParameterWords.question(for: parameter)
        #expect(DisplayWidth.of(question) <= 60, "\(question)")
      }
    }
  }
}
