package import SimShortcuts

extension Measurement {
  /// Goes through what somebody did in apps, each opening being one and the same action: before each from an index on, which app
  /// comes next. Neither way to suggest names the app that is open.
  /// - Parameters:
  ///   - changes: what the apps handed over.
  ///   - first: the first that counts.
  ///   - suggestions: what is suggested for a moment, the best first, by what was handed over before.
  package mutating func takeApps(
    _ changes: [ShortcutChange], from first: Int, suggestions: (ShortcutMemory, DonationMoment) -> [Suggestion]
  ) {
    var memory = ShortcutMemory()
    var done: [String: (count: Int, last: Int)] = [:]
    for (index, change) in changes.enumerated() {
      let open = index > 0 ? changes[index - 1].app : nil
      if index >= first {
        let apps = suggestions(memory, change.moment).map(\.app).filter { $0 != open }
        suggested.take(rank: apps.firstIndex(of: change.app))
        let own = done[change.app]
        func rank(_ precedes: ((count: Int, last: Int), (count: Int, last: Int)) -> Bool) -> Int? {
          own.map { own in done.count { $0.key != open && precedes($0.value, own) } }
        }
        mostFrequent.take(rank: rank { $0.count > $1.count || ($0.count == $1.count && $0.last > $1.last) })
        mostRecent.take(rank: rank { $0.last > $1.last })
      }
      done[change.app] = ((done[change.app]?.count ?? 0) + 1, index)
      memory.apply(change)
    }
  }
}
