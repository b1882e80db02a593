/// What the process handed to the system to remember: donated interactions, and activities that became current.
@_spi(Host) public final class INDonations: @unchecked Sendable {
  public static let shared = INDonations()

  private let lock = NSLock()
  private var donated: [INInteraction] = []
  private var current: [NSUserActivity] = []

  /// Donated interactions, oldest first.
  public var interactions: [INInteraction] { lock.withLock { donated } }
  /// Activities that became current and were not deleted since, oldest first.
  public var activities: [NSUserActivity] { lock.withLock { current } }

  func donate(_ interaction: INInteraction) {
    lock.withLock { donated.append(interaction) }
    INSubmissions.give(.donation(interaction))
  }

  /// - Parameter identifiers: nil for all.
  func deleteInteractions(identifiers: [String]?) {
    lock.withLock { donated.removeAll { identifiers?.contains($0.identifier) ?? true } }
    INSubmissions.give(.donationsDeleted(identifiers: identifiers))
  }

  func deleteInteractions(group: String) {
    lock.withLock { donated.removeAll { $0.groupIdentifier == group } }
    INSubmissions.give(.donationGroupDeleted(group))
  }

  func becomeCurrent(_ activity: NSUserActivity) {
    lock.withLock {
      current.removeAll { $0 === activity }
      current.append(activity)
    }
    INSubmissions.give(.currentActivity(activity))
  }

  func resignCurrent(_ activity: NSUserActivity) { lock.withLock { current.removeAll { $0 === activity } } }

  /// - Parameter identifiers: persistent ones; nil for all that have any.
  func deleteActivities(identifiers: [String]?) {
    lock.withLock {
      current.removeAll { activity in
        activity.persistentIdentifier.map { identifiers?.contains($0) ?? true } ?? false
      }
    }
    INSubmissions.give(.activitiesDeleted(identifiers: identifiers))
  }
}
