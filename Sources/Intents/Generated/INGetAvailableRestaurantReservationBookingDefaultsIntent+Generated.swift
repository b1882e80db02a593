// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetAvailableRestaurantReservationBookingDefaultsIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INGetAvailableRestaurantReservationBookingDefaultsIntent: INIntent {
  open var restaurant: INRestaurant? {
    get { stored("restaurant") }
    set { store(newValue, as: "restaurant") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(restaurant: INRestaurant?) {
    super.init()
    store(restaurant, as: "restaurant")
  }
}

public enum INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: Int, Sendable {
  case success = 0
  case failure = 1
  case unspecified = 2
}

open class INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: INIntentResponse {
  open var code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode { storedCase("code", default: .success) }
  open var defaultPartySize: Int { stored("defaultPartySize", default: 0) }
  open var defaultBookingDate: Date { stored("defaultBookingDate", default: Date(timeIntervalSinceReferenceDate: 0)) }
  open var maximumPartySize: NSNumber? {
    get { stored("maximumPartySize") }
    set { store(newValue, as: "maximumPartySize") }
  }
  open var minimumPartySize: NSNumber? {
    get { stored("minimumPartySize") }
    set { store(newValue, as: "minimumPartySize") }
  }
  open var providerImage: INImage {
    get { stored("providerImage", default: INImage()) }
    set { store(newValue, as: "providerImage") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }

  public init(defaultPartySize: Int, defaultBooking defaultBookingDate: Date, code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
    store(defaultPartySize, as: "defaultPartySize")
    store(defaultBookingDate, as: "defaultBookingDate")
  }
}

public protocol INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: NSObjectProtocol {
  func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)
  func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INRestaurantResolutionResult
  func confirm(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)
  func confirm(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse
  func handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)
  func handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntentHandling {
  public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INRestaurantResolutionResult { INMethodProbe.noteMissing(self); return INRestaurantResolutionResult.notRequired() }
  public func confirm(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse { INMethodProbe.noteMissing(self); return INGetAvailableRestaurantReservationBookingDefaultsIntentResponse(code: .success, userActivity: nil) }
  public func handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> INGetAvailableRestaurantReservationBookingDefaultsIntentResponse { INMethodProbe.noteMissing(self); return INGetAvailableRestaurantReservationBookingDefaultsIntentResponse(code: .success, userActivity: nil) }
}
