// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSendMessageIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let sendMessageIntent = IntentBinding(
    name: "INSendMessageIntent", intentClass: INSendMessageIntent.self,
    responseClass: INSendMessageIntentResponse.self,
    handlerProtocol: "INSendMessageIntentHandling",
    conforms: { $0 is any INSendMessageIntentHandling },
    spellings: sendMessageIntentSpellings)

  @Sendable private static func sendMessageIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("recipients"):
        return [
          .completing("resolveRecipients(for:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) in handler.resolveRecipients(for: intent, with: done) },
          .completing("resolveRecipients(for:completion:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) in handler.resolveRecipients(for: intent, completion: done) },
          .completing("resolveRecipients(forSendMessage:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) in handler.resolveRecipients(forSendMessage: intent, with: done) },
          .completing("resolveRecipients(for:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolveRecipients(for: intent, with: done) },
          .completing("resolveRecipients(forSendMessage:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolveRecipients(forSendMessage: intent, with: done) },
          .awaiting("resolveRecipients(for:) async") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] in await handler.resolveRecipients(for: intent) },
          .awaiting("resolveRecipients(for:) async") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> [INPersonResolutionResult] in await handler.resolveRecipients(for: intent) },
        ]
      case .resolve("speakableGroupName"):
        return [
          .completing("resolveSpeakableGroupName(for:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveSpeakableGroupName(for: intent, with: done) },
          .completing("resolveSpeakableGroupName(forSendMessage:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveSpeakableGroupName(forSendMessage: intent, with: done) },
          .awaiting("resolveSpeakableGroupName(for:) async") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult in await handler.resolveSpeakableGroupName(for: intent) },
        ]
      case .resolve("content"):
        return [
          .completing("resolveContent(for:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveContent(for: intent, with: done) },
          .completing("resolveContent(forSendMessage:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveContent(forSendMessage: intent, with: done) },
          .awaiting("resolveContent(for:) async") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> INStringResolutionResult in await handler.resolveContent(for: intent) },
        ]
      case .resolve("outgoingMessageType"):
        return [
          .completing("resolveOutgoingMessageType(for:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void) in handler.resolveOutgoingMessageType(for: intent, with: done) },
          .completing("resolveOutgoingMessageType(forSendMessage:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void) in handler.resolveOutgoingMessageType(forSendMessage: intent, with: done) },
          .awaiting("resolveOutgoingMessageType(for:) async") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult in await handler.resolveOutgoingMessageType(for: intent) },
        ]
      case .resolve("groupName"):
        return [
          .completing("resolveGroupName(for:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveGroupName(for: intent, with: done) },
          .completing("resolveGroupName(forSendMessage:with:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveGroupName(forSendMessage: intent, with: done) },
          .awaiting("resolveGroupName(for:) async") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> INStringResolutionResult in await handler.resolveGroupName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INSendMessageIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(sendMessage:completion:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INSendMessageIntentResponse) -> Void) in handler.confirm(sendMessage: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> INSendMessageIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INSendMessageIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(sendMessage:completion:)") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent, done: @escaping @Sendable (INSendMessageIntentResponse) -> Void) in handler.handle(sendMessage: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSendMessageIntentHandling, intent: INSendMessageIntent) async -> INSendMessageIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
