// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INEditMessageIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INEditMessageIntent: INIntent {
  open var editedContent: String? { stored("editedContent") }
  open var messageIdentifier: String? { stored("messageIdentifier") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(messageIdentifier: String?, editedContent: String?) {
    super.init()
    store(messageIdentifier, as: "messageIdentifier")
    store(editedContent, as: "editedContent")
  }
}

public enum INEditMessageIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageNotFound = 6
  case failurePastEditTimeLimit = 7
  case failureMessageTypeUnsupported = 8
  case failureUnsupportedOnService = 9
  case failureMessageServiceNotAvailable = 10
  case failureRequiringInAppAuthentication = 11
}

open class INEditMessageIntentResponse: INIntentResponse {
  open var code: INEditMessageIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INEditMessageIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INEditMessageIntentHandling: NSObjectProtocol {
  func resolveEditedContent(for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult
  func resolveEditedContent(forEditMessage intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func confirm(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
  func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse
  func confirm(editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
  func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
  func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse
  func handle(editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
}

extension INEditMessageIntentHandling {
  public func resolveEditedContent(for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveEditedContent(forEditMessage intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse { INMethodProbe.noteMissing(self); return INEditMessageIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse { INMethodProbe.noteMissing(self); return INEditMessageIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
