// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INShareFocusStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let shareFocusStatusIntent = IntentSchema(
    name: "INShareFocusStatusIntent", domain: "Focus",
    handlingProtocol: "INShareFocusStatusIntentHandling",
    parameters: [
      ParameterSchema(name: "focusStatus", type: .object("INFocusStatus"), swiftType: "INFocusStatus?"),
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
    introduced: "15.0", comesFrom: "the system")
}
