package import SimCatalog

/// A shortcut that the device suggests, and why.
package struct Suggestion: Hashable, Sendable {
  /// One of the lists that were combined, and the shortcut's rank in it.
  package struct Reason: Hashable, Sendable {
    /// What the list is sorted by.
    package enum Signal: String, Hashable, Sendable, CaseIterable { case frequent, recent, follows }
    /// Which part of the past the list counts: all of it, what was done at about that time of day, on workdays or
    /// weekends, at that place.
    package enum Key: String, Hashable, Sendable, CaseIterable { case all, hour, dayKind, place }

    /// What it is sorted by.
    package var signal: Signal
    /// What it counts.
    package var key: Key
    /// Its rank, from 1.
    package var rank: Int
    /// How often it was donated in that part of the past; for a list of what follows, how often just after the last
    /// action.
    package var count: Int
    /// How often anything was donated.
    package var total: Int
    /// What the list added to the score.
    package var score: Double

    /// A rank in a list.
    package init(signal: Signal, key: Key, rank: Int, count: Int, total: Int, score: Double = 0) {
      self.signal = signal
      self.key = key
      self.rank = rank
      self.count = count
      self.total = total
      self.score = score
    }
  }

  /// What suggested it.
  package enum Origin: Hashable, Sendable {
    /// Learnt from what was donated.
    case learnt
    /// The app expects it to be played next (INUpcomingMediaManager).
    case upcomingMedia
  }

  /// The app's identifier.
  package var app: String
  /// What is started, with only the combination's parameters, or the userInfo that the app requires.
  package var shortcut: Shortcut
  /// The combination; nil for an activity.
  package var type: ShortcutType?
  /// What suggested it.
  package var origin: Origin
  /// When and where it was last donated; nil where it never was.
  package var last: DonationMoment?
  /// The sum of weighted reciprocal ranks.
  package var score: Double
  /// The heaviest first.
  package var reasons: [Reason]

  /// A shortcut with its reasons.
  package init(
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
