// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartVideoCallIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let startVideoCallIntent = IntentBinding(
    name: "INStartVideoCallIntent", intentClass: INStartVideoCallIntent.self,
    responseClass: INStartVideoCallIntentResponse.self,
    handlerProtocol: "INStartVideoCallIntentHandling",
    conforms: { $0 is any INStartVideoCallIntentHandling },
    spellings: startVideoCallIntentSpellings)

  @Sendable private static func startVideoCallIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("contacts"):
        return [
          .completing("resolveContacts(for:with:)") { (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolveContacts(for: intent, with: done) },
          .completing("resolveContacts(forStartVideoCall:with:)") { (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolveContacts(forStartVideoCall: intent, with: done) },
          .awaiting("resolveContacts(for:) async") { (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] in await handler.resolveContacts(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent, done: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(startVideoCall:completion:)") { (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent, done: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) in handler.confirm(startVideoCall: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent, done: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(startVideoCall:completion:)") { (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent, done: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) in handler.handle(startVideoCall: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INStartVideoCallIntentHandling, intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
