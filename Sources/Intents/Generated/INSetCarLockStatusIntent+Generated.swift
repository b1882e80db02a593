// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetCarLockStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSetCarLockStatusIntent: INIntent {
  open var locked: Bool? { stored("locked") }
  open var carName: INSpeakableString? { stored("carName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(locked: Bool?, carName: INSpeakableString?) {
    super.init()
    store(locked, as: "locked")
    store(carName, as: "carName")
  }
}

public enum INSetCarLockStatusIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INSetCarLockStatusIntentResponse: INIntentResponse {
  open var code: INSetCarLockStatusIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSetCarLockStatusIntentHandling: NSObjectProtocol {
  func resolveLocked(for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult
  func resolveLocked(forSetCarLockStatus intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveCarName(for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveCarName(for intent: INSetCarLockStatusIntent) async -> INSpeakableStringResolutionResult
  func resolveCarName(forSetCarLockStatus intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void)
  func confirm(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse
  func confirm(setCarLockStatus intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void)
  func handle(intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void)
  func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse
  func handle(setCarLockStatus intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void)
}

extension INSetCarLockStatusIntentHandling {
  public func resolveLocked(for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveLocked(for intent: INSetCarLockStatusIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveLocked(forSetCarLockStatus intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INSetCarLockStatusIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveCarName(forSetCarLockStatus intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse { INMethodProbe.noteMissing(self); return INSetCarLockStatusIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(setCarLockStatus intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetCarLockStatusIntent) async -> INSetCarLockStatusIntentResponse { INMethodProbe.noteMissing(self); return INSetCarLockStatusIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(setCarLockStatus intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
