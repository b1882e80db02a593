import Foundation
import Intents

/// A place where a ride can begin or end.
struct Place {
  var name: String
  /// Other ways to say the name.
  var otherNames: [String] = []
  var city: String
  var latitude: Double
  var longitude: Double

  var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }

  /// The name to show: with the city where another place has the same name.
  var title: String {
    guard Gazetteer.all.contains(where: { $0.name == name && $0.city != city }) else { return name }
    return Texts.place(name, in: city)
  }

  func asPlacemark() -> CLPlacemark {
    let address = CNMutablePostalAddress()
    address.city = city
    return CLPlacemark(location: location, name: title, postalAddress: address)
  }
}
