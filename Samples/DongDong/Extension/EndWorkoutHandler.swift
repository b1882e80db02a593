import Foundation
import Intents

/// Ends a workout and keeps its record.
class EndWorkoutHandler: NSObject, INEndWorkoutIntentHandling {
  private let account = Account()
  private var store: SessionStore { SessionStore(account: account) }

  func resolveWorkoutName(
    for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(SessionNameResolver(candidates: store.endable).resolve(intent.workoutName))
  }

  func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    let session = store.session(named: intent.workoutName, among: store.endable)
    completion(answer(session == nil ? .failureNoMatchingWorkout : .ready))
  }

  func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    guard let session = store.session(named: intent.workoutName, among: store.endable) else {
      return completion(answer(.failureNoMatchingWorkout))
    }
    if account.isStorageFull { return completion(answer(.failure)) }
    // Whether a few seconds are worth a record is asked in the app.
    if session.elapsed() < 60 { return completion(answer(.continueInApp)) }
    guard case .phone = session.workout.tracking else { return completion(answer(.handleInApp)) }
    store.finish(session)
    completion(answer(.success))
  }

  private func answer(_ code: INEndWorkoutIntentResponseCode) -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(code: code, userActivity: nil)
  }
}
