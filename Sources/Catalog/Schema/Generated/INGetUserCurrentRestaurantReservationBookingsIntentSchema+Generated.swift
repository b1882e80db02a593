// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetUserCurrentRestaurantReservationBookingsIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let getUserCurrentRestaurantReservationBookingsIntent = IntentSchema(
    name: "INGetUserCurrentRestaurantReservationBookingsIntent", domain: "Restaurants",
    handlingProtocol: "INGetUserCurrentRestaurantReservationBookingsIntentHandling",
    parameters: [
      ParameterSchema(name: "restaurant", type: .object("INRestaurant"), resolvedBy: ["INRestaurantResolutionResult"], swiftType: "INRestaurant?"),
      ParameterSchema(name: "reservationIdentifier", type: .string, swiftType: "String?"),
      ParameterSchema(name: "maximumNumberOfResults", type: .integer, swiftType: "NSNumber?"),
      ParameterSchema(name: "earliestBookingDateForResults", type: .date, swiftType: "Date?"),
    ],
    codes: [
      ResponseCode("success", 0),
      ResponseCode("failure", 1),
      ResponseCode("failureRequestUnsatisfiable", 2),
      ResponseCode("unspecified", 3),
    ],
    responseFields: [
      ParameterSchema(name: "userCurrentBookings", type: .object("INRestaurantReservationUserBooking"), isList: true, swiftType: "[INRestaurantReservationUserBooking]"),
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "10.0",
    presentation: ResultPresentation(
      property: "userCurrentBookings", kind: .list, lines: "bookings",
      label: "restaurant",
      parts: [
        ResultPresentation.Part("restaurant", of: ["restaurant"]),
        ResultPresentation.Part("when", of: ["bookingDate"]),
        ResultPresentation.Part("people", of: ["partySize"]),
        ResultPresentation.Part("status", of: ["status"])],
      variant: ResultPresentation.Variant(of: "status", except: ["confirmed"]),
      showsOneAlone: true),
    maps: nil)
}
