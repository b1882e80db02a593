// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSendRideFeedbackIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let sendRideFeedbackIntent = IntentBinding(
    name: "INSendRideFeedbackIntent", intentClass: INSendRideFeedbackIntent.self,
    responseClass: INSendRideFeedbackIntentResponse.self,
    handlerProtocol: "INSendRideFeedbackIntentHandling",
    conforms: { $0 is any INSendRideFeedbackIntentHandling },
    spellings: sendRideFeedbackIntentSpellings)

  @Sendable private static func sendRideFeedbackIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(sendRideFeedback:completion:)") { (handler: any INSendRideFeedbackIntentHandling, intent: INSendRideFeedbackIntent, done: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) in handler.confirm(sendRideFeedback: intent, completion: done) },
          .awaiting("confirm(sendRideFeedback:) async") { (handler: any INSendRideFeedbackIntentHandling, intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse in await handler.confirm(sendRideFeedback: intent) },
        ]
      case .handle:
        return [
          .completing("handle(sendRideFeedback:completion:)") { (handler: any INSendRideFeedbackIntentHandling, intent: INSendRideFeedbackIntent, done: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) in handler.handle(sendRideFeedback: intent, completion: done) },
          .awaiting("handle(sendRideFeedback:) async") { (handler: any INSendRideFeedbackIntentHandling, intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse in await handler.handle(sendRideFeedback: intent) },
        ]
    }
  }
}
