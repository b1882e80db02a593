// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INListRideOptionsIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let listRideOptionsIntent = IntentSchema(
    name: "INListRideOptionsIntent", domain: "RideBooking",
    handlingProtocol: "INListRideOptionsIntentHandling",
    parameters: [
      ParameterSchema(name: "pickupLocation", type: .place, resolvedBy: ["INPlacemarkResolutionResult"], swiftType: "CLPlacemark?"),
      ParameterSchema(name: "dropOffLocation", type: .place, resolvedBy: ["INPlacemarkResolutionResult"], swiftType: "CLPlacemark?"),
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
      ResponseCode("failurePreviousRideNeedsFeedback", 10),
    ],
    responseFields: [
      ParameterSchema(name: "rideOptions", type: .object("INRideOption"), isList: true, swiftType: "[INRideOption]?"),
      ParameterSchema(name: "paymentMethods", type: .object("INPaymentMethod"), isList: true, swiftType: "[INPaymentMethod]?"),
      ParameterSchema(name: "expirationDate", type: .date, swiftType: "Date?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "10.0",
    presentation: ResultPresentation(
      property: "rideOptions", kind: .list, lines: "rides",
      label: "name",
      parts: [
        ResultPresentation.Part("name", of: ["name"]),
        ResultPresentation.Part("price", of: ["priceRange"]),
        ResultPresentation.Part("pickup", of: ["estimatedPickupDate"])],
      next: ResultPresentation.Next(
        "INRequestRideIntent", by: .choice, keeps: ["pickupLocation", "dropOffLocation"],
        fills: [ResultPresentation.Filling("rideOptionName", with: "name", identifier: "identifier")])),
    maps: MapsPlaces(from: "pickupLocation", to: "dropOffLocation"), comesFrom: "Maps")
}
