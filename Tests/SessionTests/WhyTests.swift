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
    WhyReport(session.conversation, names: ["test.pigeon": "Pigeon"], showsTimes: false).lines
  }

  /// A session whose handler answers as the trace lines say.
  private func scripted(_ lines: String, _ edit: (inout Setting) -> Void = { _ in }) throws -> Session {
    let library = try Worlds.library()
    let file = TalkFile.parse("> x\n\(lines)\n", file: nil)
    var setting = Worlds.setting()
    edit(&setting)
    return Session(
      setting: setting, language: try #require(library.language(for: "en")),
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
    session.run(.happened(.permission("siri", granted: true)))
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
}
