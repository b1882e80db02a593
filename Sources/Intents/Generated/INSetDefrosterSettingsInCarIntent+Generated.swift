// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetDefrosterSettingsInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSetDefrosterSettingsInCarIntent: INIntent {
  open var enable: Bool? { stored("enable") }
  open var defroster: INCarDefroster { storedCase("defroster", default: .unknown) }
  open var carName: INSpeakableString? { stored("carName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(enable: Bool? = nil, defroster: INCarDefroster = .unknown, carName: INSpeakableString? = nil) {
    super.init()
    store(enable, as: "enable")
    storeCase(defroster, as: "defroster")
    store(carName, as: "carName")
  }
}

public enum INSetDefrosterSettingsInCarIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INSetDefrosterSettingsInCarIntentResponse: INIntentResponse {
  open var code: INSetDefrosterSettingsInCarIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSetDefrosterSettingsInCarIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSetDefrosterSettingsInCarIntentHandling: NSObjectProtocol {
  func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async -> INBooleanResolutionResult
  func resolveEnable(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void)
  func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async -> INCarDefrosterResolutionResult
  func resolveDefroster(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void)
  func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async -> INSpeakableStringResolutionResult
  func resolveCarName(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void)
  func confirm(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse
  func confirm(setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void)
  func handle(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void)
  func handle(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse
  func handle(setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void)
}

extension INSetDefrosterSettingsInCarIntentHandling {
  public func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnable(for intent: INSetDefrosterSettingsInCarIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveEnable(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDefroster(for intent: INSetDefrosterSettingsInCarIntent) async -> INCarDefrosterResolutionResult { INMethodProbe.noteMissing(self); return INCarDefrosterResolutionResult.notRequired() }
  public func resolveDefroster(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INCarDefrosterResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INSetDefrosterSettingsInCarIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveCarName(forSetDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse { INMethodProbe.noteMissing(self); return INSetDefrosterSettingsInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetDefrosterSettingsInCarIntent) async -> INSetDefrosterSettingsInCarIntentResponse { INMethodProbe.noteMissing(self); return INSetDefrosterSettingsInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(setDefrosterSettingsInCar intent: INSetDefrosterSettingsInCarIntent, completion: @escaping @Sendable (INSetDefrosterSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
