// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/RideBooking.json: edit that, then print again.
// swift-format-ignore-file

public struct INRideFeedbackTypeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let rate = INRideFeedbackTypeOptions(rawValue: 1)
  public static let tip = INRideFeedbackTypeOptions(rawValue: 2)
}

public enum INRidePhase: Int, Sendable {
  case unknown = 0
  case received = 1
  case confirmed = 2
  case ongoing = 3
  case completed = 4
  case approachingPickup = 5
  case pickup = 6
}

open class INRideCompletionStatus: INStoredObject {
  open var completionUserActivity: NSUserActivity? {
    get { stored("completionUserActivity") }
    set { store(newValue, as: "completionUserActivity") }
  }
  open var isCompleted: Bool { stored("isCompleted", default: false) }
  open var isCanceled: Bool { stored("isCanceled", default: false) }
  open var isMissedPickup: Bool { stored("isMissedPickup", default: false) }
  open var paymentAmount: INCurrencyAmount? { stored("paymentAmount") }
  open var feedbackType: INRideFeedbackTypeOptions { storedCase("feedbackType", default: []) }
  open var isOutstanding: Bool { stored("isOutstanding", default: false) }
  open var defaultTippingOptions: Set<INCurrencyAmount>? {
    get { stored("defaultTippingOptions") }
    set { store(newValue, as: "defaultTippingOptions") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class INRideFareLineItem: INStoredObject {
  open var title: String! { stored("title") }
  open var price: NSDecimalNumber! { stored("price") }
  open var currencyCode: String! { stored("currencyCode") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init!(title: String!, price: NSDecimalNumber!, currencyCode: String!) {
    super.init()
    store(title, as: "title")
    store(price, as: "price")
    store(currencyCode, as: "currencyCode")
  }
}

open class INRideOption: INStoredObject {
  open var usesMeteredFare: Bool? {
    get { stored("usesMeteredFare") }
    set { store(newValue, as: "usesMeteredFare") }
  }
  open var name: String {
    get { stored("name", default: "") }
    set { store(newValue, as: "name") }
  }
  open var estimatedPickupDate: Date {
    get { stored("estimatedPickupDate", default: Date(timeIntervalSinceReferenceDate: 0)) }
    set { store(newValue, as: "estimatedPickupDate") }
  }
  open var priceRange: INPriceRange? {
    get { stored("priceRange") }
    set { store(newValue, as: "priceRange") }
  }
  open var disclaimerMessage: String? {
    get { stored("disclaimerMessage") }
    set { store(newValue, as: "disclaimerMessage") }
  }
  open var availablePartySizeOptions: [INRidePartySizeOption]? {
    get { stored("availablePartySizeOptions") }
    set { store(newValue, as: "availablePartySizeOptions") }
  }
  open var availablePartySizeOptionsSelectionPrompt: String? {
    get { stored("availablePartySizeOptionsSelectionPrompt") }
    set { store(newValue, as: "availablePartySizeOptionsSelectionPrompt") }
  }
  open var specialPricing: String? {
    get { stored("specialPricing") }
    set { store(newValue, as: "specialPricing") }
  }
  open var specialPricingBadgeImage: INImage? {
    get { stored("specialPricingBadgeImage") }
    set { store(newValue, as: "specialPricingBadgeImage") }
  }
  open var fareLineItems: [INRideFareLineItem]? {
    get { stored("fareLineItems") }
    set { store(newValue, as: "fareLineItems") }
  }
  open var userActivityForBookingInApplication: NSUserActivity? {
    get { stored("userActivityForBookingInApplication") }
    set { store(newValue, as: "userActivityForBookingInApplication") }
  }
  open var identifier: String? {
    get { stored("identifier") }
    set { store(newValue, as: "identifier") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(name: String, estimatedPickupDate: Date) {
    super.init()
    store(name, as: "name")
    store(estimatedPickupDate, as: "estimatedPickupDate")
  }
}

open class INRidePartySizeOption: INStoredObject {
  open var partySizeRange: NSRange { stored("partySizeRange", default: NSRange(location: 0, length: 0)) }
  open var sizeDescription: String { stored("sizeDescription", default: "") }
  open var priceRange: INPriceRange? { stored("priceRange") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?) {
    super.init()
    store(partySizeRange, as: "partySizeRange")
    store(sizeDescription, as: "sizeDescription")
    store(priceRange, as: "priceRange")
  }
}

open class INRideStatus: INStoredObject {
  open var rideIdentifier: String? {
    get { stored("rideIdentifier") }
    set { store(newValue, as: "rideIdentifier") }
  }
  open var phase: INRidePhase {
    get { storedCase("phase", default: .unknown) }
    set { storeCase(newValue, as: "phase") }
  }
  open var completionStatus: INRideCompletionStatus? {
    get { stored("completionStatus") }
    set { store(newValue, as: "completionStatus") }
  }
  open var vehicle: INRideVehicle? {
    get { stored("vehicle") }
    set { store(newValue, as: "vehicle") }
  }
  open var driver: INRideDriver? {
    get { stored("driver") }
    set { store(newValue, as: "driver") }
  }
  open var estimatedPickupDate: Date? {
    get { stored("estimatedPickupDate") }
    set { store(newValue, as: "estimatedPickupDate") }
  }
  open var estimatedDropOffDate: Date? {
    get { stored("estimatedDropOffDate") }
    set { store(newValue, as: "estimatedDropOffDate") }
  }
  open var estimatedPickupEndDate: Date? {
    get { stored("estimatedPickupEndDate") }
    set { store(newValue, as: "estimatedPickupEndDate") }
  }
  open var scheduledPickupTime: INDateComponentsRange? {
    get { stored("scheduledPickupTime") }
    set { store(newValue, as: "scheduledPickupTime") }
  }
  open var pickupLocation: CLPlacemark? {
    get { stored("pickupLocation") }
    set { store(newValue, as: "pickupLocation") }
  }
  open var waypoints: [CLPlacemark]? {
    get { stored("waypoints") }
    set { store(newValue, as: "waypoints") }
  }
  open var dropOffLocation: CLPlacemark? {
    get { stored("dropOffLocation") }
    set { store(newValue, as: "dropOffLocation") }
  }
  open var rideOption: INRideOption? {
    get { stored("rideOption") }
    set { store(newValue, as: "rideOption") }
  }
  open var userActivityForCancelingInApplication: NSUserActivity? {
    get { stored("userActivityForCancelingInApplication") }
    set { store(newValue, as: "userActivityForCancelingInApplication") }
  }
  open var additionalActionActivities: [NSUserActivity]? {
    get { stored("additionalActionActivities") }
    set { store(newValue, as: "additionalActionActivities") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class INRideVehicle: INStoredObject {
  open var location: CLLocation? {
    get { stored("location") }
    set { store(newValue, as: "location") }
  }
  open var registrationPlate: String? {
    get { stored("registrationPlate") }
    set { store(newValue, as: "registrationPlate") }
  }
  open var manufacturer: String? {
    get { stored("manufacturer") }
    set { store(newValue, as: "manufacturer") }
  }
  open var model: String? {
    get { stored("model") }
    set { store(newValue, as: "model") }
  }
  open var mapAnnotationImage: INImage? {
    get { stored("mapAnnotationImage") }
    set { store(newValue, as: "mapAnnotationImage") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
