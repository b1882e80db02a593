// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INActivateCarSignalIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INActivateCarSignalIntent: INIntent {
  open var carName: INSpeakableString? { stored("carName") }
  open var signals: INCarSignalOptions { storedCase("signals", default: []) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(carName: INSpeakableString?, signals: INCarSignalOptions = []) {
    super.init()
    store(carName, as: "carName")
    storeCase(signals, as: "signals")
  }
}

public enum INActivateCarSignalIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INActivateCarSignalIntentResponse: INIntentResponse {
  open var code: INActivateCarSignalIntentResponseCode { storedCase("code", default: .unspecified) }
  open var signals: INCarSignalOptions {
    get { storedCase("signals", default: []) }
    set { storeCase(newValue, as: "signals") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INActivateCarSignalIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INActivateCarSignalIntentHandling: NSObjectProtocol {
  func resolveCarName(for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveCarName(for intent: INActivateCarSignalIntent) async -> INSpeakableStringResolutionResult
  func resolveCarName(forActivateCarSignal intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveSignals(for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void)
  func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult
  func resolveSignals(forActivateCarSignal intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void)
  func confirm(intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void)
  func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse
  func confirm(activateCarSignal intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void)
  func handle(intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void)
  func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse
  func handle(activateCarSignal intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void)
}

extension INActivateCarSignalIntentHandling {
  public func resolveCarName(for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INActivateCarSignalIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveCarName(forActivateCarSignal intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSignals(for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSignals(for intent: INActivateCarSignalIntent) async -> INCarSignalOptionsResolutionResult { INMethodProbe.noteMissing(self); return INCarSignalOptionsResolutionResult.notRequired() }
  public func resolveSignals(forActivateCarSignal intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse { INMethodProbe.noteMissing(self); return INActivateCarSignalIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(activateCarSignal intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INActivateCarSignalIntent) async -> INActivateCarSignalIntentResponse { INMethodProbe.noteMissing(self); return INActivateCarSignalIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(activateCarSignal intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
