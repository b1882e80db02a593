// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents
import SimCatalog

extension IntentBinding {
  static let startWorkoutIntent = IntentBinding(
    name: "INStartWorkoutIntent", intentClass: INStartWorkoutIntent.self,
    responseClass: INStartWorkoutIntentResponse.self,
    handlerProtocol: "INStartWorkoutIntentHandling",
    conforms: { $0 is any INStartWorkoutIntentHandling },
    spellings: startWorkoutIntentSpellings)

  @Sendable private static func startWorkoutIntentSpellings(_ method: HandlerCall.Method) -> [MethodSpelling] {
    switch method {
      case .resolve("workoutName"):
        return [
          .completing("resolveWorkoutName(for:with:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveWorkoutName(for: intent, with: done) },
          .completing("resolveWorkoutName(forStartWorkout:with:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) in handler.resolveWorkoutName(forStartWorkout: intent, with: done) },
          .awaiting("resolveWorkoutName(for:) async") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult in await handler.resolveWorkoutName(for: intent) },
        ]
      case .resolve("goalValue"):
        return [
          .completing("resolveGoalValue(for:with:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in handler.resolveGoalValue(for: intent, with: done) },
          .completing("resolveGoalValue(forStartWorkout:with:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INDoubleResolutionResult) -> Void) in handler.resolveGoalValue(forStartWorkout: intent, with: done) },
          .awaiting("resolveGoalValue(for:) async") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async -> INDoubleResolutionResult in await handler.resolveGoalValue(for: intent) },
        ]
      case .resolve("workoutGoalUnitType"):
        return [
          .completing("resolveWorkoutGoalUnitType(for:with:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void) in handler.resolveWorkoutGoalUnitType(for: intent, with: done) },
          .completing("resolveWorkoutGoalUnitType(forStartWorkout:with:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void) in handler.resolveWorkoutGoalUnitType(forStartWorkout: intent, with: done) },
          .awaiting("resolveWorkoutGoalUnitType(for:) async") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult in await handler.resolveWorkoutGoalUnitType(for: intent) },
        ]
      case .resolve("workoutLocationType"):
        return [
          .completing("resolveWorkoutLocationType(for:with:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void) in handler.resolveWorkoutLocationType(for: intent, with: done) },
          .completing("resolveWorkoutLocationType(forStartWorkout:with:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void) in handler.resolveWorkoutLocationType(forStartWorkout: intent, with: done) },
          .awaiting("resolveWorkoutLocationType(for:) async") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult in await handler.resolveWorkoutLocationType(for: intent) },
        ]
      case .resolve("isOpenEnded"):
        return [
          .completing("resolveIsOpenEnded(for:with:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveIsOpenEnded(for: intent, with: done) },
          .completing("resolveIsOpenEnded(forStartWorkout:with:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INBooleanResolutionResult) -> Void) in handler.resolveIsOpenEnded(forStartWorkout: intent, with: done) },
          .awaiting("resolveIsOpenEnded(for:) async") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async -> INBooleanResolutionResult in await handler.resolveIsOpenEnded(for: intent) },
        ]
      case .resolve: return []
      case .options, .defaultValue, .perform: return []
      case .confirm:
        return [
          .completing("confirm(intent:completion:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) in handler.confirm(intent: intent, completion: done) },
          .completing("confirm(startWorkout:completion:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) in handler.confirm(startWorkout: intent, completion: done) },
          .awaiting("confirm(intent:) async") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse in await handler.confirm(intent: intent) },
        ]
      case .handle:
        return [
          .completing("handle(intent:completion:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) in handler.handle(intent: intent, completion: done) },
          .completing("handle(startWorkout:completion:)") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent, done: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) in handler.handle(startWorkout: intent, completion: done) },
          .awaiting("handle(intent:) async") { (handler: any INStartWorkoutIntentHandling, intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse in await handler.handle(intent: intent) },
        ]
    }
  }
}
