// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INHangUpCallIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let hangUpCallIntent = IntentSchema(
    name: "INHangUpCallIntent", domain: "Calls",
    handlingProtocol: "INHangUpCallIntentHandling",
    parameters: [
      ParameterSchema(name: "callIdentifier", type: .string, swiftType: "String?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureNoCallToHangUp", 6),
    ],
    responseFields: [
    ],
    review: false, alwaysNeedsUnlock: false,
    deed: "callEnd",
    isOutright: true,
    introduced: "16.2", dialogue: IntentDialogue(underWay: .ends))
}
