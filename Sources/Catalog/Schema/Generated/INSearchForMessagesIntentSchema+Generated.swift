// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForMessagesIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let searchForMessagesIntent = IntentSchema(
    name: "INSearchForMessagesIntent", domain: "Messaging",
    handlingProtocol: "INSearchForMessagesIntentHandling",
    parameters: [
      ParameterSchema(name: "recipients", type: .person, isList: true, resolvedBy: ["INPersonResolutionResult"], swiftType: "[INPerson]?"),
      ParameterSchema(name: "senders", type: .person, isList: true, resolvedBy: ["INPersonResolutionResult"], swiftType: "[INPerson]?"),
      ParameterSchema(name: "dateTimeRange", type: .dateRange, resolvedBy: ["INDateComponentsRangeResolutionResult"], swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "speakableGroupNames", type: .speakable, isList: true, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "[INSpeakableString]?"),
      ParameterSchema(name: "attributes", type: .enumeration("INMessageAttributeOptions"), resolvedBy: ["INMessageAttributeOptionsResolutionResult"], swiftType: "INMessageAttributeOptions"),
      ParameterSchema(name: "groupNames", type: .string, isList: true, resolvedBy: ["INStringResolutionResult"], replacedBy: "speakableGroupNames", swiftType: "[String]?"),
      ParameterSchema(name: "recipientsOperator", type: .enumeration("INConditionalOperator"), swiftType: "INConditionalOperator"),
      ParameterSchema(name: "sendersOperator", type: .enumeration("INConditionalOperator"), swiftType: "INConditionalOperator"),
      ParameterSchema(name: "searchTerms", type: .string, isList: true, swiftType: "[String]?"),
      ParameterSchema(name: "searchTermsOperator", type: .enumeration("INConditionalOperator"), swiftType: "INConditionalOperator"),
      ParameterSchema(name: "identifiers", type: .string, isList: true, swiftType: "[String]?"),
      ParameterSchema(name: "identifiersOperator", type: .enumeration("INConditionalOperator"), swiftType: "INConditionalOperator"),
      ParameterSchema(name: "notificationIdentifiers", type: .string, isList: true, swiftType: "[String]?"),
      ParameterSchema(name: "notificationIdentifiersOperator", type: .enumeration("INConditionalOperator"), swiftType: "INConditionalOperator"),
      ParameterSchema(name: "speakableGroupNamesOperator", type: .enumeration("INConditionalOperator"), swiftType: "INConditionalOperator"),
      ParameterSchema(name: "conversationIdentifiers", type: .string, isList: true, swiftType: "[String]?"),
      ParameterSchema(name: "conversationIdentifiersOperator", type: .enumeration("INConditionalOperator"), swiftType: "INConditionalOperator"),
      ParameterSchema(name: "groupNamesOperator", type: .enumeration("INConditionalOperator"), swiftType: "INConditionalOperator"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureMessageServiceNotAvailable", 6),
      ResponseCode("failureMessageTooManyResults", 7),
      ResponseCode("failureRequiringInAppAuthentication", 8),
    ],
    responseFields: [
      ParameterSchema(name: "messages", type: .object("INMessage"), isList: true, swiftType: "[INMessage]?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .contactGroupName: ["speakableGroupNames", "groupNames"],
    ],
    introduced: "10.0",
    presentation: ResultPresentation(
      property: "messages", kind: .list, lines: "messages",
      limit: "messagesRead",
      label: "sender",
      parts: [
        ResultPresentation.Part("sender", of: ["sender"]),
        ResultPresentation.Part("content", of: ["content"]),
        ResultPresentation.Part("when", of: ["dateSent"])],
      next: ResultPresentation.Next(
        "INSendMessageIntent", by: .answer("content"), needs: ["sender"],
        fills: [ResultPresentation.Filling("recipients", with: "sender"), ResultPresentation.Filling("conversationIdentifier", with: "conversationIdentifier")], because: "the message that was read"),
      carriesOver: [
        ResultPresentation.CarryOver(to: "INSetMessageAttributeIntent", "identifiers", with: "identifier", because: "the messages that were read last")]),
    maps: nil)
}
