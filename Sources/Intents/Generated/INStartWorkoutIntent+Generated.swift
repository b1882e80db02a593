// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INStartWorkoutIntent: INIntent {
  open var workoutName: INSpeakableString? { stored("workoutName") }
  open var goalValue: Double? { stored("goalValue") }
  open var workoutGoalUnitType: INWorkoutGoalUnitType { storedCase("workoutGoalUnitType", default: .unknown) }
  open var workoutLocationType: INWorkoutLocationType { storedCase("workoutLocationType", default: .unknown) }
  open var isOpenEnded: Bool? { stored("isOpenEnded") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(workoutName: INSpeakableString? = nil, goalValue: Double? = nil, workoutGoalUnitType: INWorkoutGoalUnitType = .unknown, workoutLocationType: INWorkoutLocationType = .unknown, isOpenEnded: Bool? = nil) {
    super.init()
    store(workoutName, as: "workoutName")
    store(goalValue, as: "goalValue")
    storeCase(workoutGoalUnitType, as: "workoutGoalUnitType")
    storeCase(workoutLocationType, as: "workoutLocationType")
    store(isOpenEnded, as: "isOpenEnded")
  }
}

public enum INStartWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureOngoingWorkout = 5
  case failureNoMatchingWorkout = 6
  case handleInApp = 7
  case success = 8
}

open class INStartWorkoutIntentResponse: INIntentResponse {
  open var code: INStartWorkoutIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
  func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult
  func resolveWorkoutName(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult
  func resolveGoalValue(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
  func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void)
  func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult
  func resolveWorkoutGoalUnitType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void)
  func resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void)
  func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult
  func resolveWorkoutLocationType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void)
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult
  func resolveIsOpenEnded(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func confirm(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  func confirm(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
  func handle(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  func handle(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)
}

extension INStartWorkoutIntentHandling {
  public func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveWorkoutName(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult { INMethodProbe.noteMissing(self); return INDoubleResolutionResult.notRequired() }
  public func resolveGoalValue(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult { INMethodProbe.noteMissing(self); return INWorkoutGoalUnitTypeResolutionResult.notRequired() }
  public func resolveWorkoutGoalUnitType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult { INMethodProbe.noteMissing(self); return INWorkoutLocationTypeResolutionResult.notRequired() }
  public func resolveWorkoutLocationType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveIsOpenEnded(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse { INMethodProbe.noteMissing(self); return INStartWorkoutIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse { INMethodProbe.noteMissing(self); return INStartWorkoutIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
