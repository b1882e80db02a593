import Foundation
import SimCatalog
import SimDonationStore
import SimShortcuts
import SyntheticUsers

/// What it costs to suggest something after 100,000 donations, and to keep and load them.
enum SuggestionBenchmark {
  private static let donations = 100_000

  static func run() {
    Table.heading("\(donations) donations; processor time")
    Table.row(["what", "µs median", "µs p99", "allocations"])
    for (name, changes) in [("synthetic users", synthetic()), ("no two the same", different())] {
      var memory = ShortcutMemory()
      memory.use(SyntheticApps.catalog)
      for change in changes { memory.restore(change) }
      let suggester = Suggester(catalog: SyntheticApps.catalog)
      let moments = changes.suffix(200).map(\.moment)
      let ranked = measure(count: moments.count, rounds: 3) { index in
        precondition(!suggester.suggestions(from: memory.donations, at: moments[index], limit: 3).isEmpty)
      }
      row("ranked: \(name)", ranked)
      var bookmark = memory
      let appended = measure(count: 200, rounds: 3) { index in
        bookmark = memory
        bookmark.apply(changes[index])
      }
      row("one more after a copy: \(name)", appended)
      store(changes, name)
    }
  }

  private static func row(_ name: String, _ times: Distribution) {
    Table.row([
      name, Table.number(times.median), Table.number(times.p99), Table.number(times.allocations, 0),
    ])
  }

  private static func store(_ changes: [ShortcutChange], _ name: String) {
    let folder = NSTemporaryDirectory() + "sirisim-benchmark-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func open() -> (DonationStore, ShortcutMemory) {
      var memory = ShortcutMemory()
      memory.use(SyntheticApps.catalog)
      var troubles: [StoreTrouble] = []
      let store = DonationStore(path: folder + "/store", session: "benchmark", into: &memory, troubles: &troubles)
      precondition(troubles.isEmpty)
      return (store, memory)
    }
    let start = wallMicroseconds()
    precondition(open().0.keep(changes) == nil)
    let kept = wallMicroseconds()
    let memory = open().1
    let loaded = wallMicroseconds()
    precondition(memory.donations.count == changes.count)
    let size = (try? FileManager.default.attributesOfItem(atPath: folder + "/store")[.size] as? Int) ?? 0
    Table.row(["kept at once: \(name)", Table.number((kept - start) / 1000) + " ms"])
    Table.row(["loaded: \(name)", Table.number((loaded - kept) / 1000) + " ms"])
    Table.row(["on disk: \(name)", Table.number(Double(size) / 1_000_000) + " MB"])
  }

  /// Many users' lives, one after the other.
  private static func synthetic() -> [ShortcutChange] {
    var changes: [ShortcutChange] = []
    var seed: UInt64 = 1
    while changes.count < donations {
      changes += SyntheticHistory(seed: seed, life: SyntheticUser.Life(noise: 0.3)).events.map(\.change)
      seed += 1
    }
    return Array(changes.prefix(donations))
  }

  /// A time in each makes every donation another.
  private static func different() -> [ShortcutChange] {
    synthetic().enumerated().map { number, change in
      var change = change
      switch change.what {
      case .submitted(.donated(var donation)):
        donation.interaction.intent = FilledIntent(
          name: "OrderSoupIntent", parameters: [Field(name: "soup", value: .string("soup of \(number)"))])
        change.what = .submitted(.donated(donation))
      case .submitted(.activity(var activity)):
        activity.requiredKeys = nil
        activity.activity.userInfo = [UserInfoEntry(key: "time", value: "\(number)")]
        change.what = .submitted(.activity(activity))
      default: break
      }
      return change
    }
  }
}
