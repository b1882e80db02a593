// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INCancelRideIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let cancelRideIntent = IntentSchema(
    name: "INCancelRideIntent", domain: "RideBooking",
    handlingProtocol: "INCancelRideIntentHandling",
    parameters: [
      ParameterSchema(name: "rideIdentifier", type: .string, swiftType: "String"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("success", 2),
      ResponseCode("failure", 3),
    ],
    responseFields: [
      ParameterSchema(name: "cancellationFee", type: .money, swiftType: "INCurrencyAmount?"),
      ParameterSchema(name: "cancellationFeeThreshold", type: .date, swiftType: "DateComponents?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    deed: "rideCancel",
    isOutright: true,
    introduced: "11.0", comesFrom: "Maps")
}
