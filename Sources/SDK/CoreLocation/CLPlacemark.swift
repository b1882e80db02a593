import Contacts

/// A place: where it is, what it is called, its address.
open class CLPlacemark: NSObject, NSCopying {
  public let location: CLLocation?
  public let name: String?
  /// The address as Contacts has it.
  public let postalAddress: CNPostalAddress?
  /// The zone of the place, where it was given.
  public let timeZone: TimeZone?

  @_spi(Host) public init(
    hostLocation location: CLLocation?, name: String?, postalAddress: CNPostalAddress?, timeZone: TimeZone?
  ) {
    self.location = location
    self.name = name
    self.postalAddress = postalAddress
    self.timeZone = timeZone
    super.init()
  }

  public convenience init(placemark: CLPlacemark) {
    self.init(
      hostLocation: placemark.location, name: placemark.name, postalAddress: placemark.postalAddress,
      timeZone: placemark.timeZone)
  }

  open var region: CLRegion? {
    location.map { CLCircularRegion(center: $0.coordinate, radius: 100, identifier: name ?? "") }
  }

  open var thoroughfare: String? { part(\.street) }
  open var subThoroughfare: String? { nil }
  open var locality: String? { part(\.city) }
  open var subLocality: String? { part(\.subLocality) }
  open var administrativeArea: String? { part(\.state) }
  open var subAdministrativeArea: String? { part(\.subAdministrativeArea) }
  open var postalCode: String? { part(\.postalCode) }
  open var isoCountryCode: String? { part(\.isoCountryCode) }
  open var country: String? { part(\.country) }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var addressDictionary: [AnyHashable: Any]? { nil }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLPlacemark else { return false }
    return name == other.name && postalAddress == other.postalAddress
      && location?.coordinate.latitude == other.location?.coordinate.latitude
      && location?.coordinate.longitude == other.location?.coordinate.longitude
  }

  open override var hash: Int { (name ?? "").hashValue }

  /// Contacts has empty texts where a placemark has nil.
  private func part(_ path: KeyPath<CNPostalAddress, String>) -> String? {
    guard let text = postalAddress?[keyPath: path], !text.isEmpty else { return nil }
    return text
  }
}
