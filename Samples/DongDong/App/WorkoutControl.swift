import Foundation
import Intents

/// Does in the background what Siri hands to the app.
struct WorkoutControl {
  private let account = Account()
  private var store: SessionStore { SessionStore(account: account) }

  func response(to intent: INIntent) -> INIntentResponse {
    switch intent {
    case let intent as INStartWorkoutIntent: INStartWorkoutIntentResponse(code: start(intent), userActivity: nil)
    case let intent as INPauseWorkoutIntent: INPauseWorkoutIntentResponse(code: pause(intent), userActivity: nil)
    case let intent as INResumeWorkoutIntent: INResumeWorkoutIntentResponse(code: resume(intent), userActivity: nil)
    case let intent as INEndWorkoutIntent: INEndWorkoutIntentResponse(code: end(intent), userActivity: nil)
    default: INCancelWorkoutIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil)
    }
  }

  private func start(_ intent: INStartWorkoutIntent) -> INStartWorkoutIntentResponseCode {
    guard let session = Session(intent) else { return .failureNoMatchingWorkout }
    guard store.running == nil else { return .failureOngoingWorkout }
    // Outdoors the way is recorded, which the user must allow in the app.
    if session.place == .outdoor, !account.mayLocate { return .failureRequiringAppLaunch }
    store.save(session)
    return .success
  }

  private func pause(_ intent: INPauseWorkoutIntent) -> INPauseWorkoutIntentResponseCode {
    guard var session = store.running else { return .failureNoMatchingWorkout }
    session.pause()
    store.save(session)
    return .success
  }

  private func resume(_ intent: INResumeWorkoutIntent) -> INResumeWorkoutIntentResponseCode {
    let paused = store.sessions.filter(\.isPaused)
    guard var session = store.session(named: intent.workoutName, among: paused) else {
      return .failureNoMatchingWorkout
    }
    session.resume()
    store.save(session)
    return .success
  }

  private func end(_ intent: INEndWorkoutIntent) -> INEndWorkoutIntentResponseCode {
    guard let session = store.session(named: intent.workoutName, among: store.endable) else {
      return .failureNoMatchingWorkout
    }
    store.finish(session)
    return .success
  }
}
