// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAddMediaIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let addMediaIntent = IntentBinding(
    name: "INAddMediaIntent", intentClass: INAddMediaIntent.self,
    responseClass: INAddMediaIntentResponse.self,
    handlerProtocol: "INAddMediaIntentHandling",
    conforms: { $0 is any INAddMediaIntentHandling },
    spellings: addMediaIntentSpellings)

  @Sendable private static func addMediaIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("mediaItems"):
        return [
          .completing("resolveMediaItems(for:with:)") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent, done: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void) in handler.resolveMediaItems(for: intent, with: done) },
          .completing("resolveMediaItems(forAddMedia:with:)") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent, done: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void) in handler.resolveMediaItems(forAddMedia: intent, with: done) },
          .awaiting("resolveMediaItems(for:) async") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] in await handler.resolveMediaItems(for: intent) },
        ]
      case .resolve("mediaDestination"):
        return [
          .completing("resolveMediaDestination(for:with:)") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent, done: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void) in handler.resolveMediaDestination(for: intent, with: done) },
          .completing("resolveMediaDestination(forAddMedia:with:)") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent, done: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void) in handler.resolveMediaDestination(forAddMedia: intent, with: done) },
          .awaiting("resolveMediaDestination(for:) async") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult in await handler.resolveMediaDestination(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent, done: @escaping @Sendable (INAddMediaIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(addMedia:completion:)") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent, done: @escaping @Sendable (INAddMediaIntentResponse) -> Void) in handler.confirm(addMedia: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent) async -> INAddMediaIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent, done: @escaping @Sendable (INAddMediaIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(addMedia:completion:)") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent, done: @escaping @Sendable (INAddMediaIntentResponse) -> Void) in handler.handle(addMedia: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INAddMediaIntentHandling, intent: INAddMediaIntent) async -> INAddMediaIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
