/// A shortcut with the circumstances in which it is useful.
open class INRelevantShortcut: NSObject {
  public let shortcut: INShortcut
  open var relevanceProviders: [INRelevanceProvider] = []
  open var watchTemplate: INDefaultCardTemplate?
  open var widgetKind: String?
  open var shortcutRole: INRelevantShortcutRole = .action

  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init()
  }
}

/// The relevant shortcuts of this app.
open class INRelevantShortcutStore: NSObject {
  private static let instance = INRelevantShortcutStore()

  open class var `default`: INRelevantShortcutStore { instance }

  private let lock = NSLock()
  private var shortcuts: [INRelevantShortcut] = []

  /// Replaces them all.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    replace(with: shortcuts)
    completionHandler?(nil)
  }

  /// Replaces them all.
  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws { replace(with: shortcuts) }

  private func replace(with shortcuts: [INRelevantShortcut]) {
    lock.withLock { self.shortcuts = shortcuts }
    INSubmissions.give(.relevantShortcuts(shortcuts))
  }

  /// The shortcuts that the app set last.
  @_spi(Host) public final var relevantShortcuts: [INRelevantShortcut] { lock.withLock { shortcuts } }
}

/// A circumstance in which a shortcut is useful.
open class INRelevanceProvider: NSObject {}

/// A time.
open class INDateRelevanceProvider: INRelevanceProvider {
  public let startDate: Date
  public let endDate: Date?

  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init()
  }
}

/// A place.
open class INLocationRelevanceProvider: INRelevanceProvider {
  public let region: CLRegion

  public init(region: CLRegion) {
    self.region = region
    super.init()
  }
}

/// A part of the user's day.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
  public let situation: INDailyRoutineRelevanceProvider.Situation

  public init(situation: INDailyRoutineRelevanceProvider.Situation) {
    self.situation = situation
    super.init()
  }
}

/// What a card of a relevant shortcut shows.
open class INDefaultCardTemplate: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: INImage?

  public init(title: String) {
    self.title = title
    super.init()
  }
}
