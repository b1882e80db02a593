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

  /// A name in Chinese, simplified and traditional, and in English.
  struct Names {
    var chinese: String
    var english: String

    var taiwanese: String { Names.traditional[chinese] ?? chinese }
    var both: [String] { [chinese, taiwanese, english] }
    var text: String { Texts.pick(english, chinese, taiwanese, english) }

    /// Those that are written in other characters, or with others, in Taiwan.
    private static let traditional = [
      "毛伊岛": "茂宜島", "美国": "美國", "金门公园": "金門公園", "旧金山": "舊金山", "罗马": "羅馬",
      "意大利": "義大利", "法国": "法國", "俄勒冈": "俄勒岡", "缅因": "緬因", "雷克雅未克": "雷克雅維克", "冰岛": "冰島",
      "中国": "中國", "鼓浪屿": "鼓浪嶼", "厦门": "廈門", "中山公园": "中山公園", "故宫": "故宮",
    ]
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
