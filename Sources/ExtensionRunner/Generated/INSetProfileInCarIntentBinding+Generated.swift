// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetProfileInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let setProfileInCarIntent = IntentBinding(
    name: "INSetProfileInCarIntent", intentClass: INSetProfileInCarIntent.self,
    responseClass: INSetProfileInCarIntentResponse.self,
    handlerProtocol: "INSetProfileInCarIntentHandling",
    conforms: { $0 is any INSetProfileInCarIntentHandling },
    spellings: setProfileInCarIntentSpellings)

  @Sendable private static func setProfileInCarIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("profileNumber"):
        return [
          .completing("resolveProfileNumber(for:with:)") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolveProfileNumber(for: intent, with: done) },
          .completing("resolveProfileNumber(forSetProfileInCar:with:)") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolveProfileNumber(forSetProfileInCar: intent, with: done) },
          .awaiting("resolveProfileNumber(for:) async") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent) async -> INIntegerResolutionResult in await handler.resolveProfileNumber(for: intent) },
        ]
      case .resolve("profileName"):
        return [
          .completing("resolveProfileName(for:with:)") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveProfileName(for: intent, with: done) },
          .completing("resolveProfileName(forSetProfileInCar:with:)") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveProfileName(forSetProfileInCar: intent, with: done) },
          .awaiting("resolveProfileName(for:) async") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent) async -> INStringResolutionResult in await handler.resolveProfileName(for: intent) },
        ]
      case .resolve("carName"):
        return [
          .completing("resolveCarName(for:with:)") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(for: intent, with: done) },
          .completing("resolveCarName(forSetProfileInCar:with:)") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveCarName(forSetProfileInCar: intent, with: done) },
          .awaiting("resolveCarName(for:) async") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent) async -> INSpeakableStringResolutionResult in await handler.resolveCarName(for: intent) },
        ]
      case .resolve("isDefaultProfile"):
        return [
          .completing("resolveDefaultProfile(forSetProfileInCar:with:)") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveDefaultProfile(forSetProfileInCar: intent, with: done) },
          .awaiting("resolveDefaultProfile(forSetProfileInCar:) async") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent) async -> INBooleanResolutionResult in await handler.resolveDefaultProfile(forSetProfileInCar: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent, done: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(setProfileInCar:completion:)") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent, done: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) in handler.confirm(setProfileInCar: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent, done: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(setProfileInCar:completion:)") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent, done: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) in handler.handle(setProfileInCar: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSetProfileInCarIntentHandling, intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
