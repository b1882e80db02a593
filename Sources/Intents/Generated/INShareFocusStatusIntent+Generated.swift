// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INShareFocusStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INShareFocusStatusIntent: INIntent {
  open var focusStatus: INFocusStatus? { stored("focusStatus") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(focusStatus: INFocusStatus?) {
    super.init()
    store(focusStatus, as: "focusStatus")
  }
}

public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INShareFocusStatusIntentResponse: INIntentResponse {
  open var code: INShareFocusStatusIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
  func confirm(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)
  func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
  func confirm(shareFocusStatus intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)
  func handle(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)
  func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
  func handle(shareFocusStatus intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)
}

extension INShareFocusStatusIntentHandling {
  public func confirm(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse { INMethodProbe.noteMissing(self); return INShareFocusStatusIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(shareFocusStatus intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse { INMethodProbe.noteMissing(self); return INShareFocusStatusIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(shareFocusStatus intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
