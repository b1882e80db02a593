// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INPauseWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let pauseWorkoutIntent = IntentBinding(
    name: "INPauseWorkoutIntent", intentClass: INPauseWorkoutIntent.self,
    responseClass: INPauseWorkoutIntentResponse.self,
    handlerProtocol: "INPauseWorkoutIntentHandling",
    conforms: { $0 is any INPauseWorkoutIntentHandling },
    spellings: pauseWorkoutIntentSpellings)

  @Sendable private static func pauseWorkoutIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("workoutName"):
        return [
          .completing("resolveWorkoutName(for:with:)") { (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveWorkoutName(for: intent, with: done) },
          .completing("resolveWorkoutName(forPauseWorkout:with:)") { (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveWorkoutName(forPauseWorkout: intent, with: done) },
          .awaiting("resolveWorkoutName(for:) async") { (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult in await handler.resolveWorkoutName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent, done: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(pauseWorkout:completion:)") { (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent, done: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) in handler.confirm(pauseWorkout: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent, done: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(pauseWorkout:completion:)") { (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent, done: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) in handler.handle(pauseWorkout: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INPauseWorkoutIntentHandling, intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
