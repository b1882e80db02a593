/// A place as an intent carries one (CLPlacemark).
public struct Place: Hashable, Sendable {
  public var name: String
  /// Degrees; nil when only the name is known.
  public var latitude: Double?
  public var longitude: Double?
  public var street: String?
  public var city: String?
  /// ISO 3166 code, for example `CN`.
  public var countryCode: String?

  public init(
    name: String, latitude: Double? = nil, longitude: Double? = nil, street: String? = nil, city: String? = nil,
    countryCode: String? = nil
  ) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.street = street
    self.city = city
    self.countryCode = countryCode
  }
}
