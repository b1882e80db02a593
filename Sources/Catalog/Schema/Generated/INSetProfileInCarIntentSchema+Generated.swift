// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetProfileInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setProfileInCarIntent = IntentSchema(
    name: "INSetProfileInCarIntent", domain: "CarPlay",
    handlingProtocol: "INSetProfileInCarIntentHandling",
    parameters: [
      ParameterSchema(name: "profileNumber", type: .integer, resolvedBy: ["INIntegerResolutionResult"], swiftType: "Int?"),
      ParameterSchema(name: "profileName", type: .string, resolvedBy: ["INStringResolutionResult"], swiftType: "String?"),
      ParameterSchema(name: "carName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
      ParameterSchema(name: "isDefaultProfile", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "profileLabel", type: .string, swiftType: "String?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
    ],
    responseFields: [
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .carProfileName: ["profileName"],
      .carName: ["carName"],
    ],
    deed: "carSet",
    introduced: "10.0", deprecated: "15.0")
}
