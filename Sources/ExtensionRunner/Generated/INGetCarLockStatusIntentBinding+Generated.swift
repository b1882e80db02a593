// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetCarLockStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let getCarLockStatusIntent = IntentBinding(
    name: "INGetCarLockStatusIntent", intentClass: INGetCarLockStatusIntent.self,
    responseClass: INGetCarLockStatusIntentResponse.self,
    handlerProtocol: "INGetCarLockStatusIntentHandling",
    conforms: { $0 is any INGetCarLockStatusIntentHandling },
    spellings: getCarLockStatusIntentSpellings)

  @Sendable private static func getCarLockStatusIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("carName"):
        return [
          .completing("resolveCarName(for:with:)") { (handler: any INGetCarLockStatusIntentHandling, intent: INGetCarLockStatusIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(for: intent, with: done) },
          .completing("resolveCarName(forGetCarLockStatus:with:)") { (handler: any INGetCarLockStatusIntentHandling, intent: INGetCarLockStatusIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(forGetCarLockStatus: intent, with: done) },
          .awaiting("resolveCarName(for:) async") { (handler: any INGetCarLockStatusIntentHandling, intent: INGetCarLockStatusIntent) async -> INSpeakableStringResolutionResult in await handler.resolveCarName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INGetCarLockStatusIntentHandling, intent: INGetCarLockStatusIntent, done: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(getCarLockStatus:completion:)") { (handler: any INGetCarLockStatusIntentHandling, intent: INGetCarLockStatusIntent, done: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) in handler.confirm(getCarLockStatus: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INGetCarLockStatusIntentHandling, intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INGetCarLockStatusIntentHandling, intent: INGetCarLockStatusIntent, done: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(getCarLockStatus:completion:)") { (handler: any INGetCarLockStatusIntentHandling, intent: INGetCarLockStatusIntent, done: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) in handler.handle(getCarLockStatus: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INGetCarLockStatusIntentHandling, intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
