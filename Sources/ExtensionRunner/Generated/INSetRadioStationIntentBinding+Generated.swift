// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetRadioStationIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let setRadioStationIntent = IntentBinding(
    name: "INSetRadioStationIntent", intentClass: INSetRadioStationIntent.self,
    responseClass: INSetRadioStationIntentResponse.self,
    handlerProtocol: "INSetRadioStationIntentHandling",
    conforms: { $0 is any INSetRadioStationIntentHandling },
    spellings: setRadioStationIntentSpellings)

  @Sendable private static func setRadioStationIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("frequency"):
        return [
          .completing("resolveFrequency(for:with:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in handler.resolveFrequency(for: intent, with: done) },
          .completing("resolveFrequency(forSetRadioStation:with:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in handler.resolveFrequency(forSetRadioStation: intent, with: done) },
          .awaiting("resolveFrequency(for:) async") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent) async -> INDoubleResolutionResult in await handler.resolveFrequency(for: intent) },
        ]
      case .resolve("presetNumber"):
        return [
          .completing("resolvePresetNumber(for:with:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolvePresetNumber(for: intent, with: done) },
          .completing("resolvePresetNumber(forSetRadioStation:with:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolvePresetNumber(forSetRadioStation: intent, with: done) },
          .awaiting("resolvePresetNumber(for:) async") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent) async -> INIntegerResolutionResult in await handler.resolvePresetNumber(for: intent) },
        ]
      case .resolve("radioType"):
        return [
          .completing("resolveRadioType(for:with:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INRadioTypeResolutionResult) -> Void) in handler.resolveRadioType(for: intent, with: done) },
          .completing("resolveRadioType(forSetRadioStation:with:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INRadioTypeResolutionResult) -> Void) in handler.resolveRadioType(forSetRadioStation: intent, with: done) },
          .awaiting("resolveRadioType(for:) async") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent) async -> INRadioTypeResolutionResult in await handler.resolveRadioType(for: intent) },
        ]
      case .resolve("stationName"):
        return [
          .completing("resolveStationName(for:with:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveStationName(for: intent, with: done) },
          .completing("resolveStationName(forSetRadioStation:with:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveStationName(forSetRadioStation: intent, with: done) },
          .awaiting("resolveStationName(for:) async") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent) async -> INStringResolutionResult in await handler.resolveStationName(for: intent) },
        ]
      case .resolve("channel"):
        return [
          .completing("resolveChannel(for:with:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveChannel(for: intent, with: done) },
          .completing("resolveChannel(forSetRadioStation:with:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveChannel(forSetRadioStation: intent, with: done) },
          .awaiting("resolveChannel(for:) async") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent) async -> INStringResolutionResult in await handler.resolveChannel(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(setRadioStation:completion:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) in handler.confirm(setRadioStation: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(setRadioStation:completion:)") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent, done: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) in handler.handle(setRadioStation: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSetRadioStationIntentHandling, intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
