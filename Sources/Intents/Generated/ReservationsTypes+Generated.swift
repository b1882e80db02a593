// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Reservations.json: edit that, then print again.
// swift-format-ignore-file

public enum INReservationActionType: Int, Sendable {
  case unknown = 0
  case checkIn = 1
}

public enum INReservationStatus: Int, Sendable {
  case unknown = 0
  case canceled = 1
  case pending = 2
  case hold = 3
  case confirmed = 4
}

public enum INTicketedEventCategory: Int, Sendable {
  case unknown = 0
  case movie = 1
}

open class INAirline: INStoredObject {
  open var name: String? { stored("name") }
  open var iataCode: String? { stored("iataCode") }
  open var icaoCode: String? { stored("icaoCode") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(name: String?, iataCode: String?, icaoCode: String?) {
    super.init()
    store(name, as: "name")
    store(iataCode, as: "iataCode")
    store(icaoCode, as: "icaoCode")
  }
}

open class INAirport: INStoredObject {
  open var name: String? { stored("name") }
  open var iataCode: String? { stored("iataCode") }
  open var icaoCode: String? { stored("icaoCode") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(name: String?, iataCode: String?, icaoCode: String?) {
    super.init()
    store(name, as: "name")
    store(iataCode, as: "iataCode")
    store(icaoCode, as: "icaoCode")
  }
}

open class INAirportGate: INStoredObject {
  open var airport: INAirport { stored("airport", default: INAirport()) }
  open var terminal: String? { stored("terminal") }
  open var gate: String? { stored("gate") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(airport: INAirport, terminal: String?, gate: String?) {
    super.init()
    store(airport, as: "airport")
    store(terminal, as: "terminal")
    store(gate, as: "gate")
  }
}

open class INBoatReservation: INReservation {
  open var reservedSeat: INSeat? { stored("reservedSeat") }
  open var boatTrip: INBoatTrip? { stored("boatTrip") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, boatTrip: INBoatTrip?) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(URL, as: "url")
    store(reservedSeat, as: "reservedSeat")
    store(boatTrip, as: "boatTrip")
  }
}

open class INBoatTrip: INStoredObject {
  open var provider: String? { stored("provider") }
  open var boatName: String? { stored("boatName") }
  open var boatNumber: String? { stored("boatNumber") }
  open var tripDuration: INDateComponentsRange { stored("tripDuration", default: INDateComponentsRange()) }
  open var departureBoatTerminalLocation: CLPlacemark { stored("departureBoatTerminalLocation", default: CLPlacemark(location: nil, name: nil, postalAddress: nil)) }
  open var arrivalBoatTerminalLocation: CLPlacemark { stored("arrivalBoatTerminalLocation", default: CLPlacemark(location: nil, name: nil, postalAddress: nil)) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(provider: String?, boatName: String?, boatNumber: String?, tripDuration: INDateComponentsRange, departureBoatTerminalLocation: CLPlacemark, arrivalBoatTerminalLocation: CLPlacemark) {
    super.init()
    store(provider, as: "provider")
    store(boatName, as: "boatName")
    store(boatNumber, as: "boatNumber")
    store(tripDuration, as: "tripDuration")
    store(departureBoatTerminalLocation, as: "departureBoatTerminalLocation")
    store(arrivalBoatTerminalLocation, as: "arrivalBoatTerminalLocation")
  }
}

open class INBusReservation: INReservation {
  open var reservedSeat: INSeat? { stored("reservedSeat") }
  open var busTrip: INBusTrip { stored("busTrip", default: INBusTrip()) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, busTrip: INBusTrip?) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(URL, as: "url")
    store(reservedSeat, as: "reservedSeat")
    store(busTrip, as: "busTrip")
  }
}

open class INBusTrip: INStoredObject {
  open var provider: String? { stored("provider") }
  open var busName: String? { stored("busName") }
  open var busNumber: String? { stored("busNumber") }
  open var tripDuration: INDateComponentsRange { stored("tripDuration", default: INDateComponentsRange()) }
  open var departureBusStopLocation: CLPlacemark { stored("departureBusStopLocation", default: CLPlacemark(location: nil, name: nil, postalAddress: nil)) }
  open var departurePlatform: String? { stored("departurePlatform") }
  open var arrivalBusStopLocation: CLPlacemark { stored("arrivalBusStopLocation", default: CLPlacemark(location: nil, name: nil, postalAddress: nil)) }
  open var arrivalPlatform: String? { stored("arrivalPlatform") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(provider: String?, busName: String?, busNumber: String?, tripDuration: INDateComponentsRange, departureBusStopLocation: CLPlacemark, departurePlatform: String?, arrivalBusStopLocation: CLPlacemark, arrivalPlatform: String?) {
    super.init()
    store(provider, as: "provider")
    store(busName, as: "busName")
    store(busNumber, as: "busNumber")
    store(tripDuration, as: "tripDuration")
    store(departureBusStopLocation, as: "departureBusStopLocation")
    store(departurePlatform, as: "departurePlatform")
    store(arrivalBusStopLocation, as: "arrivalBusStopLocation")
    store(arrivalPlatform, as: "arrivalPlatform")
  }
}

open class INFlight: INStoredObject {
  open var airline: INAirline { stored("airline", default: INAirline()) }
  open var flightNumber: String { stored("flightNumber", default: "") }
  open var boardingTime: INDateComponentsRange? { stored("boardingTime") }
  open var flightDuration: INDateComponentsRange { stored("flightDuration", default: INDateComponentsRange()) }
  open var departureAirportGate: INAirportGate { stored("departureAirportGate", default: INAirportGate()) }
  open var arrivalAirportGate: INAirportGate { stored("arrivalAirportGate", default: INAirportGate()) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(airline: INAirline, flightNumber: String, boardingTime: INDateComponentsRange?, flightDuration: INDateComponentsRange, departureAirportGate: INAirportGate, arrivalAirportGate: INAirportGate) {
    super.init()
    store(airline, as: "airline")
    store(flightNumber, as: "flightNumber")
    store(boardingTime, as: "boardingTime")
    store(flightDuration, as: "flightDuration")
    store(departureAirportGate, as: "departureAirportGate")
    store(arrivalAirportGate, as: "arrivalAirportGate")
  }
}

open class INFlightReservation: INReservation {
  open var reservedSeat: INSeat? { stored("reservedSeat") }
  open var flight: INFlight { stored("flight", default: INFlight()) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, flight: INFlight) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(URL, as: "url")
    store(reservedSeat, as: "reservedSeat")
    store(flight, as: "flight")
  }

