import Foundation
import Intents

/// A city in which the service drives.
struct ServiceArea {
  /// In Chinese and in English.
  var names: (chinese: String, english: String)
  var latitude: Double
  var longitude: Double
  /// Metres.
  var radius: Double
  var currency: String
  /// The options that are offered here, the cheapest first.
  var options: [RideOption]

  var title: String { Texts.area(names.chinese, names.english) }

  func holds(_ location: CLLocation) -> Bool {
    location.distance(from: CLLocation(latitude: latitude, longitude: longitude)) <= radius
  }

  /// The area around a place; nil where the service doesn't drive.
  static func containing(_ place: CLPlacemark?) -> ServiceArea? {
    guard let location = place?.location else { return nil }
    return all.first { $0.holds(location) }
  }

  static let all: [ServiceArea] = [
    // Everything is driven here, and the first that a place belongs to counts: the city lies within the next one's bounds.
    ServiceArea(
      names: ("帕洛阿尔托", "Palo Alto"), latitude: 37.44, longitude: -122.15, radius: 8_000, currency: "USD",
      options: [.shared, .premier, .van, .truck, .sports]),
    ServiceArea(
      names: ("福州", "Fuzhou"), latitude: 26.08, longitude: 119.30, radius: 45_000, currency: "CNY",
      options: [.shared, .premier, .truck, .sports]),
    ServiceArea(
      names: ("上海", "Shanghai"), latitude: 31.23, longitude: 121.47, radius: 60_000, currency: "CNY",
      options: [.shared, .premier, .van, .truck, .sports]),
    ServiceArea(
      names: ("旧金山", "San Francisco"), latitude: 37.77, longitude: -122.42, radius: 30_000, currency: "USD",
      options: [.shared, .premier, .truck, .sports]),
    ServiceArea(
      names: ("圣何塞", "San Jose"), latitude: 37.34, longitude: -121.89, radius: 30_000, currency: "USD",
      options: [.shared, .premier, .van]),
  ]
}
