import Foundation
import Intents

/// Settles what a workout is to reach, and in which unit.
struct GoalResolver {
  let intent: INStartWorkoutIntent
  let workout: Workout?

  init(_ intent: INStartWorkoutIntent) {
    self.intent = intent
    workout = intent.workoutName.flatMap(WorkoutCatalogue.workout)
  }

  func resolveValue() -> INDoubleResolutionResult {
    guard let value = intent.goalValue else {
      return workout?.needsGoal == true && intent.isOpenEnded != true ? .needsValue() : .notRequired()
    }
    guard value > 0, value.isFinite else { return .unsupported() }
    guard let goal = Goal(value: value, unit: intent.workoutGoalUnitType) else { return .success(with: value) }
    if goal.isImpossible { return .unsupported() }
    return goal.isVeryLong ? .confirmationRequired(with: value) : .success(with: value)
  }

  func resolveUnit() -> INWorkoutGoalUnitTypeResolutionResult {
    guard intent.goalValue != nil else { return .notRequired() }
    let measures = workout?.measures ?? Goal.Measure.allCases
    guard let measure = Goal.measure(of: intent.workoutGoalUnitType) else {
      // What is only ever timed is timed in minutes.
      return measures == [.time] ? .confirmationRequired(with: .minute) : .needsValue()
    }
    return measures.contains(measure) ? .success(with: intent.workoutGoalUnitType) : .unsupported()
  }

  func resolveIsOpenEnded() -> INBooleanResolutionResult {
    // False where nobody speaks of it.
    guard intent.isOpenEnded == true else { return .notRequired() }
    // A course ends with its film.
    if workout?.isCourse == true { return .notRequired() }
    // "An open ended run of five miles": which of the two?
    return intent.goalValue != nil ? .confirmationRequired(with: true) : .success(with: true)
  }
}
