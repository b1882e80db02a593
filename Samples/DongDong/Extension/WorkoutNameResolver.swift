import Foundation
import Intents

/// Settles which workout is to be begun.
struct WorkoutNameResolver {
  func resolve(_ name: INSpeakableString) -> INSpeakableStringResolutionResult {
    if let workout = WorkoutCatalogue.workout(named: name) { return .success(with: workout.asSpeakable()) }
    let near = WorkoutCatalogue.workouts(containing: name)
    switch near.count {
    case 0: return .unsupported()
    case 1: return .confirmationRequired(with: near[0].asSpeakable())
    default: return .disambiguation(with: near.map { $0.asSpeakable() })
    }
  }
}
