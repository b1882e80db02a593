import SimCatalog
import SimShortcuts
import SyntheticUsers
import Testing

/// What an explanation says is counted again here, donation by donation.
@Suite("Why something is suggested")
struct ExplanationTests {
  private let suggester = Suggester(catalog: SyntheticApps.catalog)

  /// Whether a donation is one of what is suggested.
  private func counts(_ entry: DonationLog.Entry, for suggestion: Suggestion) -> Bool {
    guard entry.app == suggestion.app else { return false }
    switch (entry.donated, suggestion.shortcut) {
    case (.intent(let donation), .intent(let intent, _)):
      return donation.interaction.intent.name == intent.name
        && intent.parameters.allSatisfy { donation.interaction.intent[$0.name] == $0.value }
        && (suggestion.type?.parameters.count == intent.parameters.count)
    case (.activity(let done), .activity(let activity)):
      return done.activity.activityType == activity.activity.activityType
        && activity.activity.userInfo.allSatisfy { done.activity.userInfo.contains($0) }
    case (.intent, .activity), (.activity, .intent): return false
    }
  }

  private func shares(_ entry: DonationLog.Entry, _ key: Suggestion.Reason.Key, with moment: DonationMoment) -> Bool {
    switch key {
    case .all: return true
    case .hour:
      let minutes = abs(entry.moment.time.secondOfDay / 60 - moment.time.secondOfDay / 60)
      return min(minutes, 1440 - minutes) <= 60
    case .dayKind: return (entry.moment.time.weekday > 5) == (moment.time.weekday > 5)
    case .place: return entry.moment.place == moment.place
    }
  }

  @Test(arguments: 1...8) func theNumbersAreThoseOfTheLog(seed: UInt64) {
    let history = SyntheticHistory(seed: seed, life: SyntheticUser.Life(noise: 0.3))
    var memory = ShortcutMemory()
    for (index, event) in history.events.enumerated() {
      let moment = event.change.moment
      if index % 10 == 9 {
        let suggestions = suggester.suggestions(from: memory.donations, at: moment, limit: 5)
        #expect(suggestions.map(\.score) == suggestions.map(\.score).sorted(by: >))
        for suggestion in suggestions {
          for reason in suggestion.reasons where reason.signal != .follows {
            let past = memory.donations.entries.filter { shares($0, reason.key, with: moment) }
            #expect(reason.total == past.count)
            #expect(reason.count == past.count { counts($0, for: suggestion) })
            #expect(reason.count > 0)
          }
        }
      }
      memory.apply(event.change)
    }
  }

  @Test(arguments: 1...8) func nothingIsSuggestedThatSaysMoreOrLessOfAnother(seed: UInt64) {
    let history = SyntheticHistory(seed: seed, life: SyntheticUser.Life(noise: 0.5))
    var memory = ShortcutMemory()
    for event in history.events { memory.apply(event.change) }
    for hour in 0..<24 {
      let moment = DonationMoment(time: CivilDateTime(year: 2026, month: 12, day: 1, hour: hour))
      let intents = suggester.suggestions(from: memory.donations, at: moment, limit: 40).compactMap { suggestion in
        if case .intent(let intent, _) = suggestion.shortcut { (suggestion.app, intent) } else { nil }
      }
      for (app, intent) in intents {
        let related = intents.filter { other, wider in
          other == app && wider.name == intent.name && Set(wider.parameters).isSuperset(of: intent.parameters)
        }
        #expect(related.count == 1, "\(related)")
      }
    }
  }
}
