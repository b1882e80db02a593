// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INHangUpCallIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INHangUpCallIntent: INIntent {
  open var callIdentifier: String? { stored("callIdentifier") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(callIdentifier: String?) {
    super.init()
    store(callIdentifier, as: "callIdentifier")
  }
}

public enum INHangUpCallIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureNoCallToHangUp = 6
}

open class INHangUpCallIntentResponse: INIntentResponse {
  open var code: INHangUpCallIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INHangUpCallIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INHangUpCallIntentHandling: NSObjectProtocol {
  func confirm(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)
  func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
  func confirm(hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)
  func handle(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)
  func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse
  func handle(hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)
}

extension INHangUpCallIntentHandling {
  public func confirm(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse { INMethodProbe.noteMissing(self); return INHangUpCallIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse { INMethodProbe.noteMissing(self); return INHangUpCallIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
