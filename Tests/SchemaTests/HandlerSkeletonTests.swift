import Foundation
import SimCatalog
import Testing

@testable import SimSchema

@Suite("The skeleton of a handler")
struct HandlerSkeletonTests {
  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Vocabulary/Siri/schema")

  private func call(
    _ method: HandlerCall.Method, _ fields: [Field], _ answer: HandlerAnswer.Outcome, _ remark: String
  ) -> HandlerSkeleton.Call {
    HandlerSkeleton.Call(
      HandlerCall(intent: FilledIntent(name: "INSendMessageIntent", parameters: fields), method: method),
      answer: answer, remark: "a.talk:\(remark)")
  }

  private func text(_ style: HandlerSkeleton.Style) throws -> String? {
    let schema = try SchemaReader(folder: Self.schema).read()
    let intent = try #require(schema.intents.first { $0.name == "INSendMessageIntent" })
    let bilbo = Field(name: "recipients", value: .list([.person(Person(displayName: "Bilbo"))]))
    let hello = Field(name: "content", value: .string("hello"))
    return HandlerSkeleton(
      intent: intent, interface: try #require(schema.interfaces[intent.name]),
      calls: [
        call(.confirm, [bilbo, hello], .responded(IntentResponse(code: "failure")), "9: confirm = failure"),
        call(.resolve(parameter: "content"), [], .resolved([.needsValue]), "5: resolveContent = needsValue"),
        call(
          .resolve(parameter: "content"), [hello], .resolved([.success(.string("hello"))]),
          "7: resolveContent = success hello"),
        call(
          .resolve(parameter: "recipients"), [bilbo],
          .resolved([.unsupported(reason: Reason(name: "noAccount", rawValue: 1))]),
          "4: resolveRecipients = unsupported noAccount"),
      ], style: style
    ).text
  }

  @Test("answers each call by what the intent holds then, in the order in which Siri calls")
  func async() throws {
    #expect(
      try text(.async) == """
        final class SendMessageHandler: NSObject, INSendMessageIntentHandling {
          // a.talk:4: resolveRecipients = unsupported noAccount
          func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
            if intent.recipients?.count == 1, intent.recipients?[0].displayName == "Bilbo", intent.recipients?[0].personHandle?.label == nil {
              return [INSendMessageRecipientResolutionResult.unsupported(forReason: .noAccount)]
            }
            return intent.recipients.map { $0.map { INSendMessageRecipientResolutionResult.success(with: $0) } } ?? [.notRequired()]
          }

          // a.talk:5: resolveContent = needsValue
          // a.talk:7: resolveContent = success hello
          func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
            if intent.content == nil {
              return INStringResolutionResult.needsValue()
            }
            return intent.content.map { INStringResolutionResult.success(with: $0) } ?? .notRequired()
          }

          // a.talk:9: confirm = failure
          func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
            return INSendMessageIntentResponse(code: .failure, userActivity: nil)
          }

          func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
            return INSendMessageIntentResponse(code: .success, userActivity: nil)
          }
        }

        """)
  }

  @Test("is written with completions where that is wanted")
  func completion() throws {
    let text = try #require(try text(.completion))
    #expect(
      text.contains(
        """
          func resolveContent(
            for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
          ) {
            if intent.content == nil {
              return completion(INStringResolutionResult.needsValue())
            }
        """))
    #expect(!text.contains("async"))
  }

  @Test("answers otherwise when it is asked again, as the conversation does in which that is most often")
  func asksAgain() throws {
    let schema = try SchemaReader(folder: Self.schema).read()
    let intent = try #require(schema.intents.first { $0.name == "INSendMessageIntent" })
    let bilbo = Value.person(Person(displayName: "Bilbo"))
    func call(_ conversation: Int, _ result: ResolutionResult) -> HandlerSkeleton.Call {
      HandlerSkeleton.Call(
        HandlerCall(
          intent: FilledIntent(
            name: intent.name, parameters: [Field(name: "recipients", value: .list([bilbo]))]),
          method: .resolve(parameter: "recipients")),
        answer: .resolved([result]), conversation: conversation)
    }
    let confirmation = ResolutionResult.confirmationRequired(bilbo, reason: nil)
    let interface = try #require(schema.interfaces[intent.name])
    let text = try #require(
      HandlerSkeleton(
        intent: intent, interface: interface,
        calls: [call(1, confirmation), call(9, confirmation), call(9, .success(bilbo)), call(9, .success(bilbo))]
      ).text)
    #expect(
      text.contains(
        """
          nonisolated(unsafe) private static var asked: [String: Int] = [:]

          func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
            if intent.recipients?.count == 1, intent.recipients?[0].displayName == "Bilbo", intent.recipients?[0].personHandle?.label == nil {
              Self.asked["recipients 0", default: 0] += 1
              if Self.asked["recipients 0", default: 0] == 1 {
                return [INSendMessageRecipientResolutionResult.confirmationRequired(with: intent.recipients![0])]
              }
              return intent.recipients.map {
        """))
  }

  @Test("tells an object by all that is known of it")
  func tellsObjects() throws {
    let schema = try SchemaReader(folder: Self.schema).read()
    let intent = try #require(schema.intents.first { $0.name == "INTransferMoneyIntent" })
    let saving = ObjectValue(
      type: "INPaymentAccount",
      fields: [
        Field(name: "accountType", value: .enumeration(EnumerationValue(type: "INAccountType", cases: ["saving"])))
      ])
    let call = HandlerSkeleton.Call(
      HandlerCall(
        intent: FilledIntent(name: intent.name, parameters: [Field(name: "fromAccount", value: .object(saving))]),
        method: .resolve(parameter: "fromAccount")),
      answer: .resolved([.needsValue]))
    let interface = try #require(schema.interfaces[intent.name])
    let text = try #require(HandlerSkeleton(intent: intent, interface: interface, calls: [call]).text)
    #expect(text.contains("if intent.fromAccount?.accountType == .saving {"))
  }
}
