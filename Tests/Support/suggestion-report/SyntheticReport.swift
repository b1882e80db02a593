import SimShortcuts
import SyntheticUsers

/// Hit rates of synthetic users.
enum SyntheticReport {
  static func print(users: Int) {
    Row.heading(["Situation", "Moments", "Suggested", "Most frequent", "Most recent", "At best", "Ahead"])
    let suggester = Suggester(catalog: SyntheticApps.catalog)
    for situation in Situation.allCases {
      let measured = situation.measure(seed: 1, users: users) { memory, moment in
        suggester.suggestions(from: memory.donations, at: moment, limit: 3)
      }
      Row.print([
        situation.rawValue, String(measured.suggested.count),
        Row.rates(measured.suggested.atOne, measured.suggested.atThree),
        Row.rates(measured.mostFrequent.atOne, measured.mostFrequent.atThree),
        Row.rates(measured.mostRecent.atOne, measured.mostRecent.atThree),
        Row.rates(measured.best.atOne, measured.best.atThree),
        Row.rates(measured.ahead.atOne, measured.ahead.atThree),
      ])
    }
  }
}
