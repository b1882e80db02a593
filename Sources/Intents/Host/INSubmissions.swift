/// What the app's code submits to the system, as SiriKit's own objects.
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

/// Passes submissions on to the host.
@_spi(Host) public enum INSubmissions {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var take: (@Sendable (INSubmission) -> Void)?

  /// Sets the function that takes submissions, on whichever thread they come.
  public static func begin(_ take: @escaping @Sendable (INSubmission) -> Void) { lock.withLock { self.take = take } }

  /// Passes a submission on; returns after it was taken.
  public static func give(_ submitted: INSubmission) { lock.withLock { take }?(submitted) }
}
