// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INCancelWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let cancelWorkoutIntent = IntentBinding(
    name: "INCancelWorkoutIntent", intentClass: INCancelWorkoutIntent.self,
    responseClass: INCancelWorkoutIntentResponse.self,
    handlerProtocol: "INCancelWorkoutIntentHandling",
    conforms: { $0 is any INCancelWorkoutIntentHandling },
    spellings: cancelWorkoutIntentSpellings)

  @Sendable private static func cancelWorkoutIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("workoutName"):
        return [
          .completing("resolveWorkoutName(for:with:)") { (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveWorkoutName(for: intent, with: done) },
          .completing("resolveWorkoutName(forCancelWorkout:with:)") { (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveWorkoutName(forCancelWorkout: intent, with: done) },
          .awaiting("resolveWorkoutName(for:) async") { (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult in await handler.resolveWorkoutName(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent, done: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(cancelWorkout:completion:)") { (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent, done: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) in handler.confirm(cancelWorkout: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent, done: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(cancelWorkout:completion:)") { (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent, done: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) in handler.handle(cancelWorkout: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INCancelWorkoutIntentHandling, intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
