// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetClimateSettingsInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let setClimateSettingsInCarIntent = IntentBinding(
    name: "INSetClimateSettingsInCarIntent", intentClass: INSetClimateSettingsInCarIntent.self,
    responseClass: INSetClimateSettingsInCarIntentResponse.self,
    handlerProtocol: "INSetClimateSettingsInCarIntentHandling",
    conforms: { $0 is any INSetClimateSettingsInCarIntentHandling },
    spellings: setClimateSettingsInCarIntentSpellings)

  @Sendable private static func setClimateSettingsInCarIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("enableFan"):
        return [
          .completing("resolveEnableFan(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableFan(for: intent, with: done) },
          .completing("resolveEnableFan(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableFan(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveEnableFan(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult in await handler.resolveEnableFan(for: intent) },
        ]
      case .resolve("enableAirConditioner"):
        return [
          .completing("resolveEnableAirConditioner(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableAirConditioner(for: intent, with: done) },
          .completing("resolveEnableAirConditioner(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableAirConditioner(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveEnableAirConditioner(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult in await handler.resolveEnableAirConditioner(for: intent) },
        ]
      case .resolve("enableClimateControl"):
        return [
          .completing("resolveEnableClimateControl(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableClimateControl(for: intent, with: done) },
          .completing("resolveEnableClimateControl(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableClimateControl(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveEnableClimateControl(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult in await handler.resolveEnableClimateControl(for: intent) },
        ]
      case .resolve("enableAutoMode"):
        return [
          .completing("resolveEnableAutoMode(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableAutoMode(for: intent, with: done) },
          .completing("resolveEnableAutoMode(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveEnableAutoMode(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveEnableAutoMode(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult in await handler.resolveEnableAutoMode(for: intent) },
        ]
      case .resolve("fanSpeedIndex"):
        return [
          .completing("resolveFanSpeedIndex(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolveFanSpeedIndex(for: intent, with: done) },
          .completing("resolveFanSpeedIndex(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolveFanSpeedIndex(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveFanSpeedIndex(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INIntegerResolutionResult in await handler.resolveFanSpeedIndex(for: intent) },
        ]
      case .resolve("fanSpeedPercentage"):
        return [
          .completing("resolveFanSpeedPercentage(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in handler.resolveFanSpeedPercentage(for: intent, with: done) },
          .completing("resolveFanSpeedPercentage(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in handler.resolveFanSpeedPercentage(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveFanSpeedPercentage(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INDoubleResolutionResult in await handler.resolveFanSpeedPercentage(for: intent) },
        ]
      case .resolve("airCirculationMode"):
        return [
          .completing("resolveAirCirculationMode(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void) in handler.resolveAirCirculationMode(for: intent, with: done) },
          .completing("resolveAirCirculationMode(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void) in handler.resolveAirCirculationMode(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveAirCirculationMode(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INCarAirCirculationModeResolutionResult in await handler.resolveAirCirculationMode(for: intent) },
        ]
      case .resolve("relativeFanSpeedSetting"):
        return [
          .completing("resolveRelativeFanSpeedSetting(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in handler.resolveRelativeFanSpeedSetting(for: intent, with: done) },
          .completing("resolveRelativeFanSpeedSetting(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in handler.resolveRelativeFanSpeedSetting(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveRelativeFanSpeedSetting(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult in await handler.resolveRelativeFanSpeedSetting(for: intent) },
        ]
      case .resolve("temperature"):
        return [
          .completing("resolveTemperature(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INTemperatureResolutionResult) -> Void) in handler.resolveTemperature(for: intent, with: done) },
          .completing("resolveTemperature(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INTemperatureResolutionResult) -> Void) in handler.resolveTemperature(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveTemperature(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult in await handler.resolveTemperature(for: intent) },
        ]
      case .resolve("relativeTemperatureSetting"):
        return [
          .completing("resolveRelativeTemperatureSetting(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in handler.resolveRelativeTemperatureSetting(for: intent, with: done) },
          .completing("resolveRelativeTemperatureSetting(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) in handler.resolveRelativeTemperatureSetting(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveRelativeTemperatureSetting(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult in await handler.resolveRelativeTemperatureSetting(for: intent) },
        ]
      case .resolve("climateZone"):
        return [
          .completing("resolveClimateZone(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INCarSeatResolutionResult) -> Void) in handler.resolveClimateZone(for: intent, with: done) },
          .completing("resolveClimateZone(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INCarSeatResolutionResult) -> Void) in handler.resolveClimateZone(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveClimateZone(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INCarSeatResolutionResult in await handler.resolveClimateZone(for: intent) },
        ]
      case .resolve("carName"):
        return [
          .completing("resolveCarName(for:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(for: intent, with: done) },
          .completing("resolveCarName(forSetClimateSettingsInCar:with:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(forSetClimateSettingsInCar: intent, with: done) },
          .awaiting("resolveCarName(for:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INSpeakableStringResolutionResult in await handler.resolveCarName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(setClimateSettingsInCar:completion:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) in handler.confirm(setClimateSettingsInCar: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(setClimateSettingsInCar:completion:)") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent, done: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) in handler.handle(setClimateSettingsInCar: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSetClimateSettingsInCarIntentHandling, intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
