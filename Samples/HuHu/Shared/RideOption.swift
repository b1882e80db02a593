import Foundation
import Intents

/// A kind of ride. Its raw value is the identifier in AppIntentVocabulary.plist.
enum RideOption: String, CaseIterable {
  case shared = "huhu.shared"
  case premier = "huhu.premier"
  case van = "huhu.van"
  case truck = "huhu.truck"
  case sports = "huhu.sports"

  init?(identifier: String) { self.init(rawValue: identifier) }

  /// How many people may ride.
  var seats: Int {
    switch self {
    case .shared: 2
    case .premier: 4
    case .van: 6
    case .truck: 2
    case .sports: 1
    }
  }

  /// How long before a ride it can be booked, in days.
  var daysAhead: Int { self == .shared ? 2 : 7 }

  /// Whether it drives at this hour of the day: the cities let no trucks in at night.
  func drives(atHour hour: Int) -> Bool { self != .truck || (5..<23).contains(hour) }

  /// How long a car takes to come, in minutes.
  var minutesToPickup: Int {
    switch self {
    case .shared: 12
    case .premier: 4
    case .van: 8
    case .truck: 25
    case .sports: 9
    }
  }

  /// The names in each language; the first is the title.
  private var chinese: [String] {
    switch self {
    case .shared: ["顺风车", "拼车"]
    case .premier: ["专车", "轿车"]
    case .van: ["商务车", "七座车"]
    case .truck: ["卡车", "货车"]
    case .sports: ["跑车"]
    }
  }

  private var english: [String] {
    switch self {
    case .shared: ["Shared Ride", "Carpool"]
    case .premier: ["Premier", "Private Car"]
    case .van: ["Van", "Minibus"]
    case .truck: ["Truck", "Moving Truck"]
    case .sports: ["Sports Car", "Roadster"]
    }
  }

  private var taiwanese: [String] {
    switch self {
    case .shared: ["共乘", "共享車"]
    case .premier: ["專車", "轎車"]
    case .van: ["廂型車", "七人座"]
    case .truck: ["卡車", "貨車"]
    case .sports: ["跑車"]
    }
  }

  private var indonesian: [String] {
    switch self {
    case .shared: ["Taksi bersama", "Nebeng"]
    case .premier: ["Premier", "Sedan", "Mobil pribadi"]
    case .van: ["Minibus", "Mobil keluarga"]
    case .truck: ["Truk", "Mobil bak"]
    case .sports: ["Sports Car", "Mobil sport"]
    }
  }

  private var names: [String] { chinese + english + taiwanese + indonesian }

  var title: String { Texts.pick(english, chinese, taiwanese, indonesian)[0] }

  func asSpeakable() -> INSpeakableString {
    INSpeakableString(vocabularyIdentifier: rawValue, spokenPhrase: title, pronunciationHint: nil)
  }

  /// The option that is meant by exactly these words or this identifier.
  static func named(_ name: INSpeakableString) -> RideOption? {
    if let option = name.vocabularyIdentifier.flatMap(RideOption.init(identifier:)) { return option }
    return allCases.first { option in
      option.names.contains { $0.caseInsensitiveCompare(name.spokenPhrase) == .orderedSame }
    }
  }

  /// The options in whose names these words stand.
  static func containing(_ words: String) -> [RideOption] {
    allCases.filter { option in
      option.names.contains { $0.localizedCaseInsensitiveContains(words) }
    }
  }
}
