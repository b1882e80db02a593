// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetRideStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let getRideStatusIntent = IntentSchema(
    name: "INGetRideStatusIntent", domain: "RideBooking",
    handlingProtocol: "INGetRideStatusIntentHandling",
    parameters: [
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureRequiringAppLaunchMustVerifyCredentials", 6),
      ResponseCode("failureRequiringAppLaunchServiceTemporarilyUnavailable", 7),
    ],
    responseFields: [
      ParameterSchema(name: "rideStatus", type: .object("INRideStatus"), swiftType: "INRideStatus?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "10.0", dialogue: IntentDialogue(observes: "INGetRideStatusIntent"))
}
