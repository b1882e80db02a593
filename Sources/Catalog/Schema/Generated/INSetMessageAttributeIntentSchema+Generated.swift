// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetMessageAttributeIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setMessageAttributeIntent = IntentSchema(
    name: "INSetMessageAttributeIntent", domain: "Messaging",
    handlingProtocol: "INSetMessageAttributeIntentHandling",
    parameters: [
      ParameterSchema(name: "attribute", type: .enumeration("INMessageAttribute"), resolvedBy: ["INMessageAttributeResolutionResult"], isRequired: true, swiftType: "INMessageAttribute"),
      ParameterSchema(name: "identifiers", type: .string, isList: true, swiftType: "[String]?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureMessageNotFound", 6),
      ResponseCode("failureMessageAttributeNotSet", 7),
    ],
    responseFields: [
    ],
    review: false, alwaysNeedsUnlock: false,
    deed: "messageMark",
    introduced: "10.0")
}
