// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetDefrosterSettingsInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let setDefrosterSettingsInCarIntent = IntentBinding(
    name: "INSetDefrosterSettingsInCarIntent", intentClass: INSetDefrosterSettingsInCarIntent.self,
    responseClass: INSetDefrosterSettingsInCarIntentResponse.self,
    handlerProtocol: "INSetDefrosterSettingsInCarIntentHandling",
    conforms: { $0 is any INSetDefrosterSettingsInCarIntentHandling },
    spellings: setDefrosterSettingsInCarIntentSpellings)

  @Sendable private static func setDefrosterSettingsInCarIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("enable"):
        return [
          .completing("resolveEnable(for:with:)") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnable(for: intent, with: done) },
          .completing("resolveEnable(forSetDefrosterSettingsInCar:with:)") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnable(forSetDefrosterSettingsInCar: intent, with: done) },
          .awaiting("resolveEnable(for:) async") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent) async -> INBooleanResolutionResult in await handler.resolveEnable(for: intent) },
        ]
      case .resolve("defroster"):
        return [
          .completing("resolveDefroster(for:with:)") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent, done: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void) in handler.resolveDefroster(for: intent, with: done) },
          .completing("resolveDefroster(forSetDefrosterSettingsInCar:with:)") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent, done: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void) in handler.resolveDefroster(forSetDefrosterSettingsInCar: intent, with: done) },
          .awaiting("resolveDefroster(for:) async") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent) async -> INCarDefrosterResolutionResult in await handler.resolveDefroster(for: intent) },
        ]
      case .resolve("carName"):
        return [
          .completing("resolveCarName(for:with:)") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(for: intent, with: done) },
          .completing("resolveCarName(forSetDefrosterSettingsInCar:with:)") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(forSetDefrosterSettingsInCar: intent, with: done) },
          .awaiting("resolveCarName(for:) async") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent) async -> INSpeakableStringResolutionResult in await handler.resolveCarName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent, done: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(setDefrosterSettingsInCar:completion:)") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent, done: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) in handler.confirm(setDefrosterSettingsInCar: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent, done: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(setDefrosterSettingsInCar:completion:)") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent, done: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) in handler.handle(setDefrosterSettingsInCar: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSetDefrosterSettingsInCarIntentHandling, intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
