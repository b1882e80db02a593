import Contacts
@_spi(Host) import CoreLocation
import Foundation
@_spi(Host) import Intents
import SimCatalog

extension Place {
  init(_ placemark: CLPlacemark) {
    self.init(
      name: placemark.name ?? placemark.locality ?? "", latitude: placemark.location?.coordinate.latitude,
      longitude: placemark.location?.coordinate.longitude, street: placemark.thoroughfare, city: placemark.locality,
      countryCode: placemark.isoCountryCode)
  }

  init(_ location: CLLocation) {
    self.init(name: "", latitude: location.coordinate.latitude, longitude: location.coordinate.longitude)
  }
}

extension CLLocation {
  /// Nil for a place of which only the name is known.
  static func make(_ place: Place) -> CLLocation? {
    guard let latitude = place.latitude, let longitude = place.longitude else { return nil }
    return CLLocation(latitude: latitude, longitude: longitude)
  }
}

extension CLPlacemark {
  static func make(_ place: Place) -> CLPlacemark {
    let address = CNMutablePostalAddress()
    address.street = place.street ?? ""
    address.city = place.city ?? ""
    address.isoCountryCode = place.countryCode ?? ""
    let isKnown = place.street != nil || place.city != nil || place.countryCode != nil
    return CLPlacemark(
      location: CLLocation.make(place), name: place.name, postalAddress: isKnown ? address : nil,
      timeZone: TimeZone.current)
  }
}
