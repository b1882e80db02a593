import Foundation
import Intents

/// How long, how far, or how much.
struct Goal {
  enum Measure: CaseIterable {
    case time
    case distance
    case energy
  }

  var value: Double
  var unit: INWorkoutGoalUnitType

  /// - Returns: nil where one of the two is missing.
  init?(value: Double?, unit: INWorkoutGoalUnitType) {
    guard let value, Goal.scale(of: unit) != nil else { return nil }
    self.value = value
    self.unit = unit
  }

  static func measure(of unit: INWorkoutGoalUnitType) -> Measure? { scale(of: unit)?.measure }

  /// In seconds, metres or kilocalories.
  var amount: Double { value * (Goal.scale(of: unit)?.factor ?? 0) }

  /// Beyond what anybody does in a day.
  var isImpossible: Bool { amount > limit(time: 86_400, distance: 300_000, energy: 20_000) }

  /// So long that it may have been misheard.
  var isVeryLong: Bool { amount > limit(time: 14_400, distance: 42_195, energy: 2_500) }

  private func limit(time: Double, distance: Double, energy: Double) -> Double {
    switch Goal.measure(of: unit) {
    case .time, nil: time
    case .distance: distance
    case .energy: energy
    }
  }

  private static func scale(of unit: INWorkoutGoalUnitType) -> (measure: Measure, factor: Double)? {
    switch unit {
    case .second: (.time, 1)
    case .minute: (.time, 60)
    case .hour: (.time, 3600)
    case .inch: (.distance, 0.0254)
    case .foot: (.distance, 0.3048)
    case .yard: (.distance, 0.9144)
    case .meter: (.distance, 1)
    case .mile: (.distance, 1609.344)
    case .joule: (.energy, 1 / 4184)
    case .kiloCalorie: (.energy, 1)
    default: nil
    }
  }
}
