// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INCancelWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INCancelWorkoutIntent: INIntent {
  open var workoutName: INSpeakableString? { stored("workoutName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(workoutName: INSpeakableString?) {
    super.init()
    store(workoutName, as: "workoutName")
  }
}

public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

open class INCancelWorkoutIntentResponse: INIntentResponse {
  open var code: INCancelWorkoutIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult
  func resolveWorkoutName(forCancelWorkout intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
  func confirm(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
  func handle(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
  func handle(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)
}

extension INCancelWorkoutIntentHandling {
  public func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveWorkoutName(forCancelWorkout intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse { INMethodProbe.noteMissing(self); return INCancelWorkoutIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse { INMethodProbe.noteMissing(self); return INCancelWorkoutIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
