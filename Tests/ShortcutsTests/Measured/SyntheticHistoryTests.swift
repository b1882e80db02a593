import SimShortcuts
import SyntheticUsers
import Testing

@Suite("Synthetic users")
struct SyntheticHistoryTests {
  @Test func aSeedMakesTheSameUserEachTime() {
    func changes(seed: UInt64) -> [ShortcutChange] {
      SyntheticHistory(seed: seed, life: .init(noise: 0.3)).events.map(\.change)
    }
    #expect(changes(seed: 4) == changes(seed: 4))
    #expect(changes(seed: 4) != changes(seed: 5))
    #expect(changes(seed: 4).count > 150)
  }

  @Test func theChancesOfAMomentAddUpToOne() {
    for event in SyntheticHistory(seed: 1, life: .init(noise: 0.3)).events {
      #expect(abs(event.chances.reduce(0, +) - 1) < 1e-9)
      #expect(event.chances[event.action] > 0)
    }
  }

  /// What happens is as likely as it says: otherwise "at best" would be no bound.
  @Test func whatIsLikelyHappensAsOftenAsItIsLikely() {
    var (expected, happened, count) = (0.0, 0.0, 0)
    for seed in 1...40 {
      for event in SyntheticHistory(seed: UInt64(seed), life: .init(noise: 0.3)).events {
        let best = event.chances.max() ?? 0
        expected += best
        if event.chances[event.action] == best { happened += 1 }
        count += 1
      }
    }
    #expect(abs(expected - happened) / Double(count) < 0.01)
  }

  @Test(arguments: [0.1, 0.3, 0.5]) func asMuchIsNoiseAsTheLifeSays(noise: Double) {
    var (noisy, count) = (0, 0)
    for seed in 1...40 {
      let events = SyntheticHistory(seed: UInt64(seed), life: .init(noise: noise)).events
      noisy += events.count { $0.isNoise }
      count += events.count
    }
    #expect(abs(Double(noisy) / Double(count) - noise) < 0.04)
  }
}
