// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INActivateCarSignalIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let activateCarSignalIntent = IntentBinding(
    name: "INActivateCarSignalIntent", intentClass: INActivateCarSignalIntent.self,
    responseClass: INActivateCarSignalIntentResponse.self,
    handlerProtocol: "INActivateCarSignalIntentHandling",
    conforms: { $0 is any INActivateCarSignalIntentHandling },
    spellings: activateCarSignalIntentSpellings)

  @Sendable private static func activateCarSignalIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("carName"):
        return [
          .completing("resolveCarName(for:with:)") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(for: intent, with: done) },
          .completing("resolveCarName(forActivateCarSignal:with:)") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(forActivateCarSignal: intent, with: done) },
          .awaiting("resolveCarName(for:) async") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent) async -> INSpeakableStringResolutionResult in await handler.resolveCarName(for: intent) },
        ]
      case .resolve("signals"):
        return [
          .completing("resolveSignals(for:with:)") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent, done: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void) in handler.resolveSignals(for: intent, with: done) },
          .completing("resolveSignals(forActivateCarSignal:with:)") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent, done: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void) in handler.resolveSignals(forActivateCarSignal: intent, with: done) },
          .awaiting("resolveSignals(for:) async") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult in await handler.resolveSignals(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent, done: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(activateCarSignal:completion:)") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent, done: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) in handler.confirm(activateCarSignal: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent, done: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(activateCarSignal:completion:)") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent, done: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) in handler.handle(activateCarSignal: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INActivateCarSignalIntentHandling, intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
