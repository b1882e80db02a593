// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INUnsendMessagesIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let unsendMessagesIntent = IntentBinding(
    name: "INUnsendMessagesIntent", intentClass: INUnsendMessagesIntent.self,
    responseClass: INUnsendMessagesIntentResponse.self,
    handlerProtocol: "INUnsendMessagesIntentHandling",
    conforms: { $0 is any INUnsendMessagesIntentHandling },
    spellings: unsendMessagesIntentSpellings)

  @Sendable private static func unsendMessagesIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INUnsendMessagesIntentHandling, intent: INUnsendMessagesIntent, done: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(unsendMessages:completion:)") { (handler: any INUnsendMessagesIntentHandling, intent: INUnsendMessagesIntent, done: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) in handler.confirm(unsendMessages: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INUnsendMessagesIntentHandling, intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INUnsendMessagesIntentHandling, intent: INUnsendMessagesIntent, done: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(unsendMessages:completion:)") { (handler: any INUnsendMessagesIntentHandling, intent: INUnsendMessagesIntent, done: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) in handler.handle(unsendMessages: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INUnsendMessagesIntentHandling, intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
