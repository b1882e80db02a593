// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSaveProfileInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let saveProfileInCarIntent = IntentBinding(
    name: "INSaveProfileInCarIntent", intentClass: INSaveProfileInCarIntent.self,
    responseClass: INSaveProfileInCarIntentResponse.self,
    handlerProtocol: "INSaveProfileInCarIntentHandling",
    conforms: { $0 is any INSaveProfileInCarIntentHandling },
    spellings: saveProfileInCarIntentSpellings)

  @Sendable private static func saveProfileInCarIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("profileNumber"):
        return [
          .completing("resolveProfileNumber(for:with:)") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolveProfileNumber(for: intent, with: done) },
          .completing("resolveProfileNumber(forSaveProfileInCar:with:)") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent, done: @escaping @Sendable (INIntegerResolutionResult) -> Void) in handler.resolveProfileNumber(forSaveProfileInCar: intent, with: done) },
          .awaiting("resolveProfileNumber(for:) async") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent) async -> INIntegerResolutionResult in await handler.resolveProfileNumber(for: intent) },
        ]
      case .resolve("profileName"):
        return [
          .completing("resolveProfileName(for:with:)") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveProfileName(for: intent, with: done) },
          .completing("resolveProfileName(forSaveProfileInCar:with:)") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent, done: @escaping @Sendable (INStringResolutionResult) -> Void) in handler.resolveProfileName(forSaveProfileInCar: intent, with: done) },
          .awaiting("resolveProfileName(for:) async") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent) async -> INStringResolutionResult in await handler.resolveProfileName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent, done: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(saveProfileInCar:completion:)") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent, done: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) in handler.confirm(saveProfileInCar: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent, done: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(saveProfileInCar:completion:)") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent, done: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) in handler.handle(saveProfileInCar: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSaveProfileInCarIntentHandling, intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
