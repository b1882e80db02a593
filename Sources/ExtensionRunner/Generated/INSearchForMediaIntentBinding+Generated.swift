// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForMediaIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let searchForMediaIntent = IntentBinding(
    name: "INSearchForMediaIntent", intentClass: INSearchForMediaIntent.self,
    responseClass: INSearchForMediaIntentResponse.self,
    handlerProtocol: "INSearchForMediaIntentHandling",
    conforms: { $0 is any INSearchForMediaIntentHandling },
    spellings: searchForMediaIntentSpellings)

  @Sendable private static func searchForMediaIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("mediaItems"):
        return [
          .completing("resolveMediaItems(for:with:)") { (handler: any INSearchForMediaIntentHandling, intent: INSearchForMediaIntent, done: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void) in handler.resolveMediaItems(for: intent, with: done) },
          .completing("resolveMediaItems(forSearchForMedia:with:)") { (handler: any INSearchForMediaIntentHandling, intent: INSearchForMediaIntent, done: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void) in handler.resolveMediaItems(forSearchForMedia: intent, with: done) },
          .awaiting("resolveMediaItems(for:) async") { (handler: any INSearchForMediaIntentHandling, intent: INSearchForMediaIntent) async -> [INSearchForMediaMediaItemResolutionResult] in await handler.resolveMediaItems(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSearchForMediaIntentHandling, intent: INSearchForMediaIntent, done: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(searchForMedia:completion:)") { (handler: any INSearchForMediaIntentHandling, intent: INSearchForMediaIntent, done: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) in handler.confirm(searchForMedia: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSearchForMediaIntentHandling, intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSearchForMediaIntentHandling, intent: INSearchForMediaIntent, done: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(searchForMedia:completion:)") { (handler: any INSearchForMediaIntentHandling, intent: INSearchForMediaIntent, done: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) in handler.handle(searchForMedia: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSearchForMediaIntentHandling, intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
