/// What media the app expects the user to play next.
open class INUpcomingMediaManager: NSObject {
  private static let instance = INUpcomingMediaManager()

  open class var shared: INUpcomingMediaManager { instance }

  private let lock = NSLock()
  private var intents: [INPlayMediaIntent] = []
  private var modes: [INMediaItemType: INUpcomingMediaPredictionMode] = [:]

  open func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
    let media = intents.array.compactMap { $0 as? INPlayMediaIntent }
    lock.withLock { self.intents = media }
    INSubmissions.give(.upcomingMedia(media))
  }

  open func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
    lock.withLock { modes[type] = mode }
  }

  /// The app's latest suggestions, the most important first.
  @_spi(Host) public final var suggestedMediaIntents: [INPlayMediaIntent] { lock.withLock { intents } }
  @_spi(Host) public final var predictionModes: [INMediaItemType: INUpcomingMediaPredictionMode] {
    lock.withLock { modes }
  }
}

/// The app's facts about its user.
open class INUserContext: NSObject {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var latest: INUserContext?

  open func becomeCurrent() { Self.lock.withLock { Self.latest = self } }

  /// The context that became current last.
  @_spi(Host) public static var current: INUserContext? { lock.withLock { latest } }
}

/// The app's facts about its user's media.
open class INMediaUserContext: INUserContext {
  open var numberOfLibraryItems: Int?
  open var subscriptionStatus: INMediaUserContext.SubscriptionStatus = .unknown

  public override init() { super.init() }
}
