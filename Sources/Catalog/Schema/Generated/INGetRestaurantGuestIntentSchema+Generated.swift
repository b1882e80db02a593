// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetRestaurantGuestIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let getRestaurantGuestIntent = IntentSchema(
    name: "INGetRestaurantGuestIntent", domain: "Restaurants",
    handlingProtocol: "INGetRestaurantGuestIntentHandling",
    parameters: [
    ],
    codes: [
      ResponseCode("success", 0),
      ResponseCode("failure", 1),
    ],
    responseFields: [
      ParameterSchema(name: "guest", type: .object("INRestaurantGuest"), swiftType: "INRestaurantGuest?"),
      ParameterSchema(name: "guestDisplayPreferences", type: .object("INRestaurantGuestDisplayPreferences"), swiftType: "INRestaurantGuestDisplayPreferences?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "10.0", comesFrom: "Maps")
}
