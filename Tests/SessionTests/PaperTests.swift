import SimSession
import SimTranscripts
import Testing

@Suite("An app that has no code yet talks on paper")
struct PaperTests {
  @Test("what is needed is asked, a name of several people is offered, and what is filled succeeds")
  func conversation() throws {
    let session = try Worlds.onPaper()
    #expect(
      session.run(.said("send a message to Ada with Pigeon")).shown.contains(
        "- resolveRecipients = disambiguation Ada Byron | Ada King"))
    #expect(session.run(.said("Ada King")).shown.contains("- resolveContent = needsValue"))
    #expect(session.run(.said("the engine works")).shown.contains("- confirm = ready"))
    #expect(session.run(.said("send it")).shown.contains("- handle = success"))
  }

  @Test("undo goes back a turn, and the conversation goes on from there")
  func undo() throws {
    let session = try Worlds.onPaper()
    session.run(.said("Pigeon Charles Babbage hello"))
    #expect(session.run(.said("send it")).shown.contains("- handle = success"))
    #expect(session.undo())
    #expect(session.turns.count == 1)
    #expect(session.run(.said("no")).shown.allSatisfy { !$0.contains("handle") })
    #expect(session.undo() && session.undo())
    #expect(!session.undo())
  }
}
