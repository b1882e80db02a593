extension SDKDifference {
  /// Where the phone is.
  public static let location = SDKDifference(
    "CoreLocation", "CLLocationManager", "finds no place: it fails with CLError.locationUnknown, and location is nil",
    names: ["CLLocationManager"])
  /// Addresses and places.
  public static let geocoding = SDKDifference(
    "CoreLocation", "CLGeocoder", "fails with CLError.network: there is no map service", names: ["CLGeocoder"])
  /// The address book.
  public static let contacts = SDKDifference(
    "Contacts", "CNContactStore", "holds no contacts, and access counts as denied; people come from Siri alone",
    names: ["CNContactStore"])

  static let places = [location, geocoding, contacts]
}
