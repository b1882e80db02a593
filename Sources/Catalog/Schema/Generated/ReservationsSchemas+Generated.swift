// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Reservations.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let reservations: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INReservationActionType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("checkIn", 1),
      ]),
    EnumerationSchema(
      name: "INReservationStatus", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("canceled", 1),
        EnumerationCase("pending", 2),
        EnumerationCase("hold", 3),
        EnumerationCase("confirmed", 4),
      ]),
    EnumerationSchema(
      name: "INTicketedEventCategory", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("movie", 1),
      ]),
  ]
}

extension ObjectSchema {
  static let reservations: [ObjectSchema] = [
    ObjectSchema(
      name: "INAirline", superclass: nil,
      fields: [
        ParameterSchema(name: "name", type: .string, swiftType: "String?"),
        ParameterSchema(name: "iataCode", type: .string, swiftType: "String?"),
        ParameterSchema(name: "icaoCode", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INAirport", superclass: nil,
      fields: [
        ParameterSchema(name: "name", type: .string, swiftType: "String?"),
        ParameterSchema(name: "iataCode", type: .string, swiftType: "String?"),
        ParameterSchema(name: "icaoCode", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INAirportGate", superclass: nil,
      fields: [
        ParameterSchema(name: "airport", type: .object("INAirport"), swiftType: "INAirport"),
        ParameterSchema(name: "terminal", type: .string, swiftType: "String?"),
        ParameterSchema(name: "gate", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INBoatReservation", superclass: "INReservation",
      fields: [
        ParameterSchema(name: "reservedSeat", type: .object("INSeat"), swiftType: "INSeat?"),
        ParameterSchema(name: "boatTrip", type: .object("INBoatTrip"), swiftType: "INBoatTrip?"),
      ]),
    ObjectSchema(
      name: "INBoatTrip", superclass: nil,
      fields: [
        ParameterSchema(name: "provider", type: .string, swiftType: "String?"),
        ParameterSchema(name: "boatName", type: .string, swiftType: "String?"),
        ParameterSchema(name: "boatNumber", type: .string, swiftType: "String?"),
        ParameterSchema(name: "tripDuration", type: .dateRange, swiftType: "INDateComponentsRange"),
        ParameterSchema(name: "departureBoatTerminalLocation", type: .place, swiftType: "CLPlacemark"),
        ParameterSchema(name: "arrivalBoatTerminalLocation", type: .place, swiftType: "CLPlacemark"),
      ]),
    ObjectSchema(
      name: "INBusReservation", superclass: "INReservation",
      fields: [
        ParameterSchema(name: "reservedSeat", type: .object("INSeat"), swiftType: "INSeat?"),
        ParameterSchema(name: "busTrip", type: .object("INBusTrip"), swiftType: "INBusTrip"),
      ]),
    ObjectSchema(
      name: "INBusTrip", superclass: nil,
      fields: [
        ParameterSchema(name: "provider", type: .string, swiftType: "String?"),
        ParameterSchema(name: "busName", type: .string, swiftType: "String?"),
        ParameterSchema(name: "busNumber", type: .string, swiftType: "String?"),
        ParameterSchema(name: "tripDuration", type: .dateRange, swiftType: "INDateComponentsRange"),
        ParameterSchema(name: "departureBusStopLocation", type: .place, swiftType: "CLPlacemark"),
        ParameterSchema(name: "departurePlatform", type: .string, swiftType: "String?"),
        ParameterSchema(name: "arrivalBusStopLocation", type: .place, swiftType: "CLPlacemark"),
        ParameterSchema(name: "arrivalPlatform", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INFlight", superclass: nil,
      fields: [
        ParameterSchema(name: "airline", type: .object("INAirline"), swiftType: "INAirline"),
        ParameterSchema(name: "flightNumber", type: .string, swiftType: "String"),
        ParameterSchema(name: "boardingTime", type: .dateRange, swiftType: "INDateComponentsRange?"),
        ParameterSchema(name: "flightDuration", type: .dateRange, swiftType: "INDateComponentsRange"),
        ParameterSchema(name: "departureAirportGate", type: .object("INAirportGate"), swiftType: "INAirportGate"),
        ParameterSchema(name: "arrivalAirportGate", type: .object("INAirportGate"), swiftType: "INAirportGate"),
      ]),
    ObjectSchema(
      name: "INFlightReservation", superclass: "INReservation",
      fields: [
        ParameterSchema(name: "reservedSeat", type: .object("INSeat"), swiftType: "INSeat?"),
        ParameterSchema(name: "flight", type: .object("INFlight"), swiftType: "INFlight"),
      ]),
    ObjectSchema(
      name: "INLodgingReservation", superclass: "INReservation",
      fields: [
        ParameterSchema(name: "numberOfAdults", type: .integer, swiftType: "Int?"),
        ParameterSchema(name: "numberOfChildren", type: .integer, swiftType: "Int?"),
        ParameterSchema(name: "lodgingBusinessLocation", type: .place, swiftType: "CLPlacemark"),
        ParameterSchema(name: "reservationDuration", type: .dateRange, swiftType: "INDateComponentsRange"),
      ]),
    ObjectSchema(
      name: "INRentalCar", superclass: nil,
      fields: [
        ParameterSchema(name: "rentalCompanyName", type: .string, swiftType: "String"),
        ParameterSchema(name: "type", type: .string, swiftType: "String?"),
        ParameterSchema(name: "make", type: .string, swiftType: "String?"),
        ParameterSchema(name: "model", type: .string, swiftType: "String?"),
        ParameterSchema(name: "rentalCarDescription", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INRentalCarReservation", superclass: "INReservation",
      fields: [
        ParameterSchema(name: "rentalCar", type: .object("INRentalCar"), swiftType: "INRentalCar"),
        ParameterSchema(name: "rentalDuration", type: .dateRange, swiftType: "INDateComponentsRange"),
        ParameterSchema(name: "pickupLocation", type: .place, swiftType: "CLPlacemark?"),
        ParameterSchema(name: "dropOffLocation", type: .place, swiftType: "CLPlacemark?"),
      ]),
    ObjectSchema(
      name: "INReservation", superclass: nil,
      fields: [
        ParameterSchema(name: "itemReference", type: .speakable, swiftType: "INSpeakableString"),
        ParameterSchema(name: "reservationNumber", type: .string, swiftType: "String?"),
        ParameterSchema(name: "bookingTime", type: .date, swiftType: "Date?"),
        ParameterSchema(name: "reservationStatus", type: .enumeration("INReservationStatus"), swiftType: "INReservationStatus"),
        ParameterSchema(name: "reservationHolderName", type: .string, swiftType: "String?"),
        ParameterSchema(name: "actions", type: .object("INReservationAction"), isList: true, swiftType: "[INReservationAction]?"),
        ParameterSchema(name: "url", type: .string, swiftType: "URL?"),
      ]),
    ObjectSchema(
      name: "INReservationAction", superclass: nil,
      fields: [
        ParameterSchema(name: "type", type: .enumeration("INReservationActionType"), swiftType: "INReservationActionType"),
        ParameterSchema(name: "validDuration", type: .dateRange, swiftType: "INDateComponentsRange"),
        ParameterSchema(name: "userActivity", type: .object("NSUserActivity"), swiftType: "NSUserActivity"),
      ]),
    ObjectSchema(
      name: "INRestaurantReservation", superclass: "INReservation",
      fields: [
        ParameterSchema(name: "partySize", type: .integer, swiftType: "Int?"),
        ParameterSchema(name: "reservationDuration", type: .dateRange, swiftType: "INDateComponentsRange"),
        ParameterSchema(name: "restaurantLocation", type: .place, swiftType: "CLPlacemark"),
      ]),
    ObjectSchema(
      name: "INSeat", superclass: nil,
      fields: [
        ParameterSchema(name: "seatSection", type: .string, swiftType: "String?"),
        ParameterSchema(name: "seatRow", type: .string, swiftType: "String?"),
        ParameterSchema(name: "seatNumber", type: .string, swiftType: "String?"),
        ParameterSchema(name: "seatingType", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INTicketedEvent", superclass: nil,
      fields: [
        ParameterSchema(name: "category", type: .enumeration("INTicketedEventCategory"), swiftType: "INTicketedEventCategory"),
        ParameterSchema(name: "name", type: .string, swiftType: "String"),
        ParameterSchema(name: "eventDuration", type: .dateRange, swiftType: "INDateComponentsRange"),
        ParameterSchema(name: "location", type: .place, swiftType: "CLPlacemark?"),
      ]),
    ObjectSchema(
      name: "INTicketedEventReservation", superclass: "INReservation",
      fields: [
        ParameterSchema(name: "event", type: .object("INTicketedEvent"), swiftType: "INTicketedEvent"),
        ParameterSchema(name: "reservedSeat", type: .object("INSeat"), swiftType: "INSeat?"),
      ]),
    ObjectSchema(
      name: "INTrainReservation", superclass: "INReservation",
      fields: [
        ParameterSchema(name: "reservedSeat", type: .object("INSeat"), swiftType: "INSeat?"),
        ParameterSchema(name: "trainTrip", type: .object("INTrainTrip"), swiftType: "INTrainTrip"),
      ]),
    ObjectSchema(
      name: "INTrainTrip", superclass: nil,
      fields: [
        ParameterSchema(name: "provider", type: .string, swiftType: "String?"),
        ParameterSchema(name: "trainName", type: .string, swiftType: "String?"),
        ParameterSchema(name: "trainNumber", type: .string, swiftType: "String?"),
        ParameterSchema(name: "tripDuration", type: .dateRange, swiftType: "INDateComponentsRange"),
        ParameterSchema(name: "departureStationLocation", type: .place, swiftType: "CLPlacemark"),
        ParameterSchema(name: "departurePlatform", type: .string, swiftType: "String?"),
        ParameterSchema(name: "arrivalStationLocation", type: .place, swiftType: "CLPlacemark"),
        ParameterSchema(name: "arrivalPlatform", type: .string, swiftType: "String?"),
      ]),
  ]
}

extension ResultSchema {
  static let reservations: [ResultSchema] = [
  ]
}
