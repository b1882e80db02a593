// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSendRideFeedbackIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let sendRideFeedbackIntent = IntentSchema(
    name: "INSendRideFeedbackIntent", domain: "RideBooking",
    handlingProtocol: "INSendRideFeedbackIntentHandling",
    parameters: [
      ParameterSchema(name: "rideIdentifier", type: .string, swiftType: "String"),
      ParameterSchema(name: "rating", type: .integer, swiftType: "NSNumber?"),
      ParameterSchema(name: "tip", type: .money, swiftType: "INCurrencyAmount?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("success", 2),
      ResponseCode("failure", 3),
    ],
    responseFields: [
    ],
    review: false, alwaysNeedsUnlock: false,
    deed: "rideFeedback",
    introduced: "11.0", comesFrom: "Maps")
}
