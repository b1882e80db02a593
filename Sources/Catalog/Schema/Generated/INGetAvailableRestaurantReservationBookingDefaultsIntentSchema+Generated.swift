// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetAvailableRestaurantReservationBookingDefaultsIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let getAvailableRestaurantReservationBookingDefaultsIntent = IntentSchema(
    name: "INGetAvailableRestaurantReservationBookingDefaultsIntent", domain: "Restaurants",
    handlingProtocol: "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling",
    parameters: [
      ParameterSchema(name: "restaurant", type: .object("INRestaurant"), resolvedBy: ["INRestaurantResolutionResult"], swiftType: "INRestaurant?"),
    ],
    codes: [
      ResponseCode("success", 0),
      ResponseCode("failure", 1),
      ResponseCode("unspecified", 2),
    ],
    responseFields: [
      ParameterSchema(name: "defaultPartySize", type: .integer, swiftType: "Int"),
      ParameterSchema(name: "defaultBookingDate", type: .date, swiftType: "Date"),
      ParameterSchema(name: "maximumPartySize", type: .integer, swiftType: "NSNumber?"),
      ParameterSchema(name: "minimumPartySize", type: .integer, swiftType: "NSNumber?"),
      ParameterSchema(name: "providerImage", type: .object("INImage"), swiftType: "INImage"),
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "10.0", comesFrom: "Maps")
}
