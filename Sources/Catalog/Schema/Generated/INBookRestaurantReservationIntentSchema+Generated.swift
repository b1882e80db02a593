// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INBookRestaurantReservationIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let bookRestaurantReservationIntent = IntentSchema(
    name: "INBookRestaurantReservationIntent", domain: "Restaurants",
    handlingProtocol: "INBookRestaurantReservationIntentHandling",
    parameters: [
      ParameterSchema(name: "restaurant", type: .object("INRestaurant"), resolvedBy: ["INRestaurantResolutionResult"], swiftType: "INRestaurant"),
      ParameterSchema(name: "bookingDateComponents", type: .date, resolvedBy: ["INDateComponentsResolutionResult"], swiftType: "DateComponents"),
      ParameterSchema(name: "partySize", type: .integer, resolvedBy: ["INIntegerResolutionResult"], swiftType: "Int"),
      ParameterSchema(name: "guest", type: .object("INRestaurantGuest"), resolvedBy: ["INRestaurantGuestResolutionResult"], swiftType: "INRestaurantGuest?"),
      ParameterSchema(name: "guestProvidedSpecialRequestText", type: .string, resolvedBy: ["INStringResolutionResult"], swiftType: "String?"),
      ParameterSchema(name: "bookingIdentifier", type: .string, swiftType: "String?"),
      ParameterSchema(name: "selectedOffer", type: .object("INRestaurantOffer"), swiftType: "INRestaurantOffer?"),
    ],
    codes: [
      ResponseCode("success", 0),
      ResponseCode("denied", 1),
      ResponseCode("failure", 2),
      ResponseCode("failureRequiringAppLaunch", 3),
      ResponseCode("failureRequiringAppLaunchMustVerifyCredentials", 4),
      ResponseCode("failureRequiringAppLaunchServiceTemporarilyUnavailable", 5),
    ],
    responseFields: [
      ParameterSchema(name: "userBooking", type: .object("INRestaurantReservationUserBooking"), swiftType: "INRestaurantReservationUserBooking?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    deed: "table",
    introduced: "10.0")
}
