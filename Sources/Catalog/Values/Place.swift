/// A place in an intent (CLPlacemark).
public struct Place: Hashable, Sendable {
  /// The name of the place.
  public var name: String
  /// Degrees; nil when only the name is known.
  public var latitude: Double?
  /// In degrees, east of Greenwich.
  public var longitude: Double?
  /// The street with its number.
  public var street: String?
  /// The town or city.
  public var city: String?
  /// ISO 3166 code, for example `CN`.
  public var countryCode: String?

  /// A place; without coordinates only its name is known.
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
