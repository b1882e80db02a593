import Foundation
import Intents

/// A city in which the service drives.
struct ServiceArea {
  var name: String
  var latitude: Double
  var longitude: Double
  /// Metres.
  var radius: Double
  var currency: String
  /// The options that are offered here, the cheapest first.
  var options: [RideOption]

  func holds(_ location: CLLocation) -> Bool {
    location.distance(from: CLLocation(latitude: latitude, longitude: longitude)) <= radius
  }

  /// The area around a place; nil where the service doesn't drive.
  static func containing(_ place: CLPlacemark?) -> ServiceArea? {
    guard let location = place?.location else { return nil }
    return all.first { $0.holds(location) }
  }

  static let all: [ServiceArea] = [
    ServiceArea(
      name: "福州", latitude: 26.08, longitude: 119.30, radius: 45_000, currency: "CNY",
      options: [.shared, .premier, .truck, .sports]),
    ServiceArea(
      name: "上海", latitude: 31.23, longitude: 121.47, radius: 60_000, currency: "CNY",
      options: [.shared, .premier, .van, .truck, .sports]),
    ServiceArea(
      name: "San Francisco", latitude: 37.77, longitude: -122.42, radius: 30_000, currency: "USD",
      options: [.shared, .premier, .truck, .sports]),
    ServiceArea(
      name: "San Jose", latitude: 37.34, longitude: -121.89, radius: 30_000, currency: "USD",
      options: [.shared, .premier, .van]),
  ]
}
