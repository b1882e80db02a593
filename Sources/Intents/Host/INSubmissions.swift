/// What the author's code hands over to the system, as it does so.
@_spi(Host) public enum INSubmission {
  case vocabulary(INVocabularyStringType, [any INSpeakable])
  case vocabularyRemoved
  case donation(INInteraction)
  /// Nil for all.
  case donationsDeleted(identifiers: [String]?)
  case donationGroupDeleted(String)
  case currentActivity(NSUserActivity)
  /// Nil for all.
  case activitiesDeleted(identifiers: [String]?)
  /// Items of the device's search; nil for all.
  case itemsDeleted(identifiers: [String]?)
  /// The media that are expected to be played next.
  case upcomingMedia([INPlayMediaIntent])
  case shortcutSuggestions([INShortcut])
  case relevantShortcuts([INRelevantShortcut])
}

/// Where it goes.
@_spi(Host) public enum INSubmissions {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var take: (@Sendable (INSubmission) -> Void)?

  /// Says who takes it, on whichever thread it comes.
  public static func begin(_ take: @escaping @Sendable (INSubmission) -> Void) { lock.withLock { self.take = take } }

  /// Gives it to whoever takes it, before it returns.
  public static func give(_ submitted: INSubmission) { lock.withLock { take }?(submitted) }
}
