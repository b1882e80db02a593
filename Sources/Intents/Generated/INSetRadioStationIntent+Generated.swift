// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetRadioStationIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSetRadioStationIntent: INIntent {
  open var frequency: Double? { stored("frequency") }
  open var presetNumber: Int? { stored("presetNumber") }
  open var radioType: INRadioType { storedCase("radioType", default: .unknown) }
  open var stationName: String? { stored("stationName") }
  open var channel: String? { stored("channel") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(radioType: INRadioType = .unknown, frequency: Double? = nil, stationName: String? = nil, channel: String? = nil, presetNumber: Int? = nil) {
    super.init()
    storeCase(radioType, as: "radioType")
    store(frequency, as: "frequency")
    store(stationName, as: "stationName")
    store(channel, as: "channel")
    store(presetNumber, as: "presetNumber")
  }
}

public enum INSetRadioStationIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureNotSubscribed = 6
}

open class INSetRadioStationIntentResponse: INIntentResponse {
  open var code: INSetRadioStationIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSetRadioStationIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSetRadioStationIntentHandling: NSObjectProtocol {
  func resolveFrequency(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
  func resolveFrequency(for intent: INSetRadioStationIntent) async -> INDoubleResolutionResult
  func resolveFrequency(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)
  func resolvePresetNumber(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> INIntegerResolutionResult
  func resolvePresetNumber(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolveRadioType(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void)
  func resolveRadioType(for intent: INSetRadioStationIntent) async -> INRadioTypeResolutionResult
  func resolveRadioType(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void)
  func resolveStationName(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveStationName(for intent: INSetRadioStationIntent) async -> INStringResolutionResult
  func resolveStationName(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveChannel(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveChannel(for intent: INSetRadioStationIntent) async -> INStringResolutionResult
  func resolveChannel(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func confirm(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
  func confirm(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse
  func confirm(setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
  func handle(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
  func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse
  func handle(setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
}

extension INSetRadioStationIntentHandling {
  public func resolveFrequency(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveFrequency(for intent: INSetRadioStationIntent) async -> INDoubleResolutionResult { INMethodProbe.noteMissing(self); return INDoubleResolutionResult.notRequired() }
  public func resolveFrequency(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePresetNumber(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> INIntegerResolutionResult { INMethodProbe.noteMissing(self); return INIntegerResolutionResult.notRequired() }
  public func resolvePresetNumber(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRadioType(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRadioType(for intent: INSetRadioStationIntent) async -> INRadioTypeResolutionResult { INMethodProbe.noteMissing(self); return INRadioTypeResolutionResult.notRequired() }
  public func resolveRadioType(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveStationName(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveStationName(for intent: INSetRadioStationIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveStationName(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveChannel(for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveChannel(for intent: INSetRadioStationIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveChannel(forSetRadioStation intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse { INMethodProbe.noteMissing(self); return INSetRadioStationIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetRadioStationIntent) async -> INSetRadioStationIntentResponse { INMethodProbe.noteMissing(self); return INSetRadioStationIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
