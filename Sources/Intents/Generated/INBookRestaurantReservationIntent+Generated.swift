// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INBookRestaurantReservationIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INBookRestaurantReservationIntent: INIntent {
  open var restaurant: INRestaurant {
    get { stored("restaurant", default: INRestaurant()) }
    set { store(newValue, as: "restaurant") }
  }
  open var bookingDateComponents: DateComponents {
    get { stored("bookingDateComponents", default: DateComponents()) }
    set { store(newValue, as: "bookingDateComponents") }
  }
  open var partySize: Int {
    get { stored("partySize", default: 0) }
    set { store(newValue, as: "partySize") }
  }
  open var guest: INRestaurantGuest? {
    get { stored("guest") }
    set { store(newValue, as: "guest") }
  }
  open var guestProvidedSpecialRequestText: String? {
    get { stored("guestProvidedSpecialRequestText") }
    set { store(newValue, as: "guestProvidedSpecialRequestText") }
  }
  open var bookingIdentifier: String? {
    get { stored("bookingIdentifier") }
    set { store(newValue, as: "bookingIdentifier") }
  }
  open var selectedOffer: INRestaurantOffer? {
    get { stored("selectedOffer") }
    set { store(newValue, as: "selectedOffer") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(restaurant: INRestaurant, booking bookingDateComponents: DateComponents, partySize: Int, bookingIdentifier: String?, guest: INRestaurantGuest?, selectedOffer: INRestaurantOffer?, guestProvidedSpecialRequestText: String?) {
    super.init()
    store(restaurant, as: "restaurant")
    store(bookingDateComponents, as: "bookingDateComponents")
    store(partySize, as: "partySize")
    store(bookingIdentifier, as: "bookingIdentifier")
    store(guest, as: "guest")
    store(selectedOffer, as: "selectedOffer")
    store(guestProvidedSpecialRequestText, as: "guestProvidedSpecialRequestText")
  }
}

public enum INBookRestaurantReservationIntentCode: Int, Sendable {
  case success = 0
  case denied = 1
  case failure = 2
  case failureRequiringAppLaunch = 3
  case failureRequiringAppLaunchMustVerifyCredentials = 4
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 5
}

open class INBookRestaurantReservationIntentResponse: INIntentResponse {
  open var code: INBookRestaurantReservationIntentCode { storedCase("code", default: .success) }
  open var userBooking: INRestaurantReservationUserBooking? {
    get { stored("userBooking") }
    set { store(newValue, as: "userBooking") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INBookRestaurantReservationIntentCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INBookRestaurantReservationIntentHandling: NSObjectProtocol {
  func resolveRestaurant(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void)
  func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async -> INRestaurantResolutionResult
  func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void)
  func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent) async -> INDateComponentsResolutionResult
  func resolvePartySize(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolvePartySize(for intent: INBookRestaurantReservationIntent) async -> INIntegerResolutionResult
  func resolveGuest(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void)
  func resolveGuest(for intent: INBookRestaurantReservationIntent) async -> INRestaurantGuestResolutionResult
  func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent) async -> INStringResolutionResult
  func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void)
  func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse
  func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void)
  func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse
}

extension INBookRestaurantReservationIntentHandling {
  public func resolveRestaurant(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async -> INRestaurantResolutionResult { INMethodProbe.noteMissing(self); return INRestaurantResolutionResult.notRequired() }
  public func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent) async -> INDateComponentsResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsResolutionResult.notRequired() }
  public func resolvePartySize(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePartySize(for intent: INBookRestaurantReservationIntent) async -> INIntegerResolutionResult { INMethodProbe.noteMissing(self); return INIntegerResolutionResult.notRequired() }
  public func resolveGuest(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGuest(for intent: INBookRestaurantReservationIntent) async -> INRestaurantGuestResolutionResult { INMethodProbe.noteMissing(self); return INRestaurantGuestResolutionResult.notRequired() }
  public func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse { INMethodProbe.noteMissing(self); return INBookRestaurantReservationIntentResponse(code: .success, userActivity: nil) }
  public func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async -> INBookRestaurantReservationIntentResponse { INMethodProbe.noteMissing(self); return INBookRestaurantReservationIntentResponse(code: .success, userActivity: nil) }
}
