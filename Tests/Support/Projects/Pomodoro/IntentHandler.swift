import Intents

class IntentHandler: INExtension, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let name = intent.workoutName else { return completion(.needsValue()) }
    completion(.success(with: name))
  }

  func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    Timer.shared.minutes = 25
    completion(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil))
  }

  func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    completion(INEndWorkoutIntentResponse(code: .handleInApp, userActivity: nil))
  }
}
