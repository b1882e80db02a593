import Foundation
import Intents

/// Goes on with a workout that waits.
class ResumeWorkoutHandler: NSObject, INResumeWorkoutIntentHandling {
  private let store = SessionStore()
  private var paused: [Session] { store.sessions.filter(\.isPaused) }

  func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult {
    SessionNameResolver(candidates: paused).resolve(intent.workoutName)
  }

  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    guard store.session(named: intent.workoutName, among: paused) != nil else {
      return answer(.failureNoMatchingWorkout)
    }
    // Two at once would count the same steps twice.
    return answer(store.running == nil ? .ready : .failure)
  }

  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    guard var session = store.session(named: intent.workoutName, among: paused) else {
      return answer(.failureNoMatchingWorkout)
    }
    switch session.workout.tracking {
    case .phone:
      session.resume()
      store.save(session)
      return answer(.success)
    case .app: return answer(.handleInApp)
    case .course: return answer(.continueInApp, Activity.course(session.workout))
    }
  }

  private func answer(
    _ code: INResumeWorkoutIntentResponseCode, _ activity: NSUserActivity? = nil
  ) -> INResumeWorkoutIntentResponse {
    INResumeWorkoutIntentResponse(code: code, userActivity: activity)
  }
}
