import SimCatalog
import SimDialogue
import SimLexicon
import SimShown
import SimTranscripts
import Testing

@testable import SimSession

@Suite("Why Siri did what she did")
struct WhyTests {
  private func why(_ session: Session) -> [String] {
    WhyReport(session.begun(), names: ["test.pigeon": "Pigeon"], showsTimes: false).lines
  }

  /// A session whose handler answers as the trace lines say.
  private func scripted(
    _ lines: String, in locale: String = "en", _ edit: (inout Setting) -> Void = { _ in }
  ) throws -> Session {
    let library = try Worlds.library()
    let file = TalkFile.parse("> x\n\(lines)\n", file: nil)
    var setting = Worlds.setting(locale)
    edit(&setting)
    return Session(
      setting: setting, language: try #require(library.language(for: locale)),
      programs: ScriptedPrograms.forApps(
        [Worlds.app.identifier], of: try #require(file.conversations.first), catalog: .siriKit))
  }

  @Test("a review: the intent always asks, and what confirm said")
  func review() throws {
    let session = try scripted("- confirm = ready")
    session.run(.said("send a message to Ada King with Pigeon saying hi"))
    #expect(
      why(session) == [
        "Siri asked: Ready to send it?  (review.INSendMessageIntent)",
        "because INSendMessageIntent is always asked about before it is handled",
        "confirm of Pigeon, INSendMessageIntent, answered ready",
      ])
    session.run(.said("banana"))
    #expect(
      why(session).suffix(4) == [
        "you answered:", "banana", "^^^^^^ not understood", "heard as nothing that answers the question",
      ])
  }

  @Test("whom a pronoun stands for, and where they had come up")
  func mentioned() throws {
    let session = try scripted("- confirm = ready\n- handle = success\n- confirm = ready")
    session.run(.said("send a message to Ada King with Pigeon saying hi"))
    session.run(.said("yes"))
    session.run(.said("tell her I'm late"))
    #expect(
      why(session).last
        == "recipients = \"Ada King\": said \"her\": recipients of the request to Pigeon (INSendMessageIntent)")
    session.run(.said("cancel"))
    session.run(.said("who did I send that to?"))
    #expect(why(session).last == "because you asked about the last request; nothing was done again")
  }

  @Test("a review without a confirm method")
  func reviewUnconfirmed() throws {
    let session = try scripted("- resolveContent = success hi")
    session.run(.said("send a message to Ada King with Pigeon saying hi"))
    #expect(why(session).last?.hasPrefix("confirm of Pigeon, INSendMessageIntent, is not implemented") == true)
  }

  @Test(
    "the code that ended it",
    arguments: [
      ("- handle = failure", "because handle of Pigeon, INSendMessageIntent, answered failure"),
      ("- handle = success", "because handle of Pigeon, INSendMessageIntent, answered success"),
      (
        "- handle = failureRequiringAppLaunch",
        "because handle of Pigeon, INSendMessageIntent, answered failureRequiringAppLaunch"
      ),
      ("- handle = timedOut after 10 s", "because handle of Pigeon, INSendMessageIntent, answered timedOut after 10 s"),
    ])
  func endings(script: String, reason: String) throws {
    let session = try scripted(script)
    session.run(.said("send a message to Ada King with Pigeon saying hi"))
    session.run(.said("yes"))
    #expect(why(session).contains(reason), "\(why(session))")
    #expect(why(session).first?.hasPrefix("Siri said: ") == true)
  }

  @Test("a locked phone, and what locks it")
  func locked() throws {
    let session = try scripted("- confirm = ready") { setting in
      setting.isLocked = true
      setting.apps[0].restrictedWhileLocked = ["INSendMessageIntent"]
    }
    session.run(.said("send a message to Ada King with Pigeon saying hi"))
    #expect(
      why(session).last
        == "because the device is locked, and Pigeon's Info.plist names INSendMessageIntent in IntentsRestrictedWhileLocked"
    )
  }

  @Test("an app that may not work with Siri, a cancelled request, a sentence that is none, a long silence")
  func others() throws {
    let session = try scripted("- confirm = ready") { $0.appsWithoutSiri = [Worlds.app.identifier] }
    session.run(.said("send a message to Ada King with Pigeon saying hi"))
    #expect(why(session).last == "because Pigeon may not work with Siri: * permission siri Pigeon = yes allows it")
    session.run(.happened(.permission(.siri(app: nil), granted: true)))
    session.run(.said("cancel"))
    #expect(
      why(session).suffix(5) == [
        "because you said so", "you answered:", "cancel", "^^^^^^ cancel", "heard as an end of the request",
      ])
    session.run(.said("what's the weather"))
    #expect(why(session)[1] == "because no app is named, and no phrase of any intent matches")
    session.run(.said("send a message to Ada King with Pigeon saying hi"))
    session.run(.happened(.wait(seconds: 3600)))
    #expect(why(session).last == "because nothing was said for too long")
    session.run(.happened(.app("Pigeon")))
    #expect(why(session) == ["because you opened Pigeon yourself"])
  }

  @Test(
    "told in the language of the conversation, and so is what stands in the inspector",
    arguments: [
      (
        "zh-Hans", "用信鸽给Ada King发信息说你好",
        [
          "原因：处理 INSendMessageIntent 之前总要先问", "信鸽（INSendMessageIntent）的 confirm 回答了 ready", "你的回答：", "banana",
          "^^^^^^ 没听懂", "听成：没有回答问题",
        ], "没有说哪个应用，也没有哪个 Intent 的说法相符"
      ),
      (
        "zh-Hant", "用信鸽給Ada King傳訊息說你好",
        [
          "原因：處理 INSendMessageIntent 之前總要先問", "信鸽（INSendMessageIntent）的 confirm 回答了 ready", "你的回答：", "banana",
          "^^^^^^ 聽不懂", "聽成：沒有回答問題",
        ], "沒有說哪個應用程式，也沒有哪個 Intent 的說法相符"
      ),
      (
        "id", "kirim pesan ke Ada King pakai Pigeon bilang halo",
        [
          "karena INSendMessageIntent selalu ditanyakan sebelum ditangani",
          "confirm dari Pigeon, INSendMessageIntent, menjawab ready", "kamu menjawab:", "banana",
          "^^^^^^ tidak dipahami", "didengar sebagai tidak ada yang menjawab pertanyaan",
        ], "tidak ada aplikasi yang disebut, dan tidak ada frasa intent yang cocok"
      ),
    ])
  func languages(_ locale: String, _ request: String, _ review: [String], _ declined: String) throws {
    let session = try scripted("- confirm = ready", in: locale)
    let interface = try Worlds.library().interfaceWords(for: locale)
    let command = CommandRun(session, apps: [], user: nil, showsTimes: false, in: interface)
    func why() -> [String] { command.outcome(of: .report(.why)).remarks.map(\.text) }
    session.run(.said(request))
    session.run(.said("banana"))
    #expect(Array(why().dropFirst()) == review, "\(why())")
    #expect(
      Inspector(of: session.begun(), in: interface).answer?.parts.map(\.value)
        == [review[4].dropFirst(7)].map(String.init))
    let device = try #require(command.outcome(of: .report(.device)).remarks.first?.text)
    #expect(device.lowercased().hasPrefix(interface(.device).lowercased() + ": "), "\(device)")
    session.run(.happened(.wait(seconds: 3600)))
    session.run(.said("zork blip"))
    #expect(why()[1].hasSuffix(declined), "\(why())")
    #expect(Inspector(of: session.begun(), in: interface).decline == declined)
  }
}
