// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Restaurants.json: edit that, then print again.
// swift-format-ignore-file

public enum INRestaurantReservationUserBookingStatus: Int, Sendable {
  case pending = 0
  case confirmed = 1
  case denied = 2
}

open class INRestaurant: INStoredObject {
  open var location: CLLocation {
    get { stored("location", default: CLLocation(latitude: 0, longitude: 0)) }
    set { store(newValue, as: "location") }
  }
  open var name: String {
    get { stored("name", default: "") }
    set { store(newValue, as: "name") }
  }
  open var vendorIdentifier: String {
    get { stored("vendorIdentifier", default: "") }
    set { store(newValue, as: "vendorIdentifier") }
  }
  open var restaurantIdentifier: String {
    get { stored("restaurantIdentifier", default: "") }
    set { store(newValue, as: "restaurantIdentifier") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(location: CLLocation, name: String, vendorIdentifier: String, restaurantIdentifier: String) {
    super.init()
    store(location, as: "location")
    store(name, as: "name")
    store(vendorIdentifier, as: "vendorIdentifier")
    store(restaurantIdentifier, as: "restaurantIdentifier")
  }
}

open class INRestaurantGuestDisplayPreferences: INStoredObject {
  open var nameFieldFirstNameOptional: Bool {
    get { stored("nameFieldFirstNameOptional", default: false) }
    set { store(newValue, as: "nameFieldFirstNameOptional") }
  }
  open var nameFieldLastNameOptional: Bool {
    get { stored("nameFieldLastNameOptional", default: false) }
    set { store(newValue, as: "nameFieldLastNameOptional") }
  }
  open var nameFieldShouldBeDisplayed: Bool {
    get { stored("nameFieldShouldBeDisplayed", default: false) }
    set { store(newValue, as: "nameFieldShouldBeDisplayed") }
  }
  open var emailAddressFieldShouldBeDisplayed: Bool {
    get { stored("emailAddressFieldShouldBeDisplayed", default: false) }
    set { store(newValue, as: "emailAddressFieldShouldBeDisplayed") }
  }
  open var phoneNumberFieldShouldBeDisplayed: Bool {
    get { stored("phoneNumberFieldShouldBeDisplayed", default: false) }
    set { store(newValue, as: "phoneNumberFieldShouldBeDisplayed") }
  }
  open var nameEditable: Bool {
    get { stored("nameEditable", default: false) }
    set { store(newValue, as: "nameEditable") }
  }
  open var emailAddressEditable: Bool {
    get { stored("emailAddressEditable", default: false) }
    set { store(newValue, as: "emailAddressEditable") }
  }
  open var phoneNumberEditable: Bool {
    get { stored("phoneNumberEditable", default: false) }
    set { store(newValue, as: "phoneNumberEditable") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class INRestaurantOffer: INStoredObject {
  open var offerTitleText: String {
    get { stored("offerTitleText", default: "") }
    set { store(newValue, as: "offerTitleText") }
  }
  open var offerDetailText: String {
    get { stored("offerDetailText", default: "") }
    set { store(newValue, as: "offerDetailText") }
  }
  open var offerIdentifier: String {
    get { stored("offerIdentifier", default: "") }
    set { store(newValue, as: "offerIdentifier") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class INRestaurantReservationBooking: INStoredObject {
  open var restaurant: INRestaurant {
    get { stored("restaurant", default: INRestaurant()) }
    set { store(newValue, as: "restaurant") }
  }
  open var bookingDescription: String? {
    get { stored("bookingDescription") }
    set { store(newValue, as: "bookingDescription") }
  }
  open var bookingDate: Date {
    get { stored("bookingDate", default: Date(timeIntervalSinceReferenceDate: 0)) }
    set { store(newValue, as: "bookingDate") }
  }
  open var partySize: Int {
    get { stored("partySize", default: 0) }
    set { store(newValue, as: "partySize") }
  }
  open var bookingIdentifier: String {
    get { stored("bookingIdentifier", default: "") }
    set { store(newValue, as: "bookingIdentifier") }
  }
  open var isBookingAvailable: Bool {
    get { stored("isBookingAvailable", default: false) }
    set { store(newValue, as: "isBookingAvailable") }
  }
  open var offers: [INRestaurantOffer]? {
    get { stored("offers") }
    set { store(newValue, as: "offers") }
  }
  open var requiresManualRequest: Bool {
    get { stored("requiresManualRequest", default: false) }
    set { store(newValue, as: "requiresManualRequest") }
  }
  open var requiresEmailAddress: Bool {
    get { stored("requiresEmailAddress", default: false) }
    set { store(newValue, as: "requiresEmailAddress") }
  }
  open var requiresName: Bool {
    get { stored("requiresName", default: false) }
    set { store(newValue, as: "requiresName") }
  }
  open var requiresPhoneNumber: Bool {
    get { stored("requiresPhoneNumber", default: false) }
    set { store(newValue, as: "requiresPhoneNumber") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String) {
    super.init()
    store(restaurant, as: "restaurant")
    store(bookingDate, as: "bookingDate")
    store(partySize, as: "partySize")
    store(bookingIdentifier, as: "bookingIdentifier")
  }
}

open class INRestaurantReservationUserBooking: INRestaurantReservationBooking {
  open var guest: INRestaurantGuest {
    get { stored("guest", default: INRestaurantGuest()) }
    set { store(newValue, as: "guest") }
  }
  open var advisementText: String? {
    get { stored("advisementText") }
    set { store(newValue, as: "advisementText") }
  }
  open var selectedOffer: INRestaurantOffer? {
    get { stored("selectedOffer") }
    set { store(newValue, as: "selectedOffer") }
  }
  open var guestProvidedSpecialRequestText: String? {
    get { stored("guestProvidedSpecialRequestText") }
    set { store(newValue, as: "guestProvidedSpecialRequestText") }
  }
  open var status: INRestaurantReservationUserBookingStatus {
    get { storedCase("status", default: .pending) }
    set { storeCase(newValue, as: "status") }
  }
  open var dateStatusModified: Date {
    get { stored("dateStatusModified", default: Date(timeIntervalSinceReferenceDate: 0)) }
    set { store(newValue, as: "dateStatusModified") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String, guest: INRestaurantGuest, status: INRestaurantReservationUserBookingStatus, dateStatusModified: Date) {
    super.init()
    store(restaurant, as: "restaurant")
    store(bookingDate, as: "bookingDate")
    store(partySize, as: "partySize")
    store(bookingIdentifier, as: "bookingIdentifier")
    store(guest, as: "guest")
    storeCase(status, as: "status")
    store(dateStatusModified, as: "dateStatusModified")
  }
}

open class INTermsAndConditions: INStoredObject {
  open var localizedTermsAndConditionsText: String { stored("localizedTermsAndConditionsText", default: "") }
  open var privacyPolicyURL: URL? { stored("privacyPolicyURL") }
  open var termsAndConditionsURL: URL? { stored("termsAndConditionsURL") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(localizedTermsAndConditionsText: String, privacyPolicyURL: URL?, termsAndConditionsURL: URL?) {
    super.init()
    store(localizedTermsAndConditionsText, as: "localizedTermsAndConditionsText")
    store(privacyPolicyURL, as: "privacyPolicyURL")
    store(termsAndConditionsURL, as: "termsAndConditionsURL")
  }
}

open class INDateComponentsResolutionResult: INIntentResolutionResult {
  public class func success(with value: DateComponents, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: DateComponents) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [DateComponents], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [DateComponents]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: DateComponents?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: DateComponents?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INRestaurantGuestResolutionResult: INIntentResolutionResult {
  public class func success(with value: INRestaurantGuest, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INRestaurantGuest) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INRestaurantGuest], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INRestaurantGuest]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INRestaurantGuest?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INRestaurantGuest?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INRestaurantResolutionResult: INIntentResolutionResult {
  public class func success(with value: INRestaurant, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INRestaurant) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INRestaurant], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INRestaurant]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INRestaurant?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INRestaurant?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}
