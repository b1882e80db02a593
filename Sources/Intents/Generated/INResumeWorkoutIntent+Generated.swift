// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INResumeWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INResumeWorkoutIntent: INIntent {
  open var workoutName: INSpeakableString? { stored("workoutName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(workoutName: INSpeakableString?) {
    super.init()
    store(workoutName, as: "workoutName")
  }
}

public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

open class INResumeWorkoutIntentResponse: INIntentResponse {
  open var code: INResumeWorkoutIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult
  func resolveWorkoutName(forResumeWorkout intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  func confirm(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
  func handle(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  func handle(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)
}

extension INResumeWorkoutIntentHandling {
  public func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveWorkoutName(forResumeWorkout intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse { INMethodProbe.noteMissing(self); return INResumeWorkoutIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse { INMethodProbe.noteMissing(self); return INResumeWorkoutIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
