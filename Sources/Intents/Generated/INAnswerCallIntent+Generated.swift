// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAnswerCallIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INAnswerCallIntent: INIntent {
  open var audioRoute: INCallAudioRoute { storedCase("audioRoute", default: .unknown) }
  open var callIdentifier: String? { stored("callIdentifier") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(audioRoute: INCallAudioRoute, callIdentifier: String?) {
    super.init()
    storeCase(audioRoute, as: "audioRoute")
    store(callIdentifier, as: "callIdentifier")
  }
}

public enum INAnswerCallIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

open class INAnswerCallIntentResponse: INIntentResponse {
  open var code: INAnswerCallIntentResponseCode { storedCase("code", default: .unspecified) }
  open var callRecords: [INCallRecord]? {
    get { stored("callRecords") }
    set { store(newValue, as: "callRecords") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INAnswerCallIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INAnswerCallIntentHandling: NSObjectProtocol {
  func confirm(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)
  func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
  func confirm(answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)
  func handle(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)
  func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse
  func handle(answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)
}

extension INAnswerCallIntentHandling {
  public func confirm(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse { INMethodProbe.noteMissing(self); return INAnswerCallIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse { INMethodProbe.noteMissing(self); return INAnswerCallIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