  public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, flight: INFlight) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(reservedSeat, as: "reservedSeat")
    store(flight, as: "flight")
  }
}

open class INLodgingReservation: INReservation {
  open var numberOfAdults: Int? { stored("numberOfAdults") }
  open var numberOfChildren: Int? { stored("numberOfChildren") }
  open var lodgingBusinessLocation: CLPlacemark { stored("lodgingBusinessLocation", default: CLPlacemark(location: nil, name: nil, postalAddress: nil)) }
  open var reservationDuration: INDateComponentsRange { stored("reservationDuration", default: INDateComponentsRange()) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange, numberOfAdults: Int? = nil, numberOfChildren: Int? = nil) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(lodgingBusinessLocation, as: "lodgingBusinessLocation")
    store(reservationDuration, as: "reservationDuration")
    store(numberOfAdults, as: "numberOfAdults")
    store(numberOfChildren, as: "numberOfChildren")
  }

  public init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, url: URL? = nil, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange, numberOfAdults: Int? = nil, numberOfChildren: Int? = nil) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(url, as: "url")
    store(lodgingBusinessLocation, as: "lodgingBusinessLocation")
    store(reservationDuration, as: "reservationDuration")
    store(numberOfAdults, as: "numberOfAdults")
    store(numberOfChildren, as: "numberOfChildren")
  }
}

