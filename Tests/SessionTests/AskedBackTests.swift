import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import SimShortcuts
import Testing

@testable import SimSession

/// What was said, and whom it is for, can be asked back at every question, and fills nothing.
@Suite struct AskedBackTests {
  /// In each language: what begins a message, who it is for, what was said.
  private static let languages = [
    ("en", "send a message to Charles Babbage with Pigeon", "who's it going to?", "what did you say?"),
    ("id", "kirim pesan ke Charles Babbage pakai Pigeon", "dikirim ke siapa?", "kamu bilang apa?"),
    ("zh-Hans", "用信鸽发消息给Charles Babbage", "发给谁？", "你说什么？"),
    ("zh-Hant", "用信鸽傳訊息給Charles Babbage", "傳給誰？", "你說什麼？"),
  ]

  private func session(_ locale: String = "en", intents: [IntentName] = ["INSendMessageIntent"]) throws -> Session {
    let library = try Worlds.library()
    var setting = Worlds.setting(locale)
    setting.apps[0].intents = intents
    return try library.session(setting, sources: library.apps, world: SessionWorld()).get()
  }

  @Test(arguments: languages)
  func whereAnyWordsWouldBeTheText(_ locale: String, _ request: String, _ who: String, _ again: String) throws {
    let session = try session(locale)
    let question = try #require(session.run(.said(request)).shown.last)
    let people = session.run(.said(who)).shown
    #expect(people.count == 2 && people[0].contains("Charles Babbage"), "\(people)")
    #expect(people.last == question)
    #expect(session.run(.said(again)).shown == [question])
    #expect(session.begun().request?.slots.contains { $0.parameter == "content" } == false)
    // And what only begins so is a text.
    _ = session.run(.said(who + " Ada"))
    #expect(session.begun().request?.slots.contains { $0.parameter == "content" } == true)
  }

  @Test(arguments: languages)
  func atTheReview(_ locale: String, _ request: String, _ who: String, _ again: String) throws {
    let session = try session(locale)
    session.run(.said(request))
    let review = session.run(.said("42")).shown.suffix(4)
    for answer in [who, again] { #expect(session.run(.said(answer)).shown.suffix(4) == review, "\(answer)") }
  }

  @Test func whereOneOfSeveralIsMeant() throws {
    let session = try session()
    let list = session.run(.said("send a message to Ada with Pigeon")).shown.suffix(3)
    for answer in ["who's it going to?", "what did you say?"] {
      #expect(session.run(.said(answer)).shown.suffix(3) == list, "\(answer)")
    }
  }

  @Test func whereWordsWouldBeAPhrase() throws {
    let session = try session()
    session.run(.happened(.addShortcut("INSendMessageIntent content=hi", phrase: nil)))
    for answer in ["what did you say?", "who's it going to?"] {
      session.run(.said(answer))
      #expect(session.begun().shortcuts.voiceShortcuts.isEmpty, "\(answer)")
    }
    session.run(.said("say hi"))
    #expect(session.begun().shortcuts.voiceShortcuts.map(\.phrase) == ["say hi"])
  }
}
