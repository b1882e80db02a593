// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetCarPowerLevelStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let getCarPowerLevelStatusIntent = IntentBinding(
    name: "INGetCarPowerLevelStatusIntent", intentClass: INGetCarPowerLevelStatusIntent.self,
    responseClass: INGetCarPowerLevelStatusIntentResponse.self,
    handlerProtocol: "INGetCarPowerLevelStatusIntentHandling",
    conforms: { $0 is any INGetCarPowerLevelStatusIntentHandling },
    spellings: getCarPowerLevelStatusIntentSpellings)

  @Sendable private static func getCarPowerLevelStatusIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("carName"):
        return [
          .completing("resolveCarName(for:with:)") { (handler: any INGetCarPowerLevelStatusIntentHandling, intent: INGetCarPowerLevelStatusIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(for: intent, with: done) },
          .completing("resolveCarName(forGetCarPowerLevelStatus:with:)") { (handler: any INGetCarPowerLevelStatusIntentHandling, intent: INGetCarPowerLevelStatusIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(forGetCarPowerLevelStatus: intent, with: done) },
          .awaiting("resolveCarName(for:) async") { (handler: any INGetCarPowerLevelStatusIntentHandling, intent: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult in await handler.resolveCarName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INGetCarPowerLevelStatusIntentHandling, intent: INGetCarPowerLevelStatusIntent, done: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(getCarPowerLevelStatus:completion:)") { (handler: any INGetCarPowerLevelStatusIntentHandling, intent: INGetCarPowerLevelStatusIntent, done: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) in handler.confirm(getCarPowerLevelStatus: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INGetCarPowerLevelStatusIntentHandling, intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INGetCarPowerLevelStatusIntentHandling, intent: INGetCarPowerLevelStatusIntent, done: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(getCarPowerLevelStatus:completion:)") { (handler: any INGetCarPowerLevelStatusIntentHandling, intent: INGetCarPowerLevelStatusIntent, done: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) in handler.handle(getCarPowerLevelStatus: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INGetCarPowerLevelStatusIntentHandling, intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