open class INRentalCar: INStoredObject {
  open var rentalCompanyName: String { stored("rentalCompanyName", default: "") }
  open var type: String? { stored("type") }
  open var make: String? { stored("make") }
  open var model: String? { stored("model") }
  open var rentalCarDescription: String? { stored("rentalCarDescription") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(rentalCompanyName: String, type: String?, make: String?, model: String?, rentalCarDescription: String?) {
    super.init()
    store(rentalCompanyName, as: "rentalCompanyName")
    store(type, as: "type")
    store(make, as: "make")
    store(model, as: "model")
    store(rentalCarDescription, as: "rentalCarDescription")
  }
}

open class INRentalCarReservation: INReservation {
  open var rentalCar: INRentalCar { stored("rentalCar", default: INRentalCar()) }
  open var rentalDuration: INDateComponentsRange { stored("rentalDuration", default: INDateComponentsRange()) }
  open var pickupLocation: CLPlacemark? { stored("pickupLocation") }
  open var dropOffLocation: CLPlacemark? { stored("dropOffLocation") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, rentalCar: INRentalCar, rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(URL, as: "url")
    store(rentalCar, as: "rentalCar")
    store(rentalDuration, as: "rentalDuration")
    store(pickupLocation, as: "pickupLocation")
    store(dropOffLocation, as: "dropOffLocation")
  }

  public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, rentalCar: INRentalCar, rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(rentalCar, as: "rentalCar")
    store(rentalDuration, as: "rentalDuration")
    store(pickupLocation, as: "pickupLocation")
    store(dropOffLocation, as: "dropOffLocation")
  }
}

open class INReservation: INStoredObject {
  open var itemReference: INSpeakableString { stored("itemReference", default: INSpeakableString()) }
  open var reservationNumber: String? { stored("reservationNumber") }
  open var bookingTime: Date? { stored("bookingTime") }
  open var reservationStatus: INReservationStatus { storedCase("reservationStatus", default: .unknown) }
  open var reservationHolderName: String? { stored("reservationHolderName") }
  open var actions: [INReservationAction]? { stored("actions") }
  open var url: URL? { stored("url") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class INReservationAction: INStoredObject {
  open var type: INReservationActionType { storedCase("type", default: .unknown) }
  open var validDuration: INDateComponentsRange { stored("validDuration", default: INDateComponentsRange()) }
  open var userActivity: NSUserActivity { stored("userActivity", default: NSUserActivity(activityType: "")) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(type: INReservationActionType, validDuration: INDateComponentsRange, userActivity: NSUserActivity) {
    super.init()
    storeCase(type, as: "type")
    store(validDuration, as: "validDuration")
    store(userActivity, as: "userActivity")
  }
}

open class INRestaurantReservation: INReservation {
  open var partySize: Int? { stored("partySize") }
  open var reservationDuration: INDateComponentsRange { stored("reservationDuration", default: INDateComponentsRange()) }
  open var restaurantLocation: CLPlacemark { stored("restaurantLocation", default: CLPlacemark(location: nil, name: nil, postalAddress: nil)) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, reservationDuration: INDateComponentsRange, partySize: Int? = nil, restaurantLocation: CLPlacemark) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(reservationDuration, as: "reservationDuration")
    store(partySize, as: "partySize")
    store(restaurantLocation, as: "restaurantLocation")
  }

  public init(itemReference: INSpeakableString, reservationNumber: String? = nil, bookingTime: Date? = nil, reservationStatus: INReservationStatus = .unknown, reservationHolderName: String? = nil, actions: [INReservationAction]? = nil, url: URL? = nil, reservationDuration: INDateComponentsRange, partySize: Int? = nil, restaurantLocation: CLPlacemark) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(url, as: "url")
    store(reservationDuration, as: "reservationDuration")
    store(partySize, as: "partySize")
    store(restaurantLocation, as: "restaurantLocation")
  }
}

open class INSeat: INStoredObject {
  open var seatSection: String? { stored("seatSection") }
  open var seatRow: String? { stored("seatRow") }
  open var seatNumber: String? { stored("seatNumber") }
  open var seatingType: String? { stored("seatingType") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(seatSection: String?, seatRow: String?, seatNumber: String?, seatingType: String?) {
    super.init()
    store(seatSection, as: "seatSection")
    store(seatRow, as: "seatRow")
    store(seatNumber, as: "seatNumber")
    store(seatingType, as: "seatingType")
  }
}

open class INTicketedEvent: INStoredObject {
  open var category: INTicketedEventCategory { storedCase("category", default: .unknown) }
  open var name: String { stored("name", default: "") }
  open var eventDuration: INDateComponentsRange { stored("eventDuration", default: INDateComponentsRange()) }
  open var location: CLPlacemark? { stored("location") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(category: INTicketedEventCategory, name: String, eventDuration: INDateComponentsRange, location: CLPlacemark?) {
    super.init()
    storeCase(category, as: "category")
    store(name, as: "name")
    store(eventDuration, as: "eventDuration")
    store(location, as: "location")
  }
}

open class INTicketedEventReservation: INReservation {
  open var event: INTicketedEvent { stored("event", default: INTicketedEvent()) }
  open var reservedSeat: INSeat? { stored("reservedSeat") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, event: INTicketedEvent) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(URL, as: "url")
    store(reservedSeat, as: "reservedSeat")
    store(event, as: "event")
  }

