// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSendMessageIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSendMessageIntent: INIntent {
  open var recipients: [INPerson]? { stored("recipients") }
  open var speakableGroupName: INSpeakableString? { stored("speakableGroupName") }
  open var content: String? { stored("content") }
  open var outgoingMessageType: INOutgoingMessageType { storedCase("outgoingMessageType", default: .unknown) }
  open var groupName: String? { stored("groupName") }
  open var conversationIdentifier: String? { stored("conversationIdentifier") }
  open var serviceName: String? { stored("serviceName") }
  open var sender: INPerson? { stored("sender") }
  open var attachments: [INSendMessageAttachment]? { stored("attachments") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?) {
    super.init()
    store(recipients, as: "recipients")
    storeCase(outgoingMessageType, as: "outgoingMessageType")
    store(content, as: "content")
    store(speakableGroupName, as: "speakableGroupName")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(serviceName, as: "serviceName")
    store(sender, as: "sender")
    store(attachments, as: "attachments")
  }

  public init(recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?) {
    super.init()
    store(recipients, as: "recipients")
    store(content, as: "content")
    store(groupName, as: "groupName")
    store(serviceName, as: "serviceName")
    store(sender, as: "sender")
  }

  public init(recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?) {
    super.init()
    store(recipients, as: "recipients")
    store(content, as: "content")
    store(speakableGroupName, as: "speakableGroupName")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(serviceName, as: "serviceName")
    store(sender, as: "sender")
  }

  public init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?) {
    super.init()
    store(recipients, as: "recipients")
    storeCase(outgoingMessageType, as: "outgoingMessageType")
    store(content, as: "content")
    store(speakableGroupName, as: "speakableGroupName")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(serviceName, as: "serviceName")
    store(sender, as: "sender")
  }
}

public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageServiceNotAvailable = 6
  case failureRequiringInAppAuthentication = 7
}

open class INSendMessageIntentResponse: INIntentResponse {
  open var code: INSendMessageIntentResponseCode { storedCase("code", default: .unspecified) }
  open var sentMessages: [INMessage]? {
    get { stored("sentMessages") }
    set { store(newValue, as: "sentMessages") }
  }
  open var sentMessage: INMessage? {
    get { stored("sentMessage") }
    set { store(newValue, as: "sentMessage") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSendMessageIntentHandling: NSObjectProtocol {
  func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void)
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]
  func resolveRecipients(for intent: INSendMessageIntent, completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void)
  func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void)
  func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult]
  func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult
  func resolveSpeakableGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
  func resolveContent(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void)
  func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult
  func resolveOutgoingMessageType(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void)
  func resolveGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveGroupName(for intent: INSendMessageIntent) async -> INStringResolutionResult
  func resolveGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  func confirm(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
  func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  func handle(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
}

extension INSendMessageIntentHandling {
  public func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveRecipients(for intent: INSendMessageIntent, completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveSpeakableGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContent(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveContent(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult { INMethodProbe.noteMissing(self); return INOutgoingMessageTypeResolutionResult.notRequired() }
  public func resolveOutgoingMessageType(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGroupName(for intent: INSendMessageIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { INMethodProbe.noteMissing(self); return INSendMessageIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { INMethodProbe.noteMissing(self); return INSendMessageIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
