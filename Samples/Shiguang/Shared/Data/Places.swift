import Foundation
import Intents

/// The places where the user has taken photos.
enum Places {
  static let all: [Place] = [
    place("p-1", "毛伊岛", "Maui", in: ("夏威夷", "Hawaii"), ("美国", "United States"), 20.80, -156.33),
    place("p-2", "金门公园", "Golden Gate Park", in: ("旧金山", "San Francisco"), ("美国", "United States"), 37.77, -122.48),
    place("p-3", "罗马", "Rome", in: ("罗马", "Rome"), ("意大利", "Italy"), 41.90, 12.49),
    place("p-4", "巴黎", "Paris", in: ("巴黎", "Paris"), ("法国", "France"), 48.85, 2.35),
    place("p-5", "波特兰", "Portland", in: ("俄勒冈", "Oregon"), ("美国", "United States"), 45.52, -122.68),
    place("p-6", "波特兰", "Portland", in: ("缅因", "Maine"), ("美国", "United States"), 43.66, -70.26),
    place("p-7", "雷克雅未克", "Reykjavik", in: ("雷克雅未克", "Reykjavik"), ("冰岛", "Iceland"), 64.15, -21.94),
    place("p-11", "西湖", "West Lake", in: ("杭州", "Hangzhou"), ("中国", "China"), 30.25, 120.15),
    place("p-12", "鼓浪屿", "Gulangyu", in: ("厦门", "Xiamen"), ("中国", "China"), 24.45, 118.07),
    place("p-13", "中山公园", "Zhongshan Park", in: ("上海", "Shanghai"), ("中国", "China"), 31.22, 121.42),
    place("p-14", "中山公园", "Zhongshan Park", in: ("厦门", "Xiamen"), ("中国", "China"), 24.46, 118.09),
    place("p-15", "故宫", "Forbidden City", in: ("北京", "Beijing"), ("中国", "China"), 39.92, 116.40),
    place("p-16", "三坊七巷", "Three Lanes", in: ("福州", "Fuzhou"), ("中国", "China"), 26.08, 119.30),
  ]

  static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The places of this name.
  static func places(named name: String) -> [Place] {
    all.filter { place in (place.names.both + [place.title]).contains { NameMatching.areSame($0, name) } }
  }

  /// Whether a region or a country is called so.
  static func isRegion(_ name: String) -> Bool { all.contains { $0.lies(in: name) } }

  static func places(holding words: String) -> [Place] {
    all.filter { place in place.names.both.contains { NameMatching.holds($0, words) } }
  }

  /// Whether a place is the one of a request, lies in its region, or is so near that nobody would tell them apart.
  static func isIn(_ own: Place, _ wanted: CLPlacemark) -> Bool {
    if let location = wanted.location {
      return location.distance(from: CLLocation(latitude: own.latitude, longitude: own.longitude)) < 2_000
    }
    let name = wanted.name ?? ""
    return own.lies(in: name) || own.names.both.contains { NameMatching.areSame($0, name) }
  }

  private static func place(
    _ id: String, _ chinese: String, _ english: String, in region: (String, String), _ country: (String, String),
    _ latitude: Double, _ longitude: Double
  ) -> Place {
    Place(
      id: id, names: Place.Names(chinese: chinese, english: english),
      region: Place.Names(chinese: region.0, english: region.1),
      country: Place.Names(chinese: country.0, english: country.1), latitude: latitude, longitude: longitude)
  }
}

extension Place {
  /// Whether it lies in a region or a country of this name.
  func lies(in name: String) -> Bool {
    (region.both + country.both).contains { NameMatching.areSame($0, name) }
  }
}
