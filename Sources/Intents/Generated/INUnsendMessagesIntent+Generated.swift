// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INUnsendMessagesIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INUnsendMessagesIntent: INIntent {
  open var messageIdentifiers: [String]? { stored("messageIdentifiers") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(messageIdentifiers: [String]?) {
    super.init()
    store(messageIdentifiers, as: "messageIdentifiers")
  }
}

public enum INUnsendMessagesIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageNotFound = 6
  case failurePastUnsendTimeLimit = 7
  case failureMessageTypeUnsupported = 8
  case failureUnsupportedOnService = 9
  case failureMessageServiceNotAvailable = 10
  case failureRequiringInAppAuthentication = 11
}

open class INUnsendMessagesIntentResponse: INIntentResponse {
  open var code: INUnsendMessagesIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INUnsendMessagesIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INUnsendMessagesIntentHandling: NSObjectProtocol {
  func confirm(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
  func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
  func confirm(unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
  func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
  func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse
  func handle(unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
}

extension INUnsendMessagesIntentHandling {
  public func confirm(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse { INMethodProbe.noteMissing(self); return INUnsendMessagesIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse { INMethodProbe.noteMissing(self); return INUnsendMessagesIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
