// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INEndWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let endWorkoutIntent = IntentBinding(
    name: "INEndWorkoutIntent", intentClass: INEndWorkoutIntent.self,
    responseClass: INEndWorkoutIntentResponse.self,
    handlerProtocol: "INEndWorkoutIntentHandling",
    conforms: { $0 is any INEndWorkoutIntentHandling },
    spellings: endWorkoutIntentSpellings)

  @Sendable private static func endWorkoutIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("workoutName"):
        return [
          .completing("resolveWorkoutName(for:with:)") { (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveWorkoutName(for: intent, with: done) },
          .completing("resolveWorkoutName(forEndWorkout:with:)") { (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveWorkoutName(forEndWorkout: intent, with: done) },
          .awaiting("resolveWorkoutName(for:) async") { (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult in await handler.resolveWorkoutName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent, done: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(endWorkout:completion:)") { (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent, done: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) in handler.confirm(endWorkout: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent, done: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(endWorkout:completion:)") { (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent, done: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) in handler.handle(endWorkout: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INEndWorkoutIntentHandling, intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
