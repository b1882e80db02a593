// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSendRideFeedbackIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSendRideFeedbackIntent: INIntent {
  open var rideIdentifier: String { stored("rideIdentifier", default: "") }
  open var rating: NSNumber? {
    get { stored("rating") }
    set { store(newValue, as: "rating") }
  }
  open var tip: INCurrencyAmount? {
    get { stored("tip") }
    set { store(newValue, as: "tip") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(rideIdentifier: String) {
    super.init()
    store(rideIdentifier, as: "rideIdentifier")
  }
}

public enum INSendRideFeedbackIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case success = 2
  case failure = 3
}

open class INSendRideFeedbackIntentResponse: INIntentResponse {
  open var code: INSendRideFeedbackIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSendRideFeedbackIntentHandling: NSObjectProtocol {
  func confirm(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)
  func confirm(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse
  func handle(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)
  func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse
}

extension INSendRideFeedbackIntentHandling {
  public func confirm(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse { INMethodProbe.noteMissing(self); return INSendRideFeedbackIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse { INMethodProbe.noteMissing(self); return INSendRideFeedbackIntentResponse(code: .unspecified, userActivity: nil) }
}