  public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, event: INTicketedEvent) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(reservedSeat, as: "reservedSeat")
    store(event, as: "event")
  }
}

open class INTrainReservation: INReservation {
  open var reservedSeat: INSeat? { stored("reservedSeat") }
  open var trainTrip: INTrainTrip { stored("trainTrip", default: INTrainTrip()) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url URL: URL?, reservedSeat: INSeat?, trainTrip: INTrainTrip) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(URL, as: "url")
    store(reservedSeat, as: "reservedSeat")
    store(trainTrip, as: "trainTrip")
  }

  public init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, trainTrip: INTrainTrip) {
    super.init()
    store(itemReference, as: "itemReference")
    store(reservationNumber, as: "reservationNumber")
    store(bookingTime, as: "bookingTime")
    storeCase(reservationStatus, as: "reservationStatus")
    store(reservationHolderName, as: "reservationHolderName")
    store(actions, as: "actions")
    store(reservedSeat, as: "reservedSeat")
    store(trainTrip, as: "trainTrip")
  }
}

open class INTrainTrip: INStoredObject {
  open var provider: String? { stored("provider") }
  open var trainName: String? { stored("trainName") }
  open var trainNumber: String? { stored("trainNumber") }
  open var tripDuration: INDateComponentsRange { stored("tripDuration", default: INDateComponentsRange()) }
  open var departureStationLocation: CLPlacemark { stored("departureStationLocation", default: CLPlacemark(location: nil, name: nil, postalAddress: nil)) }
  open var departurePlatform: String? { stored("departurePlatform") }
  open var arrivalStationLocation: CLPlacemark { stored("arrivalStationLocation", default: CLPlacemark(location: nil, name: nil, postalAddress: nil)) }
  open var arrivalPlatform: String? { stored("arrivalPlatform") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(provider: String?, trainName: String?, trainNumber: String?, tripDuration: INDateComponentsRange, departureStationLocation: CLPlacemark, departurePlatform: String?, arrivalStationLocation: CLPlacemark, arrivalPlatform: String?) {
    super.init()
    store(provider, as: "provider")
    store(trainName, as: "trainName")
    store(trainNumber, as: "trainNumber")
    store(tripDuration, as: "tripDuration")
    store(departureStationLocation, as: "departureStationLocation")
    store(departurePlatform, as: "departurePlatform")
    store(arrivalStationLocation, as: "arrivalStationLocation")
    store(arrivalPlatform, as: "arrivalPlatform")
  }
}
