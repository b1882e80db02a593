// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetCarLockStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let setCarLockStatusIntent = IntentBinding(
    name: "INSetCarLockStatusIntent", intentClass: INSetCarLockStatusIntent.self,
    responseClass: INSetCarLockStatusIntentResponse.self,
    handlerProtocol: "INSetCarLockStatusIntentHandling",
    conforms: { $0 is any INSetCarLockStatusIntentHandling },
    spellings: setCarLockStatusIntentSpellings)

  @Sendable private static func setCarLockStatusIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("locked"):
        return [
          .completing("resolveLocked(for:with:)") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveLocked(for: intent, with: done) },
          .completing("resolveLocked(forSetCarLockStatus:with:)") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveLocked(forSetCarLockStatus: intent, with: done) },
          .awaiting("resolveLocked(for:) async") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult in await handler.resolveLocked(for: intent) },
        ]
      case .resolve("carName"):
        return [
          .completing("resolveCarName(for:with:)") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(for: intent, with: done) },
          .completing("resolveCarName(forSetCarLockStatus:with:)") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(forSetCarLockStatus: intent, with: done) },
          .awaiting("resolveCarName(for:) async") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent) async -> INSpeakableStringResolutionResult in await handler.resolveCarName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent, done: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(setCarLockStatus:completion:)") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent, done: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) in handler.confirm(setCarLockStatus: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent, done: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(setCarLockStatus:completion:)") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent, done: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) in handler.handle(setCarLockStatus: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSetCarLockStatusIntentHandling, intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
