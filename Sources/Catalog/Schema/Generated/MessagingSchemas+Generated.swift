// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Messaging.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let messaging: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INMessageAttribute", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("read", 1),
        EnumerationCase("unread", 2),
        EnumerationCase("flagged", 3),
        EnumerationCase("unflagged", 4),
        EnumerationCase("played", 5),
      ]),
    EnumerationSchema(
      name: "INMessageAttributeOptions", kind: .options,
      cases: [
        EnumerationCase("read", 1),
        EnumerationCase("unread", 2),
        EnumerationCase("flagged", 4),
        EnumerationCase("unflagged", 8),
        EnumerationCase("played", 16),
      ]),
    EnumerationSchema(
      name: "INMessageReactionType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("emoji", 1),
        EnumerationCase("generic", 2),
      ]),
    EnumerationSchema(
      name: "INMessageType", kind: .cases,
      cases: [
        EnumerationCase("unspecified", 0),
        EnumerationCase("text", 1),
        EnumerationCase("audio", 2),
        EnumerationCase("digitalTouch", 3),
        EnumerationCase("handwriting", 4),
        EnumerationCase("sticker", 5),
        EnumerationCase("tapbackLiked", 6),
        EnumerationCase("tapbackDisliked", 7),
        EnumerationCase("tapbackEmphasized", 8),
        EnumerationCase("tapbackLoved", 9),
        EnumerationCase("tapbackQuestioned", 10),
        EnumerationCase("tapbackLaughed", 11),
        EnumerationCase("mediaCalendar", 12),
        EnumerationCase("mediaLocation", 13),
        EnumerationCase("mediaAddressCard", 14),
        EnumerationCase("mediaImage", 15),
        EnumerationCase("mediaVideo", 16),
        EnumerationCase("mediaPass", 17),
        EnumerationCase("mediaAudio", 18),
        EnumerationCase("paymentSent", 19),
        EnumerationCase("paymentRequest", 20),
        EnumerationCase("paymentNote", 21),
        EnumerationCase("animoji", 22),
        EnumerationCase("activitySnippet", 23),
        EnumerationCase("file", 24),
        EnumerationCase("link", 25),
        EnumerationCase("reaction", 26),
        EnumerationCase("mediaAnimatedImage", 27),
        EnumerationCase("thirdPartyAttachment", 28),
      ]),
    EnumerationSchema(
      name: "INOutgoingMessageType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("outgoingMessageText", 1),
        EnumerationCase("outgoingMessageAudio", 2),
      ]),
    EnumerationSchema(
      name: "INSendMessageRecipientUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("noAccount", 1),
        EnumerationCase("offline", 2),
        EnumerationCase("messagingServiceNotEnabledForRecipient", 3),
        EnumerationCase("noValidHandle", 4),
        EnumerationCase("requestedHandleInvalid", 5),
        EnumerationCase("noHandleForLabel", 6),
        EnumerationCase("requiringInAppAuthentication", 7),
      ]),
    EnumerationSchema(
      name: "INSticker.StickerType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("emoji", 1),
        EnumerationCase("generic", 2),
      ]),
  ]
}

extension ObjectSchema {
  static let messaging: [ObjectSchema] = [
    ObjectSchema(
      name: "INFile", superclass: nil,
      fields: [
        ParameterSchema(name: "data", type: .object("Data"), swiftType: "Data"),
        ParameterSchema(name: "filename", type: .string, swiftType: "String"),
        ParameterSchema(name: "typeIdentifier", type: .string, swiftType: "String?"),
        ParameterSchema(name: "fileURL", type: .string, swiftType: "URL?"),
        ParameterSchema(name: "removedOnCompletion", type: .boolean, swiftType: "Bool"),
      ]),
    ObjectSchema(
      name: "INMessage", superclass: nil,
      fields: [
        ParameterSchema(name: "identifier", type: .string, swiftType: "String"),
        ParameterSchema(name: "conversationIdentifier", type: .string, swiftType: "String?"),
        ParameterSchema(name: "content", type: .string, swiftType: "String?"),
        ParameterSchema(name: "dateSent", type: .date, swiftType: "Date?"),
        ParameterSchema(name: "sender", type: .person, swiftType: "INPerson?"),
        ParameterSchema(name: "recipients", type: .person, isList: true, swiftType: "[INPerson]?"),
        ParameterSchema(name: "groupName", type: .speakable, swiftType: "INSpeakableString?"),
        ParameterSchema(name: "messageType", type: .enumeration("INMessageType"), swiftType: "INMessageType"),
        ParameterSchema(name: "serviceName", type: .string, swiftType: "String?"),
        ParameterSchema(name: "attachmentFiles", type: .object("INFile"), isList: true, swiftType: "[INFile]?"),
        ParameterSchema(name: "numberOfAttachments", type: .integer, swiftType: "NSNumber?"),
        ParameterSchema(name: "audioMessageFile", type: .object("INFile"), swiftType: "INFile?"),
        ParameterSchema(name: "linkMetadata", type: .object("INMessageLinkMetadata"), swiftType: "INMessageLinkMetadata?"),
        ParameterSchema(name: "sticker", type: .object("INSticker"), swiftType: "INSticker?"),
        ParameterSchema(name: "reaction", type: .object("INMessageReaction"), swiftType: "INMessageReaction?"),
      ]),
    ObjectSchema(
      name: "INMessageLinkMetadata", superclass: nil,
      fields: [
        ParameterSchema(name: "siteName", type: .string, swiftType: "String?"),
        ParameterSchema(name: "summary", type: .string, swiftType: "String?"),
        ParameterSchema(name: "title", type: .string, swiftType: "String?"),
        ParameterSchema(name: "openGraphType", type: .string, swiftType: "String?"),
        ParameterSchema(name: "linkURL", type: .string, swiftType: "URL?"),
      ]),
    ObjectSchema(
      name: "INMessageReaction", superclass: nil,
      fields: [
        ParameterSchema(name: "reactionType", type: .enumeration("INMessageReactionType"), swiftType: "INMessageReactionType"),
        ParameterSchema(name: "reactionDescription", type: .string, swiftType: "String?"),
        ParameterSchema(name: "emoji", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INSendMessageAttachment", superclass: nil,
      fields: [
        ParameterSchema(name: "audioMessageFile", type: .object("INFile"), swiftType: "INFile?"),
      ]),
    ObjectSchema(
      name: "INSticker", superclass: nil,
      fields: [
        ParameterSchema(name: "type", type: .enumeration("INSticker.StickerType"), swiftType: "INSticker.StickerType"),
        ParameterSchema(name: "emoji", type: .string, swiftType: "String?"),
      ]),
  ]
}

extension ResultSchema {
  static let messaging: [ResultSchema] = [
    ResultSchema(name: "INMessageAttributeOptionsResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INMessageAttributeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INOutgoingMessageTypeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INSendMessageRecipientResolutionResult", narrows: "INPersonResolutionResult", answers: [], reasons: [.init("unsupported", "INSendMessageRecipientUnsupportedReason")]),
  ]
}
