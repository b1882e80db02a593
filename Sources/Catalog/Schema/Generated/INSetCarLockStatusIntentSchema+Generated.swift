// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetCarLockStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setCarLockStatusIntent = IntentSchema(
    name: "INSetCarLockStatusIntent", domain: "CarCommands",
    handlingProtocol: "INSetCarLockStatusIntentHandling",
    parameters: [
      ParameterSchema(name: "locked", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
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
    deed: "carLock",
    isOutright: true,
    introduced: "10.3")
}
