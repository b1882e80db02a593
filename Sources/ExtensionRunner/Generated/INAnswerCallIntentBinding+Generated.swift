// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAnswerCallIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let answerCallIntent = IntentBinding(
    name: "INAnswerCallIntent", intentClass: INAnswerCallIntent.self,
    responseClass: INAnswerCallIntentResponse.self,
    handlerProtocol: "INAnswerCallIntentHandling",
    conforms: { $0 is any INAnswerCallIntentHandling },
    spellings: answerCallIntentSpellings)

  @Sendable private static func answerCallIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INAnswerCallIntentHandling, intent: INAnswerCallIntent, done: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(answerCall:completion:)") { (handler: any INAnswerCallIntentHandling, intent: INAnswerCallIntent, done: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) in handler.confirm(answerCall: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INAnswerCallIntentHandling, intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INAnswerCallIntentHandling, intent: INAnswerCallIntent, done: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(answerCall:completion:)") { (handler: any INAnswerCallIntentHandling, intent: INAnswerCallIntent, done: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) in handler.handle(answerCall: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INAnswerCallIntentHandling, intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
