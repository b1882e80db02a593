// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchCallHistoryIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSearchCallHistoryIntent: INIntent {
  open var callTypes: INCallRecordTypeOptions { storedCase("callTypes", default: []) }
  open var callType: INCallRecordType { storedCase("callType", default: .unknown) }
  open var dateCreated: INDateComponentsRange? { stored("dateCreated") }
  open var recipient: INPerson? { stored("recipient") }
  open var unseen: Bool? { stored("unseen") }
  open var callCapabilities: INCallCapabilityOptions { storedCase("callCapabilities", default: []) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(dateCreated: INDateComponentsRange? = nil, recipient: INPerson? = nil, callCapabilities: INCallCapabilityOptions, callTypes: INCallRecordTypeOptions, unseen: Bool? = nil) {
    super.init()
    store(dateCreated, as: "dateCreated")
    store(recipient, as: "recipient")
    storeCase(callCapabilities, as: "callCapabilities")
    storeCase(callTypes, as: "callTypes")
    store(unseen, as: "unseen")
  }

  public init(call callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?, callCapabilities: INCallCapabilityOptions = []) {
    super.init()
    storeCase(callType, as: "callType")
    store(dateCreated, as: "dateCreated")
    store(recipient, as: "recipient")
    storeCase(callCapabilities, as: "callCapabilities")
  }
}

public enum INSearchCallHistoryIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureAppConfigurationRequired = 5
  case inProgress = 6
  case success = 7
}

open class INSearchCallHistoryIntentResponse: INIntentResponse {
  open var code: INSearchCallHistoryIntentResponseCode { storedCase("code", default: .unspecified) }
  open var callRecords: [INCallRecord]? {
    get { stored("callRecords") }
    set { store(newValue, as: "callRecords") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
  func resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void)
  func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult
  func resolveCallTypes(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void)
  func resolveCallType(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void)
  func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult
  func resolveCallType(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void)
  func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult
  func resolveDateCreated(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult
  func resolveRecipient(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
  func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult
  func resolveUnseen(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func confirm(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
  func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  func confirm(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
  func handle(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  func handle(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)
}

extension INSearchCallHistoryIntentHandling {
  public func resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult { INMethodProbe.noteMissing(self); return INCallRecordTypeOptionsResolutionResult.notRequired() }
  public func resolveCallTypes(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCallType(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult { INMethodProbe.noteMissing(self); return INCallRecordTypeResolutionResult.notRequired() }
  public func resolveCallType(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolveDateCreated(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult { INMethodProbe.noteMissing(self); return INPersonResolutionResult.notRequired() }
  public func resolveRecipient(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveUnseen(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse { INMethodProbe.noteMissing(self); return INSearchCallHistoryIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse { INMethodProbe.noteMissing(self); return INSearchCallHistoryIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
