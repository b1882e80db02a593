import Foundation
import SimCatalog
import SimTranscripts
import Testing

@testable import SimSchema

@Suite("The handlers that a transcript asks for")
struct HandlerStubTests {
  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Vocabulary/Siri/schema")

  private func stub(_ transcript: String) -> HandlerStub {
    HandlerStub(TalkFile.parse(transcript, file: "a.talk"), catalog: .siriKit)
  }

  @Test("a class for each intent that is understood, with the lines that ask for its methods")
  func classes() throws {
    let text = stub(
      """
      > text Sam
      - understood ZhiChat INSendMessageIntent recipients=Sam
      - resolveContent = needsValue
      What do you want to say?
      > mark it as read
      - understood ZhiChat INSetMessageAttributeIntent attribute=read
      - handle = success
      """
    ).text(try SchemaReader(folder: Self.schema).read())
    #expect(
      text.hasPrefix("import Intents\n\nfinal class SendMessageHandler: NSObject, INSendMessageIntentHandling {\n"))
    #expect(text.contains("\n  // a.talk:3: resolveContent = needsValue\n"))
    #expect(
      text.contains("\nfinal class SetMessageAttributeHandler: NSObject, INSetMessageAttributeIntentHandling {\n"))
    #expect(text.contains("\n  // a.talk:7: handle = success\n"))
  }

  @Test("nothing is known where nothing is understood")
  func empty() {
    #expect(stub("> hello\nHello.\n").isEmpty)
    #expect(stub("> hello\n- resolveContent = needsValue\n").isEmpty)
  }
}
