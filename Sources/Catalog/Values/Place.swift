/// A place as an intent carries one (CLPlacemark).
public struct Place: Hashable, Sendable {
  /// What the place is called.
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

  /// A place; without coordinates it is known by its name alone.
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
