package import SimShortcuts

/// How often what was done next stood first, or among the first three, of what was suggested for its moment.
package struct HitRates: Sendable, Equatable {
  /// How often anything was done.
  package var count = 0
  /// How often it stood first.
  package var first = 0
  /// How often it stood among the first three.
  package var firstThree = 0

  /// Nothing was measured yet.
  package init() {}

  /// From 0 to 100.
  package var atOne: Double { count == 0 ? 0 : 100 * Double(first) / Double(count) }
  /// From 0 to 100.
  package var atThree: Double { count == 0 ? 0 : 100 * Double(firstThree) / Double(count) }

  mutating func take(rank: Int?) {
    count += 1
    if let rank {
      if rank < 1 { first += 1 }
      if rank < 3 { firstThree += 1 }
    }
  }
}

/// Hit rates of several ways to suggest, over the same events.
package struct Measurement: Sendable {
  /// What the device suggests.
  package var suggested = HitRates()
  /// What was done most often before, of those done as often the latest first.
  package var mostFrequent = HitRates()
  /// What was done last.
  package var mostRecent = HitRates()
  /// What somebody suggests who knows how likely everything is.
  package var best = HitRates()

  /// Nothing was measured yet.
  package init() {}

  /// By how many points the suggestions are ahead of the better rival: first, and among the first three.
  package var ahead: (atOne: Double, atThree: Double) {
    (
      suggested.atOne - max(mostFrequent.atOne, mostRecent.atOne),
      suggested.atThree - max(mostFrequent.atThree, mostRecent.atThree)
    )
  }

  /// Goes through a history: before each event from a day on, what is suggested for its moment by what happened before.
  /// - Parameters:
  ///   - history: what was done.
  ///   - firstDay: the first day that counts.
  ///   - counts: which events of those days count.
  ///   - suggestions: what is suggested for a moment, the best first, by what an app handed over before.
  package mutating func take(
    _ history: SyntheticHistory, from firstDay: Int, where counts: (SyntheticHistory.Event) -> Bool = { _ in true },
    suggestions: (ShortcutMemory, DonationMoment) -> [Suggestion]
  ) {
    var memory = ShortcutMemory()
    // What was done, counted for the rivals: they are told what was meant, and needn't find it in the donations.
    var done = Array(repeating: (count: 0, last: -1), count: SyntheticApps.actions.count)
    for (index, event) in history.events.enumerated() {
      if event.day >= firstDay, counts(event) {
        let meant = SyntheticApps.actions[event.action]
        suggested.take(
          rank: suggestions(memory, event.change.moment).prefix(3)
            .firstIndex { meant.isMeant(by: $0.shortcut, of: $0.app) })
        let own = done[event.action]
        mostFrequent.take(
          rank: own.count == 0
            ? nil : done.count { $0.count > own.count || ($0.count == own.count && $0.last > own.last) })
        mostRecent.take(rank: own.count == 0 ? nil : done.count { $0.last > own.last })
        let chance = event.chances[event.action]
        best.take(
          rank: event.chances.indices.count {
            event.chances[$0] > chance || (event.chances[$0] == chance && $0 < event.action)
          })
      }
      done[event.action] = (done[event.action].count + 1, index)
      memory.apply(event.change)
    }
  }
}
