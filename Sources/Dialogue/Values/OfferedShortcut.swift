package import SimCatalog
package import SimShortcuts

/// A shortcut that the user is shown: suggested by the device, submitted by an app, or added already.
package struct OfferedShortcut: Hashable, Sendable {
  /// The app's identifier.
  package var app: String
  /// What is started.
  package var shortcut: Shortcut
  /// As the definition, the app or the language calls it.
  package var title: String
  /// The line below the title; nil for none.
  package var subtitle: String?
  /// The user's phrase for it; nil where they have added none.
  package var added: VoiceShortcut?
}

/// What the device suggests, with why.
package struct SuggestionFacts: Hashable, Sendable {
  /// The app's display name.
  package var app: String
  /// What is suggested.
  package var offered: OfferedShortcut
  /// Its ranks in the lists that were fused, the heaviest first.
  package var reasons: [Suggestion.Reason]
  /// Whose idea it is.
  package var origin: Suggestion.Origin
}
