public import SimCatalog
public import SimShortcuts

/// A shortcut that stands before the user: suggested by the device, handed over by an app, or added already.
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
  /// Where it stands in the lists that were fused, the heaviest first.
  public var reasons: [Suggestion.Reason]
  /// Whose idea it is.
  public var origin: Suggestion.Origin
}
