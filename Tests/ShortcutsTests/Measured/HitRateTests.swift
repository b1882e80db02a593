import SimShortcuts
import SyntheticUsers
import Testing

/// What `swift run suggestion-report` prints for more users (docs/suggestions.md).
@Suite("How often what is suggested is what is done")
struct HitRateTests {
  private func measure(_ situation: Situation, users: Int) -> Measurement {
    let suggester = Suggester(catalog: SyntheticApps.catalog)
    return situation.measure(seed: 1, users: users) { memory, moment in
      suggester.suggestions(from: memory.donations, at: moment, limit: 3)
    }
  }

  @Test func ofTenDonationsThreeAreNoise() {
    let measured = measure(.usual, users: 12)
    #expect(measured.suggested.count > 1_500)
    #expect(measured.ahead.atOne >= 15 && measured.ahead.atThree >= 10, "\(measured)")
    #expect(measured.suggested.atOne >= 0.6 * measured.best.atOne, "\(measured)")
    #expect(measured.suggested.atThree >= 0.7 * measured.best.atThree, "\(measured)")
  }

  @Test(arguments: [
    (Situation.quiet, 30.0, 30.0), (.wild, 10, 12), (.holidays, 15, 15), (.changed, 15, 15), (.newcomer, 5, 5),
  ])
  func otherLives(situation: Situation, atOne: Double, atThree: Double) {
    let measured = measure(situation, users: situation == .newcomer ? 24 : 6)
    #expect(measured.ahead.atOne >= atOne && measured.ahead.atThree >= atThree, "\(measured)")
    #expect(measured.best.atOne >= measured.suggested.atOne, "\(measured)")
  }
}
