// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INRequestRideIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let requestRideIntent = IntentSchema(
    name: "INRequestRideIntent", domain: "RideBooking",
    handlingProtocol: "INRequestRideIntentHandling",
    parameters: [
      ParameterSchema(name: "pickupLocation", type: .place, resolvedBy: ["INPlacemarkResolutionResult"], swiftType: "CLPlacemark?"),
      ParameterSchema(name: "dropOffLocation", type: .place, resolvedBy: ["INPlacemarkResolutionResult"], isRequired: true, swiftType: "CLPlacemark?"),
      ParameterSchema(name: "rideOptionName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
      ParameterSchema(name: "partySize", type: .integer, resolvedBy: ["INIntegerResolutionResult"], swiftType: "Int?"),
      ParameterSchema(name: "scheduledPickupTime", type: .dateRange, resolvedBy: ["INDateComponentsRangeResolutionResult"], swiftType: "INDateComponentsRange?"),
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
    deed: "ride",
    shortcutTypes: [
      ShortcutType(parameters: ["dropOffLocation"]),
      ShortcutType(parameters: ["pickupLocation", "dropOffLocation"]),
      ShortcutType(parameters: ["dropOffLocation", "rideOptionName"]),
    ],
    introduced: "10.0", dialogue: IntentDialogue(changes: "dropOffLocation", observes: "INGetRideStatusIntent"))
}
