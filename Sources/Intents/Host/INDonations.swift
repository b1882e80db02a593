/// What the process gave to the system to remember: interactions that were donated, activities that became current.
@_spi(Host) public final class INDonations: @unchecked Sendable {
  public static let shared = INDonations()

  private let lock = NSLock()
  private var donated: [INInteraction] = []
  private var current: [NSUserActivity] = []

  /// Donated interactions, oldest first.
  public var interactions: [INInteraction] { lock.withLock { donated } }
  /// Activities that became current and were not deleted since, oldest first.
  public var activities: [NSUserActivity] { lock.withLock { current } }

  func donate(_ interaction: INInteraction) { lock.withLock { donated.append(interaction) } }

  func deleteInteractions(where matches: (INInteraction) -> Bool) {
    lock.withLock { donated.removeAll(where: matches) }
  }

  func becomeCurrent(_ activity: NSUserActivity) {
    lock.withLock {
      current.removeAll { $0 === activity }
      current.append(activity)
    }
  }

  func resignCurrent(_ activity: NSUserActivity) { lock.withLock { current.removeAll { $0 === activity } } }

  func deleteActivities(where matches: (String) -> Bool) {
    lock.withLock { current.removeAll { activity in activity.persistentIdentifier.map(matches) ?? false } }
  }
}
