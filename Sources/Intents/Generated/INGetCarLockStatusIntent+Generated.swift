// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetCarLockStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INGetCarLockStatusIntent: INIntent {
  open var carName: INSpeakableString? { stored("carName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(carName: INSpeakableString?) {
    super.init()
    store(carName, as: "carName")
  }
}

public enum INGetCarLockStatusIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INGetCarLockStatusIntentResponse: INIntentResponse {
  open var code: INGetCarLockStatusIntentResponseCode { storedCase("code", default: .unspecified) }
  open var locked: Bool? {
    get { stored("locked") }
    set { store(newValue, as: "locked") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INGetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INGetCarLockStatusIntentHandling: NSObjectProtocol {
  func resolveCarName(for intent: INGetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveCarName(for intent: INGetCarLockStatusIntent) async -> INSpeakableStringResolutionResult
  func resolveCarName(forGetCarLockStatus intent: INGetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void)
  func confirm(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse
  func confirm(getCarLockStatus intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void)
  func handle(intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void)
  func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse
  func handle(getCarLockStatus intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void)
}

extension INGetCarLockStatusIntentHandling {
  public func resolveCarName(for intent: INGetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INGetCarLockStatusIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveCarName(forGetCarLockStatus intent: INGetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse { INMethodProbe.noteMissing(self); return INGetCarLockStatusIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(getCarLockStatus intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INGetCarLockStatusIntent) async -> INGetCarLockStatusIntentResponse { INMethodProbe.noteMissing(self); return INGetCarLockStatusIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(getCarLockStatus intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
