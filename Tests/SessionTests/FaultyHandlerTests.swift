import SimCatalog
import SimDialogue
import SimLexicon
import TestPrograms
import Testing

@testable import SimSession

/// Conversations with a handler that does, on command, what a handler shouldn't: a clear turn, and the session goes on.
@Suite("A handler at fault")
struct FaultyHandlerTests {
  /// The extension of `Tests/Support/faulty-extension` asks which of ten thousand people is meant, and then does what the
  /// message says.
  private func session(_ locale: String) throws -> Session {
    var setting = Worlds.setting(locale)
    setting.user.contacts.append(Contact(identifier: "4", name: "Nobody"))
    let commands = ProgramCommands(
      executable: try builtProgram("faulty-extension"), extensionArguments: [], appArguments: nil)
    let library = try Worlds.library()
    return try library.session(
      setting, sources: [AppSource(app: Worlds.app, programs: commands)], world: SessionWorld(callLimit: 3)
    ).get()
  }

  private static let languages = [
    (
      locale: "en", request: "send a message to Ada King with Pigeon", sorry: "Sorry, there was a problem with the app."
    ),
    (locale: "zh-Hans", request: "用信鸽给Ada King发消息", sorry: "对不起，应用出了问题。"),
  ]

  @Test("answers twice, never, too late, with garbage, or not at all", arguments: ["en", "zh-Hans"])
  func faults(_ locale: String) throws {
    let words = try #require(Self.languages.first { $0.locale == locale })
    let session = try session(locale)
    defer { session.close() }
    for (content, fault) in [
      ("twice", "answered twice"), ("never", "never answered"), ("loop", "timed out"), ("fatalError", "trapped"),
      ("exit 3", "exited"), ("garbage", "unreadable"), ("close", "exited"),
    ] {
      let asked = session.run(.said(words.request)).shown
      #expect(asked.contains("1. Person 0"), "\(asked)")
      #expect(asked.count < 20, "ten thousand options are listed a page at a time")
      let chosen = session.run(.said("Person 4711")).shown
      #expect(chosen.contains("- resolveRecipients = success Person 4711"), "\(chosen)")
      let turn = session.run(.said(content)).shown
      #expect(turn.first?.hasPrefix("- resolveContent = ") == true, "\(fault): \(turn)")
      #expect(turn.last == words.sorry, "\(fault): \(turn)")
    }
    // And the next request is heard as if nothing had been.
    #expect(session.run(.said(words.request)).shown.contains("1. Person 0"))
  }

  @Test("offers nothing to choose from", arguments: ["en", "zh-Hans"])
  func emptyDisambiguation(_ locale: String) throws {
    let session = try session(locale)
    defer { session.close() }
    let request = locale == "en" ? "send a message to Nobody with Pigeon" : "用信鸽给Nobody发消息"
    let turn = session.run(.said(request)).shown
    #expect(turn.contains("- resolveRecipients = disambiguation"), "\(turn)")
    #expect(turn.count == 4, "\(turn)")
    #expect(session.run(.said("Person 1")).shown.contains("- resolveRecipients = success Person 1"), "\(turn)")
  }

  @Test("is too late with confirm", arguments: ["en", "zh-Hans"])
  func lateConfirm(_ locale: String) throws {
    let words = try #require(Self.languages.first { $0.locale == locale })
    let session = try session(locale)
    defer { session.close() }
    session.run(.said(words.request))
    session.run(.said("Person 7"))
    let turn = session.run(.said("report zone")).shown
    #expect(turn.contains { $0.hasPrefix("- confirm = timedOut") || $0.hasPrefix("- confirm = timed out") }, "\(turn)")
    #expect(turn.last == words.sorry, "\(turn)")
  }
}
