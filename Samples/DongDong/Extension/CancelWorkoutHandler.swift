import Foundation
import Intents

/// Throws a workout away. Written for iOS 10.
class CancelWorkoutHandler: NSObject, INCancelWorkoutIntentHandling {
  private let account = Account()
  private var store: SessionStore { SessionStore(account: account) }

  func resolveWorkoutName(
    forCancelWorkout intent: INCancelWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    // Ten minutes aren't thrown away by mistake.
    if let session = store.session(named: intent.workoutName, among: store.endable), session.elapsed() >= 600 {
      return completion(.confirmationRequired(with: session.workout.asSpeakable()))
    }
    completion(SessionNameResolver(candidates: store.endable).resolve(intent.workoutName))
  }

  func confirm(
    cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void
  ) {
    completion(answer(session(of: intent) == nil ? .failureNoMatchingWorkout : .ready))
  }

  func handle(
    cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void
  ) {
    guard let session = session(of: intent) else { return completion(answer(.failureNoMatchingWorkout)) }
    if account.isInChallenge {
      return completion(answer(.failureRequiringAppLaunch, Activity.leavingChallenge()))
    }
    store.remove(session)
    completion(answer(.success))
  }

  private func session(of intent: INCancelWorkoutIntent) -> Session? {
    store.session(named: intent.workoutName, among: store.endable)
  }

  private func answer(
    _ code: INCancelWorkoutIntentResponseCode, _ activity: NSUserActivity? = nil
  ) -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(code: code, userActivity: activity)
  }
}
