// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Messaging.json: edit that, then print again.
// swift-format-ignore-file

public enum INMessageAttribute: Int, Sendable {
  case unknown = 0
  case read = 1
  case unread = 2
  case flagged = 3
  case unflagged = 4
  case played = 5
}

public struct INMessageAttributeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let read = INMessageAttributeOptions(rawValue: 1)
  public static let unread = INMessageAttributeOptions(rawValue: 2)
  public static let flagged = INMessageAttributeOptions(rawValue: 4)
  public static let unflagged = INMessageAttributeOptions(rawValue: 8)
  public static let played = INMessageAttributeOptions(rawValue: 16)
}

public enum INMessageReactionType: Int, Sendable {
  case unknown = 0
  case emoji = 1
  case generic = 2
}

public enum INMessageType: Int, Sendable {
  case unspecified = 0
  case text = 1
  case audio = 2
  case digitalTouch = 3
  case handwriting = 4
  case sticker = 5
  case tapbackLiked = 6
  case tapbackDisliked = 7
  case tapbackEmphasized = 8
  case tapbackLoved = 9
  case tapbackQuestioned = 10
  case tapbackLaughed = 11
  case mediaCalendar = 12
  case mediaLocation = 13
  case mediaAddressCard = 14
  case mediaImage = 15
  case mediaVideo = 16
  case mediaPass = 17
  case mediaAudio = 18
  case paymentSent = 19
  case paymentRequest = 20
  case paymentNote = 21
  case animoji = 22
  case activitySnippet = 23
  case file = 24
  case link = 25
  case reaction = 26
  case mediaAnimatedImage = 27
  case thirdPartyAttachment = 28
}

public enum INOutgoingMessageType: Int, Sendable {
  case unknown = 0
  case outgoingMessageText = 1
  case outgoingMessageAudio = 2
}

public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  case noAccount = 1
  case offline = 2
  case messagingServiceNotEnabledForRecipient = 3
  case noValidHandle = 4
  case requestedHandleInvalid = 5
  case noHandleForLabel = 6
  case requiringInAppAuthentication = 7
}

extension INSticker {
  public enum StickerType: Int, Sendable {
    case unknown = 0
    case emoji = 1
    case generic = 2
  }
}

