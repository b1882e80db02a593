// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INResumeWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let resumeWorkoutIntent = IntentBinding(
    name: "INResumeWorkoutIntent", intentClass: INResumeWorkoutIntent.self,
    responseClass: INResumeWorkoutIntentResponse.self,
    handlerProtocol: "INResumeWorkoutIntentHandling",
    conforms: { $0 is any INResumeWorkoutIntentHandling },
    spellings: resumeWorkoutIntentSpellings)

  @Sendable private static func resumeWorkoutIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("workoutName"):
        return [
          .completing("resolveWorkoutName(for:with:)") { (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveWorkoutName(for: intent, with: done) },
          .completing("resolveWorkoutName(forResumeWorkout:with:)") { (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveWorkoutName(forResumeWorkout: intent, with: done) },
          .awaiting("resolveWorkoutName(for:) async") { (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult in await handler.resolveWorkoutName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent, done: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(resumeWorkout:completion:)") { (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent, done: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) in handler.confirm(resumeWorkout: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent, done: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(resumeWorkout:completion:)") { (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent, done: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) in handler.handle(resumeWorkout: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INResumeWorkoutIntentHandling, intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
