package import SimCatalog
package import SimShortcuts

/// A shortcut that the user is shown: suggested by the device, submitted by an app, or added already.
package struct OfferedShortcut: Hashable, Sendable {
  /// The app's identifier.
  package var app: String
  /// What is started.
  package var shortcut: Shortcut
  /// The title from the definition, the app or the language.
  package var title: String
  /// The line below the title; nil for none.
  package var subtitle: String?
  /// The user's phrase for it; nil where they have added none.
  package var added: VoiceShortcut?
}

/// A suggestion of the device's, with its reasons.
package struct SuggestionFacts: Hashable, Sendable {
  /// The app's display name.
  package var app: String
  /// What is suggested.
  package var offered: OfferedShortcut
  /// Its ranks in the lists that were combined, the heaviest first.
  package var reasons: [Suggestion.Reason]
  /// What suggested it.
  package var origin: Suggestion.Origin
}
