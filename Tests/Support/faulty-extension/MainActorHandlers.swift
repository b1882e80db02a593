import Foundation
import Intents

/// Belongs to the main actor, its conformance included, and answers through completions.
@MainActor class PauseOnMain: NSObject, @MainActor INPauseWorkoutIntentHandling {
  nonisolated override init() { super.init() }

  func resolveWorkoutName(  // pauseName
    for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    switch intent.workoutName?.spokenPhrase {
    case "never": break
    case "twice":
      completion(.needsValue())
      completion(.needsValue())  // pauseTwice
    case "later": DispatchQueue.main.async { completion(OnMain.seen()) }
    default: completion(OnMain.seen())
    }
  }

  func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    completion(INPauseWorkoutIntentResponse(code: Thread.isMainThread ? .success : .failure, userActivity: nil))
  }
}

/// The same with the spellings that are awaited.
@MainActor class ResumeOnMain: NSObject, @MainActor INResumeWorkoutIntentHandling {
  nonisolated override init() { super.init() }

  func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult {
    OnMain.seen()
  }

  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    try? await Task.sleep(nanoseconds: 1_000_000)
    return INResumeWorkoutIntentResponse(code: OnMain.isHere ? .success : .failure, userActivity: nil)
  }
}

private enum OnMain {
  static var isHere: Bool { Thread.isMainThread }

  static func seen() -> INSpeakableStringResolutionResult {
    .success(with: INSpeakableString(spokenPhrase: "main \(isHere)"))
  }
}
