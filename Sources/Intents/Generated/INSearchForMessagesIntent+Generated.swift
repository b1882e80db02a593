// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForMessagesIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSearchForMessagesIntent: INIntent {
  open var recipients: [INPerson]? { stored("recipients") }
  open var senders: [INPerson]? { stored("senders") }
  open var dateTimeRange: INDateComponentsRange? { stored("dateTimeRange") }
  open var speakableGroupNames: [INSpeakableString]? { stored("speakableGroupNames") }
  open var attributes: INMessageAttributeOptions { storedCase("attributes", default: []) }
  open var groupNames: [String]? { stored("groupNames") }
  open var recipientsOperator: INConditionalOperator { storedCase("recipientsOperator", default: .all) }
  open var sendersOperator: INConditionalOperator { storedCase("sendersOperator", default: .all) }
  open var searchTerms: [String]? { stored("searchTerms") }
  open var searchTermsOperator: INConditionalOperator { storedCase("searchTermsOperator", default: .all) }
  open var identifiers: [String]? { stored("identifiers") }
  open var identifiersOperator: INConditionalOperator { storedCase("identifiersOperator", default: .all) }
  open var notificationIdentifiers: [String]? { stored("notificationIdentifiers") }
  open var notificationIdentifiersOperator: INConditionalOperator { storedCase("notificationIdentifiersOperator", default: .all) }
  open var speakableGroupNamesOperator: INConditionalOperator { storedCase("speakableGroupNamesOperator", default: .all) }
  open var conversationIdentifiers: [String]? { stored("conversationIdentifiers") }
  open var conversationIdentifiersOperator: INConditionalOperator { storedCase("conversationIdentifiersOperator", default: .all) }
  open var groupNamesOperator: INConditionalOperator { storedCase("groupNamesOperator", default: .all) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?) {
    super.init()
    store(recipients, as: "recipients")
    store(senders, as: "senders")
    store(searchTerms, as: "searchTerms")
    storeCase(attributes, as: "attributes")
    store(dateTimeRange, as: "dateTimeRange")
    store(identifiers, as: "identifiers")
    store(notificationIdentifiers, as: "notificationIdentifiers")
    store(speakableGroupNames, as: "speakableGroupNames")
    store(conversationIdentifiers, as: "conversationIdentifiers")
  }

  public init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, groupNames: [String]?) {
    super.init()
    store(recipients, as: "recipients")
    store(senders, as: "senders")
    store(searchTerms, as: "searchTerms")
    storeCase(attributes, as: "attributes")
    store(dateTimeRange, as: "dateTimeRange")
    store(identifiers, as: "identifiers")
    store(notificationIdentifiers, as: "notificationIdentifiers")
    store(groupNames, as: "groupNames")
  }

  public init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?) {
    super.init()
    store(recipients, as: "recipients")
    store(senders, as: "senders")
    store(searchTerms, as: "searchTerms")
    storeCase(attributes, as: "attributes")
    store(dateTimeRange, as: "dateTimeRange")
    store(identifiers, as: "identifiers")
    store(notificationIdentifiers, as: "notificationIdentifiers")
    store(speakableGroupNames, as: "speakableGroupNames")
  }
}

public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageServiceNotAvailable = 6
  case failureMessageTooManyResults = 7
  case failureRequiringInAppAuthentication = 8
}

open class INSearchForMessagesIntentResponse: INIntentResponse {
  open var code: INSearchForMessagesIntentResponseCode { storedCase("code", default: .unspecified) }
  open var messages: [INMessage]? {
    get { stored("messages") }
    set { store(newValue, as: "messages") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  func resolveRecipients(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  func resolveSenders(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult
  func resolveDateTimeRange(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult]
  func resolveSpeakableGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
  func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void)
  func resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult
  func resolveAttributes(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void)
  func resolveGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)
  func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> [INStringResolutionResult]
  func resolveGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)
  func confirm(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  func confirm(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
  func handle(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  func handle(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
}

extension INSearchForMessagesIntentHandling {
  public func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveRecipients(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveSenders(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolveDateTimeRange(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveSpeakableGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult { INMethodProbe.noteMissing(self); return INMessageAttributeOptionsResolutionResult.notRequired() }
  public func resolveAttributes(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> [INStringResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse { INMethodProbe.noteMissing(self); return INSearchForMessagesIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse { INMethodProbe.noteMissing(self); return INSearchForMessagesIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
