// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetSeatSettingsInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let setSeatSettingsInCarIntent = IntentBinding(
    name: "INSetSeatSettingsInCarIntent", intentClass: INSetSeatSettingsInCarIntent.self,
    responseClass: INSetSeatSettingsInCarIntentResponse.self,
    handlerProtocol: "INSetSeatSettingsInCarIntentHandling",
    conforms: { $0 is any INSetSeatSettingsInCarIntentHandling },
    spellings: setSeatSettingsInCarIntentSpellings)

  @Sendable private static func setSeatSettingsInCarIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("enableHeating"):
        return [
          .completing("resolveEnableHeating(for:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableHeating(for: intent, with: done) },
          .completing("resolveEnableHeating(forSetSeatSettingsInCar:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableHeating(forSetSeatSettingsInCar: intent, with: done) },
          .awaiting("resolveEnableHeating(for:) async") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult in await handler.resolveEnableHeating(for: intent) },
        ]
      case .resolve("enableCooling"):
        return [
          .completing("resolveEnableCooling(for:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableCooling(for: intent, with: done) },
          .completing("resolveEnableCooling(forSetSeatSettingsInCar:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableCooling(forSetSeatSettingsInCar: intent, with: done) },
          .awaiting("resolveEnableCooling(for:) async") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult in await handler.resolveEnableCooling(for: intent) },
        ]
      case .resolve("enableMassage"):
        return [
          .completing("resolveEnableMassage(for:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableMassage(for: intent, with: done) },
          .completing("resolveEnableMassage(forSetSeatSettingsInCar:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableMassage(forSetSeatSettingsInCar: intent, with: done) },
          .awaiting("resolveEnableMassage(for:) async") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult in await handler.resolveEnableMassage(for: intent) },
        ]
      case .resolve("level"):
        return [
          .completing("resolveLevel(for:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolveLevel(for: intent, with: done) },
          .completing("resolveLevel(forSetSeatSettingsInCar:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolveLevel(forSetSeatSettingsInCar: intent, with: done) },
          .awaiting("resolveLevel(for:) async") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult in await handler.resolveLevel(for: intent) },
        ]
      case .resolve("seat"):
        return [
          .completing("resolveSeat(for:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INCarSeatResolutionResult) -> Void) in handler.resolveSeat(for: intent, with: done) },
          .completing("resolveSeat(forSetSeatSettingsInCar:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INCarSeatResolutionResult) -> Void) in handler.resolveSeat(forSetSeatSettingsInCar: intent, with: done) },
          .awaiting("resolveSeat(for:) async") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult in await handler.resolveSeat(for: intent) },
        ]
      case .resolve("relativeLevelSetting"):
        return [
          .completing("resolveRelativeLevelSetting(for:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in handler.resolveRelativeLevelSetting(for: intent, with: done) },
          .completing("resolveRelativeLevelSetting(forSetSeatSettingsInCar:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in handler.resolveRelativeLevelSetting(forSetSeatSettingsInCar: intent, with: done) },
          .awaiting("resolveRelativeLevelSetting(for:) async") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent) async -> INRelativeSettingResolutionResult in await handler.resolveRelativeLevelSetting(for: intent) },
        ]
      case .resolve("carName"):
        return [
          .completing("resolveCarName(for:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(for: intent, with: done) },
          .completing("resolveCarName(forSetSeatSettingsInCar:with:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(forSetSeatSettingsInCar: intent, with: done) },
          .awaiting("resolveCarName(for:) async") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent) async -> INSpeakableStringResolutionResult in await handler.resolveCarName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(setSeatSettingsInCar:completion:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) in handler.confirm(setSeatSettingsInCar: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(setSeatSettingsInCar:completion:)") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent, done: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) in handler.handle(setSeatSettingsInCar: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSetSeatSettingsInCarIntentHandling, intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
