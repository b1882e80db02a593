import ConversationTesting
import Foundation
import Testing

/// The folder `Transcripts` at the top of the project.
private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Transcripts").path

@Suite("Transcripts")
struct TranscriptFileTests {
  @Test("replays as it was written", arguments: Transcripts(folder).files)
  func replays(_ file: String) {
    let differences = Transcripts.replay(file).differences
    #expect(differences.isEmpty, "\n\(differences)")
  }

  @Test("there are transcripts")
  func exist() { #expect(Transcripts(folder).files.count > 30) }
}

@Suite("A conversation in a test")
struct TestConversationTests {
  @Test("takes sentences and events, and goes back")
  func talk() throws {
    let siri = try TestConversation(
      header: "App: ZhiChat\nLocale: en-US\nContacts: Sam Lee (mobile +1 555 0100)")
    let first = siri.say("ZhiChat Sam Lee I'm here")
    #expect(first.contains("- confirm = ready"), "\(first)")
    #expect(siri.say("send it").contains("- handle = success"))
    #expect(siri.undo())
    #expect(try siri.happen("tap Send").contains("- handle = success"))
  }

  @Test("says what is wrong with its header")
  func wrongHeader() {
    #expect(throws: (any Error).self) { try TestConversation(header: "App: ZhiChatt") }
  }
}
