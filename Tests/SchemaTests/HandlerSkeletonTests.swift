import Foundation
import SimCatalog
import Testing

@testable import SimSchema

@Suite("The skeleton of a handler")
struct HandlerSkeletonTests {
  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Vocabulary/Siri/schema")

  @Test("has the methods that the conversation names, in the order in which Siri calls them")
  func methods() throws {
    let schema = try SchemaReader(folder: Self.schema).read()
    let intent = try #require(schema.intents.first { $0.name == "INSendMessageIntent" })
    let text = HandlerSkeleton(
      intent: intent, interface: try #require(schema.interfaces[intent.name]),
      calls: [
        .init(method: .confirm, remark: "a.talk:9: confirm = failure", answer: "failure"),
        .init(
          method: .resolve(parameter: "content"), remark: "a.talk:5: resolveContent = needsValue", answer: "needsValue"),
        .init(
          method: .resolve(parameter: "recipients"), remark: "a.talk:4: resolveRecipients = success Sam",
          answer: "success"),
      ]
    ).text
    #expect(
      text == """
        final class SendMessageHandler: NSObject, INSendMessageIntentHandling {
          // a.talk:4: resolveRecipients = success Sam
          func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
            [INSendMessageRecipientResolutionResult.notRequired()]
          }

          // a.talk:5: resolveContent = needsValue
          func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
            INStringResolutionResult.needsValue()
          }

          // a.talk:9: confirm = failure
          func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
            INSendMessageIntentResponse(code: .failure, userActivity: nil)
          }

          func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
            INSendMessageIntentResponse(code: .success, userActivity: nil)
          }
        }

        """)
  }
}
