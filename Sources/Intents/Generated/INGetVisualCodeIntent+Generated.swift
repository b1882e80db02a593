// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetVisualCodeIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INGetVisualCodeIntent: INIntent {
  open var visualCodeType: INVisualCodeType { storedCase("visualCodeType", default: .unknown) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(visualCodeType: INVisualCodeType) {
    super.init()
    storeCase(visualCodeType, as: "visualCodeType")
  }
}

public enum INGetVisualCodeIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
  case failureAppConfigurationRequired = 7
}

open class INGetVisualCodeIntentResponse: INIntentResponse {
  open var code: INGetVisualCodeIntentResponseCode { storedCase("code", default: .unspecified) }
  open var visualCodeImage: INImage? {
    get { stored("visualCodeImage") }
    set { store(newValue, as: "visualCodeImage") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INGetVisualCodeIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INGetVisualCodeIntentHandling: NSObjectProtocol {
  func resolveVisualCodeType(for intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void)
  func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult
  func resolveVisualCodeType(forGetVisualCode intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void)
  func confirm(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)
  func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse
  func confirm(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)
  func handle(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)
  func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse
  func handle(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)
}

extension INGetVisualCodeIntentHandling {
  public func resolveVisualCodeType(for intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult { INMethodProbe.noteMissing(self); return INVisualCodeTypeResolutionResult.notRequired() }
  public func resolveVisualCodeType(forGetVisualCode intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse { INMethodProbe.noteMissing(self); return INGetVisualCodeIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse { INMethodProbe.noteMissing(self); return INGetVisualCodeIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
