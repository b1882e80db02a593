// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INPauseWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INPauseWorkoutIntent: INIntent {
  open var workoutName: INSpeakableString? { stored("workoutName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(workoutName: INSpeakableString?) {
    super.init()
    store(workoutName, as: "workoutName")
  }
}

public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

open class INPauseWorkoutIntentResponse: INIntentResponse {
  open var code: INPauseWorkoutIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult
  func resolveWorkoutName(forPauseWorkout intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
  func confirm(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
  func handle(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
  func handle(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)
}

extension INPauseWorkoutIntentHandling {
  public func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveWorkoutName(forPauseWorkout intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse { INMethodProbe.noteMissing(self); return INPauseWorkoutIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse { INMethodProbe.noteMissing(self); return INPauseWorkoutIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
