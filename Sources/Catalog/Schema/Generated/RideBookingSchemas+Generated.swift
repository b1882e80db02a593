// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/RideBooking.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let rideBooking: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INRideFeedbackTypeOptions", kind: .options,
      cases: [
        EnumerationCase("rate", 1),
        EnumerationCase("tip", 2),
      ]),
    EnumerationSchema(
      name: "INRidePhase", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("received", 1),
        EnumerationCase("confirmed", 2),
        EnumerationCase("ongoing", 3),
        EnumerationCase("completed", 4),
        EnumerationCase("approachingPickup", 5),
        EnumerationCase("pickup", 6),
      ]),
  ]
}

extension ObjectSchema {
  static let rideBooking: [ObjectSchema] = [
    ObjectSchema(
      name: "INPriceRange", superclass: nil,
      fields: [
        ParameterSchema(name: "minimumPrice", type: .double, swiftType: "NSDecimalNumber?"),
        ParameterSchema(name: "maximumPrice", type: .double, swiftType: "NSDecimalNumber?"),
        ParameterSchema(name: "currencyCode", type: .string, swiftType: "String"),
      ]),
    ObjectSchema(
      name: "INRideCompletionStatus", superclass: nil,
      fields: [
        ParameterSchema(name: "completionUserActivity", type: .object("NSUserActivity"), swiftType: "NSUserActivity?"),
        ParameterSchema(name: "isCompleted", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "isCanceled", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "isMissedPickup", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "paymentAmount", type: .money, swiftType: "INCurrencyAmount?"),
        ParameterSchema(name: "feedbackType", type: .enumeration("INRideFeedbackTypeOptions"), swiftType: "INRideFeedbackTypeOptions"),
        ParameterSchema(name: "isOutstanding", type: .boolean, swiftType: "Bool"),
        ParameterSchema(name: "defaultTippingOptions", type: .money, isList: true, swiftType: "Set<INCurrencyAmount>?"),
      ]),
    ObjectSchema(
      name: "INRideDriver", superclass: "INPerson",
      fields: [
        ParameterSchema(name: "rating", type: .string, swiftType: "String?"),
        ParameterSchema(name: "phoneNumber", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INRideFareLineItem", superclass: nil,
      fields: [
        ParameterSchema(name: "title", type: .string, swiftType: "String!"),
        ParameterSchema(name: "price", type: .double, swiftType: "NSDecimalNumber!"),
        ParameterSchema(name: "currencyCode", type: .string, swiftType: "String!"),
      ]),
    ObjectSchema(
      name: "INRideOption", superclass: nil,
      fields: [
        ParameterSchema(name: "usesMeteredFare", type: .boolean, swiftType: "Bool?"),
        ParameterSchema(name: "name", type: .string, swiftType: "String"),
        ParameterSchema(name: "estimatedPickupDate", type: .date, swiftType: "Date"),
        ParameterSchema(name: "priceRange", type: .object("INPriceRange"), swiftType: "INPriceRange?"),
        ParameterSchema(name: "disclaimerMessage", type: .string, swiftType: "String?"),
        ParameterSchema(name: "availablePartySizeOptions", type: .object("INRidePartySizeOption"), isList: true, swiftType: "[INRidePartySizeOption]?"),
        ParameterSchema(name: "availablePartySizeOptionsSelectionPrompt", type: .string, swiftType: "String?"),
        ParameterSchema(name: "specialPricing", type: .string, swiftType: "String?"),
        ParameterSchema(name: "specialPricingBadgeImage", type: .object("INImage"), swiftType: "INImage?"),
        ParameterSchema(name: "fareLineItems", type: .object("INRideFareLineItem"), isList: true, swiftType: "[INRideFareLineItem]?"),
        ParameterSchema(name: "userActivityForBookingInApplication", type: .object("NSUserActivity"), swiftType: "NSUserActivity?"),
        ParameterSchema(name: "identifier", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INRidePartySizeOption", superclass: nil,
      fields: [
        ParameterSchema(name: "partySizeRange", type: .object("NSRange"), swiftType: "NSRange"),
        ParameterSchema(name: "sizeDescription", type: .string, swiftType: "String"),
        ParameterSchema(name: "priceRange", type: .object("INPriceRange"), swiftType: "INPriceRange?"),
      ]),
    ObjectSchema(
      name: "INRideStatus", superclass: nil,
      fields: [
        ParameterSchema(name: "rideIdentifier", type: .string, swiftType: "String?"),
        ParameterSchema(name: "phase", type: .enumeration("INRidePhase"), swiftType: "INRidePhase"),
        ParameterSchema(name: "completionStatus", type: .object("INRideCompletionStatus"), swiftType: "INRideCompletionStatus?"),
        ParameterSchema(name: "vehicle", type: .object("INRideVehicle"), swiftType: "INRideVehicle?"),
        ParameterSchema(name: "driver", type: .object("INRideDriver"), swiftType: "INRideDriver?"),
        ParameterSchema(name: "estimatedPickupDate", type: .date, swiftType: "Date?"),
        ParameterSchema(name: "estimatedDropOffDate", type: .date, swiftType: "Date?"),
        ParameterSchema(name: "estimatedPickupEndDate", type: .date, swiftType: "Date?"),
        ParameterSchema(name: "scheduledPickupTime", type: .dateRange, swiftType: "INDateComponentsRange?"),
        ParameterSchema(name: "pickupLocation", type: .place, swiftType: "CLPlacemark?"),
        ParameterSchema(name: "waypoints", type: .place, isList: true, swiftType: "[CLPlacemark]?"),
        ParameterSchema(name: "dropOffLocation", type: .place, swiftType: "CLPlacemark?"),
        ParameterSchema(name: "rideOption", type: .object("INRideOption"), swiftType: "INRideOption?"),
        ParameterSchema(name: "userActivityForCancelingInApplication", type: .object("NSUserActivity"), swiftType: "NSUserActivity?"),
        ParameterSchema(name: "additionalActionActivities", type: .object("NSUserActivity"), isList: true, swiftType: "[NSUserActivity]?"),
      ]),
    ObjectSchema(
      name: "INRideVehicle", superclass: nil,
      fields: [
        ParameterSchema(name: "location", type: .place, swiftType: "CLLocation?"),
        ParameterSchema(name: "registrationPlate", type: .string, swiftType: "String?"),
        ParameterSchema(name: "manufacturer", type: .string, swiftType: "String?"),
        ParameterSchema(name: "model", type: .string, swiftType: "String?"),
        ParameterSchema(name: "mapAnnotationImage", type: .object("INImage"), swiftType: "INImage?"),
      ]),
  ]
}

extension ResultSchema {
  static let rideBooking: [ResultSchema] = [
  ]
}
