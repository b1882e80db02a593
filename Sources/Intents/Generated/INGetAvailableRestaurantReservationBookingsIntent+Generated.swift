// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetAvailableRestaurantReservationBookingsIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INGetAvailableRestaurantReservationBookingsIntent: INIntent {
  open var restaurant: INRestaurant {
    get { stored("restaurant", default: INRestaurant()) }
    set { store(newValue, as: "restaurant") }
  }
  open var partySize: Int {
    get { stored("partySize", default: 0) }
    set { store(newValue, as: "partySize") }
  }
  open var preferredBookingDateComponents: DateComponents? {
    get { stored("preferredBookingDateComponents") }
    set { store(newValue, as: "preferredBookingDateComponents") }
  }
  open var maximumNumberOfResults: NSNumber? {
    get { stored("maximumNumberOfResults") }
    set { store(newValue, as: "maximumNumberOfResults") }
  }
  open var earliestBookingDateForResults: Date? {
    get { stored("earliestBookingDateForResults") }
    set { store(newValue, as: "earliestBookingDateForResults") }
  }
  open var latestBookingDateForResults: Date? {
    get { stored("latestBookingDateForResults") }
    set { store(newValue, as: "latestBookingDateForResults") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(restaurant: INRestaurant, partySize: Int, preferredBooking preferredBookingDateComponents: DateComponents?, maximumNumberOfResults: NSNumber?, earliestBookingDateForResults: Date?, latestBookingDateForResults: Date?) {
    super.init()
    store(restaurant, as: "restaurant")
    store(partySize, as: "partySize")
    store(preferredBookingDateComponents, as: "preferredBookingDateComponents")
    store(maximumNumberOfResults, as: "maximumNumberOfResults")
    store(earliestBookingDateForResults, as: "earliestBookingDateForResults")
    store(latestBookingDateForResults, as: "latestBookingDateForResults")
  }
}

public enum INGetAvailableRestaurantReservationBookingsIntentCode: Int, Sendable {
  case success = 0
  case failure = 1
  case failureRequestUnsatisfiable = 2
  case failureRequestUnspecified = 3
}

open class INGetAvailableRestaurantReservationBookingsIntentResponse: INIntentResponse {
  open var code: INGetAvailableRestaurantReservationBookingsIntentCode { storedCase("code", default: .success) }
  open var localizedRestaurantDescriptionText: String? {
    get { stored("localizedRestaurantDescriptionText") }
    set { store(newValue, as: "localizedRestaurantDescriptionText") }
  }
  open var localizedBookingAdvisementText: String? {
    get { stored("localizedBookingAdvisementText") }
    set { store(newValue, as: "localizedBookingAdvisementText") }
  }
  open var termsAndConditions: INTermsAndConditions? {
    get { stored("termsAndConditions") }
    set { store(newValue, as: "termsAndConditions") }
  }
  open var availableBookings: [INRestaurantReservationBooking] { stored("availableBookings", default: []) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INGetAvailableRestaurantReservationBookingsIntentCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }

  public init(availableBookings: [INRestaurantReservationBooking], code: INGetAvailableRestaurantReservationBookingsIntentCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
    store(availableBookings, as: "availableBookings")
  }
}

public protocol INGetAvailableRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
  func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)
  func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult
  func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INIntegerResolutionResult
  func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void)
  func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INDateComponentsResolutionResult
  func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)
  func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse
  func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)
  func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse
}

extension INGetAvailableRestaurantReservationBookingsIntentHandling {
  public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult { INMethodProbe.noteMissing(self); return INRestaurantResolutionResult.notRequired() }
  public func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INIntegerResolutionResult { INMethodProbe.noteMissing(self); return INIntegerResolutionResult.notRequired() }
  public func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INDateComponentsResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsResolutionResult.notRequired() }
  public func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse { INMethodProbe.noteMissing(self); return INGetAvailableRestaurantReservationBookingsIntentResponse(code: .success, userActivity: nil) }
  public func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INGetAvailableRestaurantReservationBookingsIntentResponse { INMethodProbe.noteMissing(self); return INGetAvailableRestaurantReservationBookingsIntentResponse(code: .success, userActivity: nil) }
}
