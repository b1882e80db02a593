// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Restaurants.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let restaurants: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INRestaurantReservationUserBookingStatus", kind: .cases,
      cases: [
        EnumerationCase("pending", 0),
        EnumerationCase("confirmed", 1),
        EnumerationCase("denied", 2),
      ]),
  ]
}

extension ObjectSchema {
  static let restaurants: [ObjectSchema] = [
    ObjectSchema(
      name: "INRestaurant", superclass: nil,
      fields: [
        ParameterSchema(name: "location", type: .place, swiftType: "CLLocation"),
        ParameterSchema(name: "name", type: .string, swiftType: "String"),
        ParameterSchema(name: "vendorIdentifier", type: .string, swiftType: "String"),
        ParameterSchema(name: "restaurantIdentifier", type: .string, swiftType: "String"),
      ]),
    ObjectSchema(
      name: "INRestaurantGuest", superclass: "INPerson",
      fields: [
        ParameterSchema(name: "phoneNumber", type: .string, swiftType: "String?"),
        ParameterSchema(name: "emailAddress", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INRestaurantGuestDisplayPreferences", superclass: nil,
      fields: [
        ParameterSchema(name: "nameFieldFirstNameOptional", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "nameFieldLastNameOptional", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "nameFieldShouldBeDisplayed", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "emailAddressFieldShouldBeDisplayed", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "phoneNumberFieldShouldBeDisplayed", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "nameEditable", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "emailAddressEditable", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "phoneNumberEditable", type: .boolean, swiftType: "Bool"),
      ]),
    ObjectSchema(
      name: "INRestaurantOffer", superclass: nil,
      fields: [
        ParameterSchema(name: "offerTitleText", type: .string, swiftType: "String"),
        ParameterSchema(name: "offerDetailText", type: .string, swiftType: "String"),
        ParameterSchema(name: "offerIdentifier", type: .string, swiftType: "String"),
      ]),
    ObjectSchema(
      name: "INRestaurantReservationBooking", superclass: nil,
      fields: [
        ParameterSchema(name: "restaurant", type: .object("INRestaurant"), swiftType: "INRestaurant"),
        ParameterSchema(name: "bookingDescription", type: .string, swiftType: "String?"),
        ParameterSchema(name: "bookingDate", type: .date, swiftType: "Date"),
        ParameterSchema(name: "partySize", type: .integer, swiftType: "Int"),
        ParameterSchema(name: "bookingIdentifier", type: .string, swiftType: "String"),
        ParameterSchema(name: "isBookingAvailable", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "offers", type: .object("INRestaurantOffer"), isList: true, swiftType: "[INRestaurantOffer]?"),
        ParameterSchema(name: "requiresManualRequest", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "requiresEmailAddress", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "requiresName", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "requiresPhoneNumber", type: .boolean, swiftType: "Bool"),
      ]),
    ObjectSchema(
      name: "INRestaurantReservationUserBooking", superclass: "INRestaurantReservationBooking",
      fields: [
        ParameterSchema(name: "guest", type: .object("INRestaurantGuest"), swiftType: "INRestaurantGuest"),
        ParameterSchema(name: "advisementText", type: .string, swiftType: "String?"),
        ParameterSchema(name: "selectedOffer", type: .object("INRestaurantOffer"), swiftType: "INRestaurantOffer?"),
        ParameterSchema(name: "guestProvidedSpecialRequestText", type: .string, swiftType: "String?"),
        ParameterSchema(name: "status", type: .enumeration("INRestaurantReservationUserBookingStatus"), swiftType: "INRestaurantReservationUserBookingStatus"),
        ParameterSchema(name: "dateStatusModified", type: .date, swiftType: "Date"),
      ]),
    ObjectSchema(
      name: "INTermsAndConditions", superclass: nil,
      fields: [
        ParameterSchema(name: "localizedTermsAndConditionsText", type: .string, swiftType: "String"),
        ParameterSchema(name: "privacyPolicyURL", type: .string, swiftType: "URL?"),
        ParameterSchema(name: "termsAndConditionsURL", type: .string, swiftType: "URL?"),
      ]),
  ]
}

extension ResultSchema {
  static let restaurants: [ResultSchema] = [
    ResultSchema(name: "INDateComponentsResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INRestaurantGuestResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INRestaurantResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
  ]
}
