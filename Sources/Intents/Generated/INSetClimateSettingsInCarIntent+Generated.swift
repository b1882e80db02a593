// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetClimateSettingsInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSetClimateSettingsInCarIntent: INIntent {
  open var enableFan: Bool? { stored("enableFan") }
  open var enableAirConditioner: Bool? { stored("enableAirConditioner") }
  open var enableClimateControl: Bool? { stored("enableClimateControl") }
  open var enableAutoMode: Bool? { stored("enableAutoMode") }
  open var fanSpeedIndex: Int? { stored("fanSpeedIndex") }
  open var fanSpeedPercentage: Double? { stored("fanSpeedPercentage") }
  open var airCirculationMode: INCarAirCirculationMode { storedCase("airCirculationMode", default: .unknown) }
  open var relativeFanSpeedSetting: INRelativeSetting { storedCase("relativeFanSpeedSetting", default: .unknown) }
  open var temperature: Measurement<UnitTemperature>? { stored("temperature") }
  open var relativeTemperatureSetting: INRelativeSetting { storedCase("relativeTemperatureSetting", default: .unknown) }
  open var climateZone: INCarSeat { storedCase("climateZone", default: .unknown) }
  open var carName: INSpeakableString? { stored("carName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(enableFan: Bool? = nil, enableAirConditioner: Bool? = nil, enableClimateControl: Bool? = nil, enableAutoMode: Bool? = nil, airCirculationMode: INCarAirCirculationMode = .unknown, fanSpeedIndex: Int? = nil, fanSpeedPercentage: Double? = nil, relativeFanSpeedSetting: INRelativeSetting = .unknown, temperature: Measurement<UnitTemperature>? = nil, relativeTemperatureSetting: INRelativeSetting = .unknown, climateZone: INCarSeat = .unknown, carName: INSpeakableString? = nil) {
    super.init()
    store(enableFan, as: "enableFan")
    store(enableAirConditioner, as: "enableAirConditioner")
    store(enableClimateControl, as: "enableClimateControl")
    store(enableAutoMode, as: "enableAutoMode")
    storeCase(airCirculationMode, as: "airCirculationMode")
    store(fanSpeedIndex, as: "fanSpeedIndex")
    store(fanSpeedPercentage, as: "fanSpeedPercentage")
    storeCase(relativeFanSpeedSetting, as: "relativeFanSpeedSetting")
    store(temperature, as: "temperature")
    storeCase(relativeTemperatureSetting, as: "relativeTemperatureSetting")
    storeCase(climateZone, as: "climateZone")
    store(carName, as: "carName")
  }
}

public enum INSetClimateSettingsInCarIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INSetClimateSettingsInCarIntentResponse: INIntentResponse {
  open var code: INSetClimateSettingsInCarIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSetClimateSettingsInCarIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSetClimateSettingsInCarIntentHandling: NSObjectProtocol {
  func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
  func resolveEnableFan(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
  func resolveEnableAirConditioner(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
  func resolveEnableClimateControl(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult
  func resolveEnableAutoMode(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async -> INIntegerResolutionResult
  func resolveFanSpeedIndex(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
  func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async -> INDoubleResolutionResult
  func resolveFanSpeedPercentage(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
  func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void)
  func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async -> INCarAirCirculationModeResolutionResult
  func resolveAirCirculationMode(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void)
  func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
  func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult
  func resolveRelativeFanSpeedSetting(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
  func resolveTemperature(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void)
  func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult
  func resolveTemperature(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void)
  func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
  func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult
  func resolveRelativeTemperatureSetting(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void)
  func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void)
  func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async -> INCarSeatResolutionResult
  func resolveClimateZone(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void)
  func resolveCarName(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async -> INSpeakableStringResolutionResult
  func resolveCarName(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void)
  func confirm(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse
  func confirm(setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void)
  func handle(intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void)
  func handle(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse
  func handle(setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void)
}

extension INSetClimateSettingsInCarIntentHandling {
  public func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableFan(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveEnableFan(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableAirConditioner(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveEnableAirConditioner(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableClimateControl(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveEnableClimateControl(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEnableAutoMode(for intent: INSetClimateSettingsInCarIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveEnableAutoMode(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveFanSpeedIndex(for intent: INSetClimateSettingsInCarIntent) async -> INIntegerResolutionResult { INMethodProbe.noteMissing(self); return INIntegerResolutionResult.notRequired() }
  public func resolveFanSpeedIndex(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveFanSpeedPercentage(for intent: INSetClimateSettingsInCarIntent) async -> INDoubleResolutionResult { INMethodProbe.noteMissing(self); return INDoubleResolutionResult.notRequired() }
  public func resolveFanSpeedPercentage(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAirCirculationMode(for intent: INSetClimateSettingsInCarIntent) async -> INCarAirCirculationModeResolutionResult { INMethodProbe.noteMissing(self); return INCarAirCirculationModeResolutionResult.notRequired() }
  public func resolveAirCirculationMode(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarAirCirculationModeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRelativeFanSpeedSetting(for intent: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult { INMethodProbe.noteMissing(self); return INRelativeSettingResolutionResult.notRequired() }
  public func resolveRelativeFanSpeedSetting(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemperature(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemperature(for intent: INSetClimateSettingsInCarIntent) async -> INTemperatureResolutionResult { INMethodProbe.noteMissing(self); return INTemperatureResolutionResult.notRequired() }
  public func resolveTemperature(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INTemperatureResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRelativeTemperatureSetting(for intent: INSetClimateSettingsInCarIntent) async -> INRelativeSettingResolutionResult { INMethodProbe.noteMissing(self); return INRelativeSettingResolutionResult.notRequired() }
  public func resolveRelativeTemperatureSetting(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INRelativeSettingResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveClimateZone(for intent: INSetClimateSettingsInCarIntent) async -> INCarSeatResolutionResult { INMethodProbe.noteMissing(self); return INCarSeatResolutionResult.notRequired() }
  public func resolveClimateZone(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INCarSeatResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INSetClimateSettingsInCarIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveCarName(forSetClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse { INMethodProbe.noteMissing(self); return INSetClimateSettingsInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetClimateSettingsInCarIntent) async -> INSetClimateSettingsInCarIntentResponse { INMethodProbe.noteMissing(self); return INSetClimateSettingsInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(setClimateSettingsInCar intent: INSetClimateSettingsInCarIntent, completion: @escaping @Sendable (INSetClimateSettingsInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
