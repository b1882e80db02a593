// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INEndWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INEndWorkoutIntent: INIntent {
  open var workoutName: INSpeakableString? { stored("workoutName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(workoutName: INSpeakableString?) {
    super.init()
    store(workoutName, as: "workoutName")
  }
}

public enum INEndWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

open class INEndWorkoutIntentResponse: INIntentResponse {
  open var code: INEndWorkoutIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
  func resolveWorkoutName(forEndWorkout intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  func confirm(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
  func handle(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  func handle(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)
}

extension INEndWorkoutIntentHandling {
  public func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveWorkoutName(forEndWorkout intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse { INMethodProbe.noteMissing(self); return INEndWorkoutIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse { INMethodProbe.noteMissing(self); return INEndWorkoutIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
