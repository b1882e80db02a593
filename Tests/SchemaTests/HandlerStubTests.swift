import Foundation
import SimCatalog
import Testing

@testable import SimSchema

@Suite("The handlers that a conversation asks for")
struct HandlerStubTests {
  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Vocabulary/Siri/schema")

  @Test("a class for each intent that is called, and the extension that gives them out")
  func classes() throws {
    let calls = [
      HandlerSkeleton.Call(
        HandlerCall(intent: FilledIntent(name: "INSendMessageIntent"), method: .resolve(parameter: "content")),
        answer: .resolved([.needsValue]), remark: "a.talk:3: resolveContent = needsValue"),
      HandlerSkeleton.Call(
        HandlerCall(intent: FilledIntent(name: "INSetMessageAttributeIntent"), method: .handle),
        answer: .responded(IntentResponse(code: "success")), remark: "a.talk:7: handle = success"),
    ]
    let text = HandlerStub(calls, catalog: .siriKit).text(try SchemaReader(folder: Self.schema).read().interfaces)
    #expect(
      text.hasPrefix("import Intents\n\nfinal class SendMessageHandler: NSObject, INSendMessageIntentHandling {\n"))
    #expect(text.contains("\n  // a.talk:3: resolveContent = needsValue\n"))
    #expect(
      text.contains("\nfinal class SetMessageAttributeHandler: NSObject, INSetMessageAttributeIntentHandling {\n"))
    #expect(text.contains("\n  // a.talk:7: handle = success\n"))
    #expect(
      text.hasSuffix(
        """
        class IntentHandler: INExtension {
          override func handler(for intent: INIntent) -> Any? {
            switch intent {
            case is INSendMessageIntent: return SendMessageHandler()
            case is INSetMessageAttributeIntent: return SetMessageAttributeHandler()
            default: return nil
            }
          }
        }

        """))
  }

  @Test("nothing is known where nothing is called")
  func empty() {
    #expect(HandlerStub([], catalog: .siriKit).isEmpty)
  }
}
