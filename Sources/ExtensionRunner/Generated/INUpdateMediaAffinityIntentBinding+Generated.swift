// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INUpdateMediaAffinityIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let updateMediaAffinityIntent = IntentBinding(
    name: "INUpdateMediaAffinityIntent", intentClass: INUpdateMediaAffinityIntent.self,
    responseClass: INUpdateMediaAffinityIntentResponse.self,
    handlerProtocol: "INUpdateMediaAffinityIntentHandling",
    conforms: { $0 is any INUpdateMediaAffinityIntentHandling },
    spellings: updateMediaAffinityIntentSpellings)

  @Sendable private static func updateMediaAffinityIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("mediaItems"):
        return [
          .completing("resolveMediaItems(for:with:)") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent, done: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void) in handler.resolveMediaItems(for: intent, with: done) },
          .completing("resolveMediaItems(forUpdateMediaAffinity:with:)") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent, done: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void) in handler.resolveMediaItems(forUpdateMediaAffinity: intent, with: done) },
          .awaiting("resolveMediaItems(for:) async") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent) async -> [INUpdateMediaAffinityMediaItemResolutionResult] in await handler.resolveMediaItems(for: intent) },
        ]
      case .resolve("affinityType"):
        return [
          .completing("resolveAffinityType(for:with:)") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent, done: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void) in handler.resolveAffinityType(for: intent, with: done) },
          .completing("resolveAffinityType(forUpdateMediaAffinity:with:)") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent, done: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void) in handler.resolveAffinityType(forUpdateMediaAffinity: intent, with: done) },
          .awaiting("resolveAffinityType(for:) async") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent) async -> INMediaAffinityTypeResolutionResult in await handler.resolveAffinityType(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent, done: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(updateMediaAffinity:completion:)") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent, done: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) in handler.confirm(updateMediaAffinity: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent, done: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(updateMediaAffinity:completion:)") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent, done: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) in handler.handle(updateMediaAffinity: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INUpdateMediaAffinityIntentHandling, intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
