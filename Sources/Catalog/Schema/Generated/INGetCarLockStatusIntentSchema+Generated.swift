// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetCarLockStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let getCarLockStatusIntent = IntentSchema(
    name: "INGetCarLockStatusIntent", domain: "CarCommands",
    handlingProtocol: "INGetCarLockStatusIntentHandling",
    parameters: [
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
      ParameterSchema(name: "locked", type: .boolean, swiftType: "Bool?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .carName: ["carName"],
    ],
    introduced: "10.3",
    presentation: ResultPresentation(
      property: "", kind: .response, lines: "",
      variant: ResultPresentation.Variant(of: "locked")),
    maps: nil)
}
