import ConversationTesting
import Testing

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
