// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INHangUpCallIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let hangUpCallIntent = IntentBinding(
    name: "INHangUpCallIntent", intentClass: INHangUpCallIntent.self,
    responseClass: INHangUpCallIntentResponse.self,
    handlerProtocol: "INHangUpCallIntentHandling",
    conforms: { $0 is any INHangUpCallIntentHandling },
    spellings: hangUpCallIntentSpellings)

  @Sendable private static func hangUpCallIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INHangUpCallIntentHandling, intent: INHangUpCallIntent, done: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(hangUpCall:completion:)") { (handler: any INHangUpCallIntentHandling, intent: INHangUpCallIntent, done: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) in handler.confirm(hangUpCall: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INHangUpCallIntentHandling, intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INHangUpCallIntentHandling, intent: INHangUpCallIntent, done: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(hangUpCall:completion:)") { (handler: any INHangUpCallIntentHandling, intent: INHangUpCallIntent, done: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) in handler.handle(hangUpCall: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INHangUpCallIntentHandling, intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
