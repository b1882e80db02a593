// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INEditMessageIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let editMessageIntent = IntentBinding(
    name: "INEditMessageIntent", intentClass: INEditMessageIntent.self,
    responseClass: INEditMessageIntentResponse.self,
    handlerProtocol: "INEditMessageIntentHandling",
    conforms: { $0 is any INEditMessageIntentHandling },
    spellings: editMessageIntentSpellings)

  @Sendable private static func editMessageIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("editedContent"):
        return [
          .completing("resolveEditedContent(for:with:)") { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveEditedContent(for: intent, with: done) },
          .completing("resolveEditedContent(forEditMessage:with:)") { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveEditedContent(forEditMessage: intent, with: done) },
          .awaiting("resolveEditedContent(for:) async") { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent) async -> INStringResolutionResult in await handler.resolveEditedContent(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent, done: @escaping @Sendable (INEditMessageIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(editMessage:completion:)") { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent, done: @escaping @Sendable (INEditMessageIntentResponse) -> Void) in handler.confirm(editMessage: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent) async -> INEditMessageIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent, done: @escaping @Sendable (INEditMessageIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(editMessage:completion:)") { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent, done: @escaping @Sendable (INEditMessageIntentResponse) -> Void) in handler.handle(editMessage: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INEditMessageIntentHandling, intent: INEditMessageIntent) async -> INEditMessageIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
