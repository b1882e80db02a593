// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetAvailableRestaurantReservationBookingsIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let getAvailableRestaurantReservationBookingsIntent = IntentSchema(
    name: "INGetAvailableRestaurantReservationBookingsIntent", domain: "Restaurants",
    handlingProtocol: "INGetAvailableRestaurantReservationBookingsIntentHandling",
    parameters: [
      ParameterSchema(name: "restaurant", type: .object("INRestaurant"), resolvedBy: ["INRestaurantResolutionResult"], swiftType: "INRestaurant"),
      ParameterSchema(name: "partySize", type: .integer, resolvedBy: ["INIntegerResolutionResult"], swiftType: "Int"),
      ParameterSchema(name: "preferredBookingDateComponents", type: .date, resolvedBy: ["INDateComponentsResolutionResult"], swiftType: "DateComponents?"),
      ParameterSchema(name: "maximumNumberOfResults", type: .integer, swiftType: "NSNumber?"),
      ParameterSchema(name: "earliestBookingDateForResults", type: .date, swiftType: "Date?"),
      ParameterSchema(name: "latestBookingDateForResults", type: .date, swiftType: "Date?"),
    ],
    codes: [
      ResponseCode("success", 0),
      ResponseCode("failure", 1),
      ResponseCode("failureRequestUnsatisfiable", 2),
      ResponseCode("failureRequestUnspecified", 3),
    ],
    responseFields: [
      ParameterSchema(name: "localizedRestaurantDescriptionText", type: .string, swiftType: "String?"),
      ParameterSchema(name: "localizedBookingAdvisementText", type: .string, swiftType: "String?"),
      ParameterSchema(name: "termsAndConditions", type: .object("INTermsAndConditions"), swiftType: "INTermsAndConditions?"),
      ParameterSchema(name: "availableBookings", type: .object("INRestaurantReservationBooking"), isList: true, swiftType: "[INRestaurantReservationBooking]"),
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "10.0",
    presentation: ResultPresentation(
      property: "availableBookings", kind: .list, lines: "tables",
      label: "when",
      parts: [
        ResultPresentation.Part("when", of: ["bookingDate"]),
        ResultPresentation.Part("restaurant", of: ["restaurant"]),
        ResultPresentation.Part("people", of: ["partySize"]),
        ResultPresentation.Part("about", of: ["bookingDescription"])]),
    maps: nil)
}
