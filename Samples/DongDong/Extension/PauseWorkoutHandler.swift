import Foundation
import Intents

/// Pauses the workout that runs.
class PauseWorkoutHandler: NSObject, INPauseWorkoutIntentHandling {
  private let store = SessionStore()
  private var running: [Session] { store.running.map { [$0] } ?? [] }

  func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult {
    SessionNameResolver(candidates: running).resolve(intent.workoutName)
  }

  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    let session = store.session(named: intent.workoutName, among: running)
    return INPauseWorkoutIntentResponse(code: session == nil ? .failureNoMatchingWorkout : .ready, userActivity: nil)
  }

  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    guard var session = store.session(named: intent.workoutName, among: running) else {
      return INPauseWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil)
    }
    // What the phone counts by itself needs no app to stop counting.
    guard case .phone = session.workout.tracking else {
      return INPauseWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
    }
    session.pause()
    store.save(session)
    return INPauseWorkoutIntentResponse(code: .success, userActivity: nil)
  }
}
