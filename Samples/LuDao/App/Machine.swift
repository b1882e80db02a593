import Foundation

/// A cash machine.
struct Machine {
  let street: String
  let place: Place

  enum Place: String, CaseIterable { case station, harbour, market }

  static let all = [
    Machine(street: "Station Road 1", place: .station), Machine(street: "Station Road 14", place: .station),
    Machine(street: "Quay 3", place: .harbour), Machine(street: "Market Square 7", place: .market),
  ]

  /// Where the next machine is; nil where the app doesn't know where the phone is.
  static func nearest(_ defaults: UserDefaults = .standard) -> Place? {
    defaults.string(forKey: "nearest") == "none" ? nil : .station
  }

  /// The machines at a place that have money in them.
  static func open(at place: Place, _ defaults: UserDefaults = .standard) -> [Machine] {
    defaults.string(forKey: "empty") == place.rawValue ? [] : all.filter { $0.place == place }
  }
}
