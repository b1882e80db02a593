package import SimShortcuts

/// A kind of life in which suggestions are measured.
package enum Situation: String, CaseIterable, Sendable {
  case quiet = "noise of 10 %"
  case usual = "noise of 30 %"
  case wild = "noise of 50 %"
  case holidays = "on holidays"
  case changed = "from the third week on, after half of the habits have changed"
  case newcomer = "the third day with the phone"

  /// What the users' lives are like.
  package var life: SyntheticUser.Life {
    switch self {
    case .quiet: SyntheticUser.Life(noise: 0.1)
    case .usual: SyntheticUser.Life(noise: 0.3)
    case .wild: SyntheticUser.Life(noise: 0.5)
    case .holidays: SyntheticUser.Life(noise: 0.3, holidays: 0.25)
    case .changed: SyntheticUser.Life(noise: 0.3, changes: 4)
    case .newcomer: SyntheticUser.Life(noise: 0.3, holidays: 0, changes: 0, days: 3)
    }
  }

  /// Measures so many users.
  /// - Parameters:
  ///   - seed: the first user's; the others' are those after it.
  ///   - users: how many.
  ///   - suggestions: what is suggested for a moment, the best first.
  package func measure(
    seed: UInt64, users: Int, suggestions: (ShortcutMemory, DonationMoment) -> [Suggestion]
  ) -> Measurement {
    var measurement = Measurement()
    for user in 0..<UInt64(users) {
      let history = SyntheticHistory(seed: seed + user, life: life)
      switch self {
      case .quiet, .usual, .wild: measurement.take(history, from: 3, suggestions: suggestions)
      case .holidays: measurement.take(history, from: 3, where: \.isHoliday, suggestions: suggestions)
      case .changed: measurement.take(history, from: 14, suggestions: suggestions)
      case .newcomer: measurement.take(history, from: 2, suggestions: suggestions)
      }
    }
    return measurement
  }
}
