// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INUnsendMessagesIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let unsendMessagesIntent = IntentSchema(
    name: "INUnsendMessagesIntent", domain: "Messaging",
    handlingProtocol: "INUnsendMessagesIntentHandling",
    parameters: [
      ParameterSchema(name: "messageIdentifiers", type: .string, isList: true, swiftType: "[String]?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureMessageNotFound", 6),
      ResponseCode("failurePastUnsendTimeLimit", 7),
      ResponseCode("failureMessageTypeUnsupported", 8),
      ResponseCode("failureUnsupportedOnService", 9),
      ResponseCode("failureMessageServiceNotAvailable", 10),
      ResponseCode("failureRequiringInAppAuthentication", 11),
    ],
    responseFields: [
    ],
    review: false, alwaysNeedsUnlock: false,
    deed: "messageUnsend",
    isOutright: true,
    introduced: "17.0")
}
