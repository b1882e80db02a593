// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSendMessageIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let sendMessageIntent = IntentSchema(
    name: "INSendMessageIntent", domain: "Messaging",
    handlingProtocol: "INSendMessageIntentHandling",
    parameters: [
      ParameterSchema(name: "recipients", type: .person, isList: true, resolvedBy: ["INSendMessageRecipientResolutionResult", "INPersonResolutionResult"], isRequired: true, swiftType: "[INPerson]?"),
      ParameterSchema(name: "speakableGroupName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
      ParameterSchema(name: "content", type: .string, resolvedBy: ["INStringResolutionResult"], isRequired: true, swiftType: "String?"),
      ParameterSchema(name: "outgoingMessageType", type: .enumeration("INOutgoingMessageType"), resolvedBy: ["INOutgoingMessageTypeResolutionResult"], swiftType: "INOutgoingMessageType"),
      ParameterSchema(name: "groupName", type: .string, resolvedBy: ["INStringResolutionResult"], replacedBy: "speakableGroupName", swiftType: "String?"),
      ParameterSchema(name: "conversationIdentifier", type: .string, swiftType: "String?"),
      ParameterSchema(name: "serviceName", type: .string, swiftType: "String?"),
      ParameterSchema(name: "sender", type: .person, swiftType: "INPerson?"),
      ParameterSchema(name: "attachments", type: .object("INSendMessageAttachment"), isList: true, swiftType: "[INSendMessageAttachment]?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureMessageServiceNotAvailable", 6),
      ResponseCode("failureRequiringInAppAuthentication", 7),
    ],
    responseFields: [
      ParameterSchema(name: "sentMessages", type: .object("INMessage"), isList: true, swiftType: "[INMessage]?"),
      ParameterSchema(name: "sentMessage", type: .object("INMessage"), swiftType: "INMessage?"),
    ],
    review: true, alwaysNeedsUnlock: false,
    vocabulary: [
      .contactGroupName: ["speakableGroupName", "groupName"],
    ],
    deed: "message",
    shortcutTypes: [
      ShortcutType(parameters: ["recipients"]),
      ShortcutType(parameters: ["recipients", "content"]),
      ShortcutType(parameters: ["speakableGroupName"]),
      ShortcutType(parameters: ["speakableGroupName", "content"]),
    ],
    introduced: "10.0", dialogue: IntentDialogue(changes: "content"))
}
