import Foundation
import Intents

/// Begins a workout.
class StartWorkoutHandler: NSObject, INStartWorkoutIntentHandling {
  private let account = Account()
  private var store: SessionStore { SessionStore(account: account) }

  func resolveWorkoutName(
    for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let name = intent.workoutName else {
      // "Start a workout": the one that the plan has for today.
      return completion(account.planForToday.map { .success(with: $0.asSpeakable()) } ?? .needsValue())
    }
    completion(WorkoutNameResolver().resolve(name))
  }

  func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
  ) {
    completion(GoalResolver(intent).resolveValue())
  }

  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
  ) {
    completion(GoalResolver(intent).resolveUnit())
  }

  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void
  ) {
    let workout = intent.workoutName.flatMap(WorkoutCatalogue.workout)
    completion(PlaceResolver(account: account, workout: workout).resolve(intent.workoutLocationType))
  }

  func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    completion(GoalResolver(intent).resolveIsOpenEnded())
  }

  func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    completion(problem(with: intent) ?? answer(.ready))
  }

  func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    if let problem = problem(with: intent) { return completion(problem) }
    guard let session = Session(intent) else { return completion(answer(.failureNoMatchingWorkout)) }
    switch session.workout.tracking {
    case .phone:
      store.save(session)
      completion(answer(.success))
    case .app: completion(answer(.handleInApp))
    case .course: completion(answer(.continueInApp, Activity.course(session.workout)))
    }
  }

  /// What stands in the way of the workout; nil when nothing does.
  private func problem(with intent: INStartWorkoutIntent) -> INStartWorkoutIntentResponse? {
    if !account.isSignedIn { return answer(.failureRequiringAppLaunch, Activity.signingIn()) }
    if store.running != nil { return answer(.failureOngoingWorkout) }
    let workout = intent.workoutName.flatMap(WorkoutCatalogue.workout)
    if workout?.isCourse == true, !account.hasCourses { return answer(.failureNoMatchingWorkout) }
    return account.isStorageFull ? answer(.failure) : nil
  }

  private func answer(
    _ code: INStartWorkoutIntentResponseCode, _ activity: NSUserActivity? = nil
  ) -> INStartWorkoutIntentResponse {
    INStartWorkoutIntentResponse(code: code, userActivity: activity)
  }
}
