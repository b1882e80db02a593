// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchCallHistoryIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let searchCallHistoryIntent = IntentBinding(
    name: "INSearchCallHistoryIntent", intentClass: INSearchCallHistoryIntent.self,
    responseClass: INSearchCallHistoryIntentResponse.self,
    handlerProtocol: "INSearchCallHistoryIntentHandling",
    conforms: { $0 is any INSearchCallHistoryIntentHandling },
    spellings: searchCallHistoryIntentSpellings)

  @Sendable private static func searchCallHistoryIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("callTypes"):
        return [
          .completing("resolveCallTypes(for:with:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void) in handler.resolveCallTypes(for: intent, with: done) },
          .completing("resolveCallTypes(forSearchCallHistory:with:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void) in handler.resolveCallTypes(forSearchCallHistory: intent, with: done) },
          .awaiting("resolveCallTypes(for:) async") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult in await handler.resolveCallTypes(for: intent) },
        ]
      case .resolve("callType"):
        return [
          .completing("resolveCallType(for:with:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void) in handler.resolveCallType(for: intent, with: done) },
          .completing("resolveCallType(forSearchCallHistory:with:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void) in handler.resolveCallType(forSearchCallHistory: intent, with: done) },
          .awaiting("resolveCallType(for:) async") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult in await handler.resolveCallType(for: intent) },
        ]
      case .resolve("dateCreated"):
        return [
          .completing("resolveDateCreated(for:with:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDateCreated(for: intent, with: done) },
          .completing("resolveDateCreated(forSearchCallHistory:with:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDateCreated(forSearchCallHistory: intent, with: done) },
          .awaiting("resolveDateCreated(for:) async") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolveDateCreated(for: intent) },
        ]
      case .resolve("recipient"):
        return [
          .completing("resolveRecipient(for:with:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in handler.resolveRecipient(for: intent, with: done) },
          .completing("resolveRecipient(forSearchCallHistory:with:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INPersonResolutionResult) -> Void) in handler.resolveRecipient(forSearchCallHistory: intent, with: done) },
          .awaiting("resolveRecipient(for:) async") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult in await handler.resolveRecipient(for: intent) },
        ]
      case .resolve("unseen"):
        return [
          .completing("resolveUnseen(for:with:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveUnseen(for: intent, with: done) },
          .completing("resolveUnseen(forSearchCallHistory:with:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveUnseen(forSearchCallHistory: intent, with: done) },
          .awaiting("resolveUnseen(for:) async") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult in await handler.resolveUnseen(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(searchCallHistory:completion:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) in handler.confirm(searchCallHistory: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(searchCallHistory:completion:)") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent, done: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) in handler.handle(searchCallHistory: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSearchCallHistoryIntentHandling, intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
