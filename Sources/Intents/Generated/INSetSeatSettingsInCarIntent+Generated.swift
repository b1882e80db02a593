// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetSeatSettingsInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSetSeatSettingsInCarIntent: INIntent {
  open var enableHeating: Bool? { stored("enableHeating") }
  open var enableCooling: Bool? { stored("enableCooling") }
  open var enableMassage: Bool? { stored("enableMassage") }
  open var level: Int? { stored("level") }
  open var seat: INCarSeat { storedCase("seat", default: .unknown) }
  open var relativeLevelSetting: INRelativeSetting { storedCase("relativeLevelSetting", default: .unknown) }
  open var carName: INSpeakableString? { stored("carName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(enableHeating: Bool? = nil, enableCooling: Bool? = nil, enableMassage: Bool? = nil, seat: INCarSeat = .unknown, level: Int? = nil, relativeLevel: INRelativeSetting = .unknown, carName: INSpeakableString? = nil) {
    super.init()
    store(enableHeating, as: "enableHeating")
    store(enableCooling, as: "enableCooling")
    store(enableMassage, as: "enableMassage")
    storeCase(seat, as: "seat")
    store(level, as: "level")
    storeCase(relativeLevel, as: "relativeLevelSetting")
    store(carName, as: "carName")
  }
}

public enum INSetSeatSettingsInCarIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INSetSeatSettingsInCarIntentResponse: INIntentResponse {
  open var code: INSetSeatSettingsInCarIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSetSeatSettingsInCarIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSetSeatSettingsInCarIntentHandling: NSObjectProtocol {
  func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult
  func resolveEnableHeating(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult
  func resolveEnableCooling(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult
  func resolveEnableMassage(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveLevel(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult
  func resolveLevel(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolveSeat(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void)
  func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult
  func resolveSeat(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void)
  func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
  func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async -> INRelativeSettingResolutionResult
  func resolveRelativeLevelSetting(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
  func resolveCarName(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> INSpeakableStringResolutionResult
  func resolveCarName(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void)
  func confirm(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse
  func confirm(setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void)
  func handle(intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void)
  func handle(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse
  func handle(setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void)
}

extension INSetSeatSettingsInCarIntentHandling {
  public func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableHeating(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveEnableHeating(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableCooling(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveEnableCooling(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableMassage(for intent: INSetSeatSettingsInCarIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveEnableMassage(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveLevel(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveLevel(for intent: INSetSeatSettingsInCarIntent) async -> INIntegerResolutionResult { INMethodProbe.noteMissing(self); return INIntegerResolutionResult.notRequired() }
  public func resolveLevel(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSeat(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSeat(for intent: INSetSeatSettingsInCarIntent) async -> INCarSeatResolutionResult { INMethodProbe.noteMissing(self); return INCarSeatResolutionResult.notRequired() }
  public func resolveSeat(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRelativeLevelSetting(for intent: INSetSeatSettingsInCarIntent) async -> INRelativeSettingResolutionResult { INMethodProbe.noteMissing(self); return INRelativeSettingResolutionResult.notRequired() }
  public func resolveRelativeLevelSetting(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INSetSeatSettingsInCarIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveCarName(forSetSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse { INMethodProbe.noteMissing(self); return INSetSeatSettingsInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetSeatSettingsInCarIntent) async -> INSetSeatSettingsInCarIntentResponse { INMethodProbe.noteMissing(self); return INSetSeatSettingsInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(setSeatSettingsInCar intent: INSetSeatSettingsInCarIntent, completion: @escaping @Sendable (INSetSeatSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
