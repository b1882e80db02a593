// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetDefrosterSettingsInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setDefrosterSettingsInCarIntent = IntentSchema(
    name: "INSetDefrosterSettingsInCarIntent", domain: "CarPlay",
    handlingProtocol: "INSetDefrosterSettingsInCarIntentHandling",
    parameters: [
      ParameterSchema(name: "enable", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "defroster", type: .enumeration("INCarDefroster"), resolvedBy: ["INCarDefrosterResolutionResult"], swiftType: "INCarDefroster"),
      ParameterSchema(name: "carName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
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
      .carName: ["carName"],
    ],
    deed: "carSet",
    introduced: "10.0", deprecated: "15.0")
}
