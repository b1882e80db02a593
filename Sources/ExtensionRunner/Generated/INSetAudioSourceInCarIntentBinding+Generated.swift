// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetAudioSourceInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let setAudioSourceInCarIntent = IntentBinding(
    name: "INSetAudioSourceInCarIntent", intentClass: INSetAudioSourceInCarIntent.self,
    responseClass: INSetAudioSourceInCarIntentResponse.self,
    handlerProtocol: "INSetAudioSourceInCarIntentHandling",
    conforms: { $0 is any INSetAudioSourceInCarIntentHandling },
    spellings: setAudioSourceInCarIntentSpellings)

  @Sendable private static func setAudioSourceInCarIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("audioSource"):
        return [
          .completing("resolveAudioSource(for:with:)") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent, done: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void) in handler.resolveAudioSource(for: intent, with: done) },
          .completing("resolveAudioSource(forSetAudioSourceInCar:with:)") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent, done: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void) in handler.resolveAudioSource(forSetAudioSourceInCar: intent, with: done) },
          .awaiting("resolveAudioSource(for:) async") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent) async -> INCarAudioSourceResolutionResult in await handler.resolveAudioSource(for: intent) },
        ]
      case .resolve("relativeAudioSourceReference"):
        return [
          .completing("resolveRelativeAudioSourceReference(for:with:)") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent, done: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void) in handler.resolveRelativeAudioSourceReference(for: intent, with: done) },
          .completing("resolveRelativeAudioSourceReference(forSetAudioSourceInCar:with:)") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent, done: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void) in handler.resolveRelativeAudioSourceReference(forSetAudioSourceInCar: intent, with: done) },
          .awaiting("resolveRelativeAudioSourceReference(for:) async") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent) async -> INRelativeReferenceResolutionResult in await handler.resolveRelativeAudioSourceReference(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent, done: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(setAudioSourceInCar:completion:)") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent, done: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) in handler.confirm(setAudioSourceInCar: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent, done: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(setAudioSourceInCar:completion:)") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent, done: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) in handler.handle(setAudioSourceInCar: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INSetAudioSourceInCarIntentHandling, intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
