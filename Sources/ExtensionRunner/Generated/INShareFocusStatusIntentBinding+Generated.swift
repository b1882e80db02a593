// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INShareFocusStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let shareFocusStatusIntent = IntentBinding(
    name: "INShareFocusStatusIntent", intentClass: INShareFocusStatusIntent.self,
    responseClass: INShareFocusStatusIntentResponse.self,
    handlerProtocol: "INShareFocusStatusIntentHandling",
    conforms: { $0 is any INShareFocusStatusIntentHandling },
    spellings: shareFocusStatusIntentSpellings)

  @Sendable private static func shareFocusStatusIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INShareFocusStatusIntentHandling, intent: INShareFocusStatusIntent, done: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(shareFocusStatus:completion:)") { (handler: any INShareFocusStatusIntentHandling, intent: INShareFocusStatusIntent, done: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) in handler.confirm(shareFocusStatus: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INShareFocusStatusIntentHandling, intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INShareFocusStatusIntentHandling, intent: INShareFocusStatusIntent, done: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(shareFocusStatus:completion:)") { (handler: any INShareFocusStatusIntentHandling, intent: INShareFocusStatusIntent, done: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) in handler.handle(shareFocusStatus: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INShareFocusStatusIntentHandling, intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
