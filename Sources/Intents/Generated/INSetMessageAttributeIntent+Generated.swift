// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetMessageAttributeIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSetMessageAttributeIntent: INIntent {
  open var attribute: INMessageAttribute { storedCase("attribute", default: .unknown) }
  open var identifiers: [String]? { stored("identifiers") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(identifiers: [String]?, attribute: INMessageAttribute) {
    super.init()
    store(identifiers, as: "identifiers")
    storeCase(attribute, as: "attribute")
  }
}

public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageNotFound = 6
  case failureMessageAttributeNotSet = 7
}

open class INSetMessageAttributeIntentResponse: INIntentResponse {
  open var code: INSetMessageAttributeIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void)
  func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult
  func resolveAttribute(forSetMessageAttribute intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void)
  func confirm(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  func confirm(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
  func handle(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  func handle(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
}

extension INSetMessageAttributeIntentHandling {
  public func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult { INMethodProbe.noteMissing(self); return INMessageAttributeResolutionResult.notRequired() }
  public func resolveAttribute(forSetMessageAttribute intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse { INMethodProbe.noteMissing(self); return INSetMessageAttributeIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse { INMethodProbe.noteMissing(self); return INSetMessageAttributeIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
