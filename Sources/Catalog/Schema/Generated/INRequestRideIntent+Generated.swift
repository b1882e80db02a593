// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INRequestRideIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let requestRideIntent = IntentSchema(
    name: "INRequestRideIntent", domain: "RideBooking",
    handlingProtocol: "INRequestRideIntentHandling",
    parameters: [
      ParameterSchema(name: "pickupLocation", type: .place, isResolvable: true, swiftType: "CLPlacemark?"),
      ParameterSchema(name: "dropOffLocation", type: .place, isResolvable: true, swiftType: "CLPlacemark?"),
      ParameterSchema(name: "rideOptionName", type: .speakable, isResolvable: true, swiftType: "INSpeakableString?"),
      ParameterSchema(name: "partySize", type: .integer, isResolvable: true, swiftType: "Int?"),
      ParameterSchema(name: "scheduledPickupTime", type: .dateRange, isResolvable: true, swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "paymentMethod", type: .object("INPaymentMethod"), swiftType: "INPaymentMethod?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureRequiringAppLaunchMustVerifyCredentials", 6),
      ResponseCode("failureRequiringAppLaunchNoServiceInArea", 7),
      ResponseCode("failureRequiringAppLaunchServiceTemporarilyUnavailable", 8),
      ResponseCode("failureRequiringAppLaunchPreviousRideNeedsCompletion", 9),
      ResponseCode("failureRequiringAppLaunchRideScheduledTooFar", 10),
    ],
    responseFields: [
      ParameterSchema(name: "rideStatus", type: .object("INRideStatus"), swiftType: "INRideStatus?"),
    ],
    review: true, alwaysNeedsUnlock: true,
    introduced: "10.0")
}
