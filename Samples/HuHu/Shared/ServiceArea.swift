import Foundation
import Intents

/// A city in which the service drives.
struct ServiceArea {
  /// In Chinese, simplified and traditional, and in English.
  var names: (chinese: String, taiwanese: String, english: String)
  var latitude: Double
  var longitude: Double
  /// Metres.
  var radius: Double
  var currency: String
  /// The options that are offered here, the cheapest first.
  var options: [RideOption]

  var title: String { Texts.pick(names.english, names.chinese, names.taiwanese, names.english) }

  /// What a yuan or a dollar of a fare is here.
  var scale: Int {
    switch currency {
    case "TWD": 10
    case "IDR": 1_000
    default: 1
    }
  }

  func holds(_ location: CLLocation) -> Bool {
    location.distance(from: CLLocation(latitude: latitude, longitude: longitude)) <= radius
  }

  /// The area around a place; nil where the service doesn't drive.
  static func containing(_ place: CLPlacemark?) -> ServiceArea? {
    guard let location = place?.location else { return nil }
    return all.first { $0.holds(location) }
  }

  /// Those that people are told of: the cities of this year are known where they are.
  static var listed: ArraySlice<ServiceArea> { Texts.pick(all.dropLast(2), all.dropLast(2), all[...], all[...]) }

  static let all: [ServiceArea] = [
    // Everything is driven here, and the first that a place belongs to counts: the city lies within the next one's bounds.
    ServiceArea(
      names: ("帕洛阿尔托", "帕羅奧圖", "Palo Alto"), latitude: 37.44, longitude: -122.15, radius: 8_000, currency: "USD",
      options: [.shared, .premier, .van, .truck, .sports]),
    ServiceArea(
      names: ("福州", "福州", "Fuzhou"), latitude: 26.08, longitude: 119.30, radius: 45_000, currency: "CNY",
      options: [.shared, .premier, .truck, .sports]),
    ServiceArea(
      names: ("上海", "上海", "Shanghai"), latitude: 31.23, longitude: 121.47, radius: 60_000, currency: "CNY",
      options: [.shared, .premier, .van, .truck, .sports]),
    ServiceArea(
      names: ("旧金山", "舊金山", "San Francisco"), latitude: 37.77, longitude: -122.42, radius: 30_000, currency: "USD",
      options: [.shared, .premier, .truck, .sports]),
    ServiceArea(
      names: ("圣何塞", "聖荷西", "San Jose"), latitude: 37.34, longitude: -121.89, radius: 30_000, currency: "USD",
      options: [.shared, .premier, .van]),
    ServiceArea(
      names: ("台北", "台北", "Taipei"), latitude: 25.04, longitude: 121.53, radius: 45_000, currency: "TWD",
      options: [.shared, .premier, .van, .truck, .sports]),
    ServiceArea(
      names: ("雅加达", "雅加達", "Jakarta"), latitude: -6.20, longitude: 106.82, radius: 45_000, currency: "IDR",
      options: [.shared, .premier, .van, .truck, .sports]),
  ]
}
