// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetMessageAttributeIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let setMessageAttributeIntent = IntentBinding(
    name: "INSetMessageAttributeIntent", intentClass: INSetMessageAttributeIntent.self,
    responseClass: INSetMessageAttributeIntentResponse.self,
    handlerProtocol: "INSetMessageAttributeIntentHandling",
    conforms: { $0 is any INSetMessageAttributeIntentHandling },
    spellings: setMessageAttributeIntentSpellings)

  @Sendable private static func setMessageAttributeIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("attribute"):
        return [
          .completing("resolveAttribute(for:with:)") { (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent, done: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void) in handler.resolveAttribute(for: intent, with: done) },
          .completing("resolveAttribute(forSetMessageAttribute:with:)") { (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent, done: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void) in handler.resolveAttribute(forSetMessageAttribute: intent, with: done) },
          .awaiting("resolveAttribute(for:) async") { (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult in await handler.resolveAttribute(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent, done: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(setMessageAttribute:completion:)") { (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent, done: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) in handler.confirm(setMessageAttribute: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent, done: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(setMessageAttribute:completion:)") { (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent, done: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) in handler.handle(setMessageAttribute: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSetMessageAttributeIntentHandling, intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
