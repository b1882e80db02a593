import Foundation
import Intents

extension Session {
  /// What is asked for, begun now; nil where no workout is called so.
  init?(_ intent: INStartWorkoutIntent) {
    guard let workout = intent.workoutName.flatMap(WorkoutCatalogue.workout) else { return nil }
    let isOpenEnded = intent.isOpenEnded ?? false
    self.init(
      workout: workout, goal: isOpenEnded ? nil : Goal(value: intent.goalValue, unit: intent.workoutGoalUnitType),
      place: Place(intent.workoutLocationType), since: Date())
  }
}
