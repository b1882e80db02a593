// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetUserCurrentRestaurantReservationBookingsIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INGetUserCurrentRestaurantReservationBookingsIntent: INIntent {
  open var restaurant: INRestaurant? {
    get { stored("restaurant") }
    set { store(newValue, as: "restaurant") }
  }
  open var reservationIdentifier: String? {
    get { stored("reservationIdentifier") }
    set { store(newValue, as: "reservationIdentifier") }
  }
  open var maximumNumberOfResults: NSNumber? {
    get { stored("maximumNumberOfResults") }
    set { store(newValue, as: "maximumNumberOfResults") }
  }
  open var earliestBookingDateForResults: Date? {
    get { stored("earliestBookingDateForResults") }
    set { store(newValue, as: "earliestBookingDateForResults") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(restaurant: INRestaurant?, reservationIdentifier: String?, maximumNumberOfResults: NSNumber?, earliestBookingDateForResults: Date?) {
    super.init()
    store(restaurant, as: "restaurant")
    store(reservationIdentifier, as: "reservationIdentifier")
    store(maximumNumberOfResults, as: "maximumNumberOfResults")
    store(earliestBookingDateForResults, as: "earliestBookingDateForResults")
  }
}

public enum INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: Int, Sendable {
  case success = 0
  case failure = 1
  case failureRequestUnsatisfiable = 2
  case unspecified = 3
}

open class INGetUserCurrentRestaurantReservationBookingsIntentResponse: INIntentResponse {
  open var code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode { storedCase("code", default: .success) }
  open var userCurrentBookings: [INRestaurantReservationUserBooking] {
    get { stored("userCurrentBookings", default: []) }
    set { store(newValue, as: "userCurrentBookings") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }

  public init(userCurrentBookings: [INRestaurantReservationUserBooking], code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
    store(userCurrentBookings, as: "userCurrentBookings")
  }
}

public protocol INGetUserCurrentRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
  func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)
  func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult
  func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)
  func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse
  func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)
  func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse
}

extension INGetUserCurrentRestaurantReservationBookingsIntentHandling {
  public func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult { INMethodProbe.noteMissing(self); return INRestaurantResolutionResult.notRequired() }
  public func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse { INMethodProbe.noteMissing(self); return INGetUserCurrentRestaurantReservationBookingsIntentResponse(code: .success, userActivity: nil) }
  public func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INGetUserCurrentRestaurantReservationBookingsIntentResponse { INMethodProbe.noteMissing(self); return INGetUserCurrentRestaurantReservationBookingsIntentResponse(code: .success, userActivity: nil) }
}
