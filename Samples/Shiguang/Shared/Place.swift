import Foundation
import Intents

/// A place where photos were taken.
struct Place {
  var id: String
  var names: Names
  /// The city or the country around it: tells two places of one name apart, and finds all places in it.
  var region: Names
  var country: Names
  var latitude: Double
  var longitude: Double

  /// A name in the app's two languages.
  struct Names {
    var chinese: String
    var english: String

    var both: [String] { [chinese, english] }
    var text: String { Texts.pick(chinese, english) }
  }

  /// The name to show: with the region where another place has the same name.
  var title: String {
    let hasTwin = Places.all.contains { $0.id != id && $0.names.text == names.text }
    return hasTwin ? Texts.place(names.text, in: region.text) : names.text
  }

  func asPlacemark() -> CLPlacemark {
    let address = CNMutablePostalAddress()
    address.city = region.text
    address.country = country.text
    return CLPlacemark(
      location: CLLocation(latitude: latitude, longitude: longitude), name: title, postalAddress: address)
  }
}
