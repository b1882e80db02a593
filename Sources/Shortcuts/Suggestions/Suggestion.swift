public import SimCatalog

/// A shortcut that the device suggests, and why.
public struct Suggestion: Hashable, Sendable {
  /// One of the lists that were fused, and where the shortcut stands in it.
  public struct Reason: Hashable, Sendable {
    /// What the list is sorted by.
    public enum Signal: String, Hashable, Sendable, CaseIterable { case frequent, recent, follows }
    /// What of the past the list counts: all of it, what was done at about that time of the day, on workdays or weekends, at
    /// that place.
    public enum Key: String, Hashable, Sendable, CaseIterable { case all, hour, dayKind, place }

    /// What it is sorted by.
    public var signal: Signal
    /// What it counts.
    public var key: Key
    /// Its rank, from 1.
    public var rank: Int
    /// How often it was donated in that part of the past; where the list is of what follows, how often just after what was done
    /// last.
    public var count: Int
    /// How often anything was.
    public var total: Int
    /// What the list added to the score.
    public var score: Double

    /// A place in a list.
    public init(signal: Signal, key: Key, rank: Int, count: Int, total: Int, score: Double = 0) {
      self.signal = signal
      self.key = key
      self.rank = rank
      self.count = count
      self.total = total
      self.score = score
    }
  }

  /// Whose idea it is.
  public enum Origin: Hashable, Sendable {
    /// Learnt from what was donated.
    case learnt
    /// The app expects it to be played next (INUpcomingMediaManager).
    case upcomingMedia
  }

  /// The app's identifier.
  public var app: String
  /// What is started, with the parameters of the combination, or the userInfo that the app requires, and no others.
  public var shortcut: Shortcut
  /// The combination; nil for an activity.
  public var type: ShortcutType?
  /// Whose idea it is.
  public var origin: Origin
  /// When and where it was donated last; nil where it never was.
  public var last: DonationMoment?
  /// The sum of weighted reciprocal ranks.
  public var score: Double
  /// From the heaviest on.
  public var reasons: [Reason]

  /// A shortcut with its reasons.
  public init(
    app: String, shortcut: Shortcut, type: ShortcutType?, origin: Origin = .learnt, last: DonationMoment? = nil,
    score: Double = 0, reasons: [Reason] = []
  ) {
    self.app = app
    self.shortcut = shortcut
    self.type = type
    self.origin = origin
    self.last = last
    self.score = score
    self.reasons = reasons
  }
}
