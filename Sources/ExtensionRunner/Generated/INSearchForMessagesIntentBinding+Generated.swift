// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForMessagesIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let searchForMessagesIntent = IntentBinding(
    name: "INSearchForMessagesIntent", intentClass: INSearchForMessagesIntent.self,
    responseClass: INSearchForMessagesIntentResponse.self,
    handlerProtocol: "INSearchForMessagesIntentHandling",
    conforms: { $0 is any INSearchForMessagesIntentHandling },
    spellings: searchForMessagesIntentSpellings)

  @Sendable private static func searchForMessagesIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("recipients"):
        return [
          .completing("resolveRecipients(for:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolveRecipients(for: intent, with: done) },
          .completing("resolveRecipients(forSearchForMessages:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolveRecipients(forSearchForMessages: intent, with: done) },
          .awaiting("resolveRecipients(for:) async") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] in await handler.resolveRecipients(for: intent) },
        ]
      case .resolve("senders"):
        return [
          .completing("resolveSenders(for:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolveSenders(for: intent, with: done) },
          .completing("resolveSenders(forSearchForMessages:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolveSenders(forSearchForMessages: intent, with: done) },
          .awaiting("resolveSenders(for:) async") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] in await handler.resolveSenders(for: intent) },
        ]
      case .resolve("dateTimeRange"):
        return [
          .completing("resolveDateTimeRange(for:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDateTimeRange(for: intent, with: done) },
          .completing("resolveDateTimeRange(forSearchForMessages:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) in handler.resolveDateTimeRange(forSearchForMessages: intent, with: done) },
          .awaiting("resolveDateTimeRange(for:) async") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult in await handler.resolveDateTimeRange(for: intent) },
        ]
      case .resolve("speakableGroupNames"):
        return [
          .completing("resolveSpeakableGroupNames(for:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in handler.resolveSpeakableGroupNames(for: intent, with: done) },
          .completing("resolveSpeakableGroupNames(forSearchForMessages:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) in handler.resolveSpeakableGroupNames(forSearchForMessages: intent, with: done) },
          .awaiting("resolveSpeakableGroupNames(for:) async") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult] in await handler.resolveSpeakableGroupNames(for: intent) },
        ]
      case .resolve("attributes"):
        return [
          .completing("resolveAttributes(for:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void) in handler.resolveAttributes(for: intent, with: done) },
          .completing("resolveAttributes(forSearchForMessages:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void) in handler.resolveAttributes(forSearchForMessages: intent, with: done) },
          .awaiting("resolveAttributes(for:) async") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult in await handler.resolveAttributes(for: intent) },
        ]
      case .resolve("groupNames"):
        return [
          .completing("resolveGroupNames(for:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable ([INStringResolutionResult]) -> Void) in handler.resolveGroupNames(for: intent, with: done) },
          .completing("resolveGroupNames(forSearchForMessages:with:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable ([INStringResolutionResult]) -> Void) in handler.resolveGroupNames(forSearchForMessages: intent, with: done) },
          .awaiting("resolveGroupNames(for:) async") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async -> [INStringResolutionResult] in await handler.resolveGroupNames(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(searchForMessages:completion:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) in handler.confirm(searchForMessages: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(searchForMessages:completion:)") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent, done: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) in handler.handle(searchForMessages: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSearchForMessagesIntentHandling, intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