open class INFile: INStoredObject {
  open var data: Data { stored("data", default: Data()) }
  open var filename: String {
    get { stored("filename", default: "") }
    set { store(newValue, as: "filename") }
  }
  open var typeIdentifier: String? { stored("typeIdentifier") }
  open var fileURL: URL? { stored("fileURL") }
  open var removedOnCompletion: Bool {
    get { stored("removedOnCompletion", default: false) }
    set { store(newValue, as: "removedOnCompletion") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(data: Data, filename: String, typeIdentifier: String?) {
    super.init()
    store(data, as: "data")
    store(filename, as: "filename")
    store(typeIdentifier, as: "typeIdentifier")
  }

  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    super.init()
    store(fileURL, as: "fileURL")
    store(filename, as: "filename")
    store(typeIdentifier, as: "typeIdentifier")
  }
}

open class INMessage: INStoredObject {
  open var identifier: String { stored("identifier", default: "") }
  open var conversationIdentifier: String? { stored("conversationIdentifier") }
  open var content: String? { stored("content") }
  open var dateSent: Date? { stored("dateSent") }
  open var sender: INPerson? { stored("sender") }
  open var recipients: [INPerson]? { stored("recipients") }
  open var groupName: INSpeakableString? { stored("groupName") }
  open var messageType: INMessageType { storedCase("messageType", default: .unspecified) }
  open var serviceName: String? { stored("serviceName") }
  open var attachmentFiles: [INFile]? { stored("attachmentFiles") }
  open var numberOfAttachments: NSNumber? { stored("numberOfAttachments") }
  open var audioMessageFile: INFile? { stored("audioMessageFile") }
  open var linkMetadata: INMessageLinkMetadata? { stored("linkMetadata") }
  open var sticker: INSticker? {
    get { stored("sticker") }
    set { store(newValue, as: "sticker") }
  }
  open var reaction: INMessageReaction? {
    get { stored("reaction") }
    set { store(newValue, as: "reaction") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?) {
    super.init()
    store(identifier, as: "identifier")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(content, as: "content")
    store(dateSent, as: "dateSent")
    store(sender, as: "sender")
    store(recipients, as: "recipients")
    store(groupName, as: "groupName")
    storeCase(messageType, as: "messageType")
    store(serviceName, as: "serviceName")
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, referencedMessage: INMessage?, sticker: INSticker?, reaction: INMessageReaction?) {
    super.init()
    store(identifier, as: "identifier")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(content, as: "content")
    store(dateSent, as: "dateSent")
    store(sender, as: "sender")
    store(recipients, as: "recipients")
    store(groupName, as: "groupName")
    store(serviceName, as: "serviceName")
    storeCase(messageType, as: "messageType")
    store(referencedMessage, as: "referencedMessage")
    store(sticker, as: "sticker")
    store(reaction, as: "reaction")
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?, attachmentFiles: [INFile]?) {
    super.init()
    store(identifier, as: "identifier")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(content, as: "content")
    store(dateSent, as: "dateSent")
    store(sender, as: "sender")
    store(recipients, as: "recipients")
    store(groupName, as: "groupName")
    storeCase(messageType, as: "messageType")
    store(serviceName, as: "serviceName")
    store(attachmentFiles, as: "attachmentFiles")
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?, audioMessageFile: INFile?) {
    super.init()
    store(identifier, as: "identifier")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(content, as: "content")
    store(dateSent, as: "dateSent")
    store(sender, as: "sender")
    store(recipients, as: "recipients")
    store(groupName, as: "groupName")
    storeCase(messageType, as: "messageType")
    store(serviceName, as: "serviceName")
    store(audioMessageFile, as: "audioMessageFile")
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType) {
    super.init()
    store(identifier, as: "identifier")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(content, as: "content")
    store(dateSent, as: "dateSent")
    store(sender, as: "sender")
    store(recipients, as: "recipients")
    store(groupName, as: "groupName")
    storeCase(messageType, as: "messageType")
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, messageType: INMessageType) {
    super.init()
    store(identifier, as: "identifier")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(content, as: "content")
    store(dateSent, as: "dateSent")
    store(sender, as: "sender")
    store(recipients, as: "recipients")
    storeCase(messageType, as: "messageType")
  }

  public init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?) {
    super.init()
    store(identifier, as: "identifier")
    store(content, as: "content")
    store(dateSent, as: "dateSent")
    store(sender, as: "sender")
    store(recipients, as: "recipients")
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, linkMetadata: INMessageLinkMetadata?) {
    super.init()
    store(identifier, as: "identifier")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(content, as: "content")
    store(dateSent, as: "dateSent")
    store(sender, as: "sender")
    store(recipients, as: "recipients")
    store(groupName, as: "groupName")
    store(serviceName, as: "serviceName")
    store(linkMetadata, as: "linkMetadata")
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, numberOfAttachments: NSNumber?) {
    super.init()
    store(identifier, as: "identifier")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(content, as: "content")
    store(dateSent, as: "dateSent")
    store(sender, as: "sender")
    store(recipients, as: "recipients")
    store(groupName, as: "groupName")
    store(serviceName, as: "serviceName")
    storeCase(messageType, as: "messageType")
    store(numberOfAttachments, as: "numberOfAttachments")
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, referencedMessage: INMessage?, reaction: INMessageReaction?) {
    super.init()
    store(identifier, as: "identifier")
    store(conversationIdentifier, as: "conversationIdentifier")
    store(content, as: "content")
    store(dateSent, as: "dateSent")
    store(sender, as: "sender")
    store(recipients, as: "recipients")
    store(groupName, as: "groupName")
    store(serviceName, as: "serviceName")
    storeCase(messageType, as: "messageType")
    store(referencedMessage, as: "referencedMessage")
    store(reaction, as: "reaction")
  }
}

open class INMessageLinkMetadata: INStoredObject {
  open var siteName: String? {
    get { stored("siteName") }
    set { store(newValue, as: "siteName") }
  }
  open var summary: String? {
    get { stored("summary") }
    set { store(newValue, as: "summary") }
  }
  open var title: String? {
    get { stored("title") }
    set { store(newValue, as: "title") }
  }
  open var openGraphType: String? {
    get { stored("openGraphType") }
    set { store(newValue, as: "openGraphType") }
  }
  open var linkURL: URL? {
    get { stored("linkURL") }
    set { store(newValue, as: "linkURL") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(siteName: String?, summary: String?, title: String?, openGraphType: String?, linkURL: URL?) {
    super.init()
    store(siteName, as: "siteName")
    store(summary, as: "summary")
    store(title, as: "title")
    store(openGraphType, as: "openGraphType")
    store(linkURL, as: "linkURL")
  }
}

open class INMessageReaction: INStoredObject {
  open var reactionType: INMessageReactionType { storedCase("reactionType", default: .unknown) }
  open var reactionDescription: String? { stored("reactionDescription") }
  open var emoji: String? { stored("emoji") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(reactionType: INMessageReactionType, reactionDescription: String?, emoji: String?) {
    super.init()
    storeCase(reactionType, as: "reactionType")
    store(reactionDescription, as: "reactionDescription")
    store(emoji, as: "emoji")
  }
}

open class INSendMessageAttachment: INStoredObject {
  open var audioMessageFile: INFile? { stored("audioMessageFile") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(audioMessageFile: INFile) {
    super.init()
    store(audioMessageFile, as: "audioMessageFile")
  }
}

open class INSticker: INStoredObject {
  open var type: INSticker.StickerType { storedCase("type", default: .unknown) }
  open var emoji: String? { stored("emoji") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(type: INSticker.StickerType, emoji: String?) {
    super.init()
    storeCase(type, as: "type")
    store(emoji, as: "emoji")
  }
}

open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult {
  public class func success(with value: INMessageAttributeOptions = [], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }

  public class func confirmationRequired(with value: INMessageAttributeOptions = [], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
}

open class INMessageAttributeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INMessageAttribute, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INMessageAttribute) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INMessageAttribute, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INMessageAttribute) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INOutgoingMessageType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INOutgoingMessageType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INOutgoingMessageType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INOutgoingMessageType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(personResolutionResult result: INPersonResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}
