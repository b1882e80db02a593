public import SimCatalog
public import SimShortcuts

/// A shortcut that the user is shown: suggested by the device, submitted by an app, or added already.
public struct OfferedShortcut: Hashable, Sendable {
  /// The app's identifier.
  public var app: String
  /// What is started.
  public var shortcut: Shortcut
  /// As the definition, the app or the language calls it.
  public var title: String
  /// The line below the title; nil for none.
  public var subtitle: String?
  /// The user's phrase for it; nil where they have added none.
  public var added: VoiceShortcut?
}

/// What the device suggests, with why.
public struct SuggestionFacts: Hashable, Sendable {
  /// The app's display name.
  public var app: String
  /// What is suggested.
  public var offered: OfferedShortcut
  /// Its ranks in the lists that were fused, the heaviest first.
  public var reasons: [Suggestion.Reason]
  /// Whose idea it is.
  public var origin: Suggestion.Origin
}
