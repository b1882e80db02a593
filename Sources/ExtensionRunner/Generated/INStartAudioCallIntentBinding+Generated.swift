// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartAudioCallIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let startAudioCallIntent = IntentBinding(
    name: "INStartAudioCallIntent", intentClass: INStartAudioCallIntent.self,
    responseClass: INStartAudioCallIntentResponse.self,
    handlerProtocol: "INStartAudioCallIntentHandling",
    conforms: { $0 is any INStartAudioCallIntentHandling },
    spellings: startAudioCallIntentSpellings)

  @Sendable private static func startAudioCallIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("contacts"):
        return [
          .completing("resolveContacts(for:with:)") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolveContacts(for: intent, with: done) },
          .completing("resolveContacts(forStartAudioCall:with:)") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent, done: @escaping @Sendable ([INPersonResolutionResult]) -> Void) in handler.resolveContacts(forStartAudioCall: intent, with: done) },
          .awaiting("resolveContacts(for:) async") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] in await handler.resolveContacts(for: intent) },
        ]
      case .resolve("destinationType"):
        return [
          .completing("resolveDestinationType(for:with:)") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent, done: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) in handler.resolveDestinationType(for: intent, with: done) },
          .completing("resolveDestinationType(forStartAudioCall:with:)") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent, done: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) in handler.resolveDestinationType(forStartAudioCall: intent, with: done) },
          .awaiting("resolveDestinationType(for:) async") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult in await handler.resolveDestinationType(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent, done: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(startAudioCall:completion:)") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent, done: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) in handler.confirm(startAudioCall: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent, done: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(startAudioCall:completion:)") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent, done: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) in handler.handle(startAudioCall: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INStartAudioCallIntentHandling, intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
