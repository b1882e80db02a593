import SimCatalog
import SimLexicon
import SimText

/// What the user sees.
struct Display: Sendable {
  /// The card that was shown last.
  private(set) var card: CardContent?
  /// What can be tapped on it, if an App Intent has made it.
  private(set) var snippet: Snippet?
  /// The screen of the app that was opened last; nil when something has been said since.
  var appScreen: (app: InstalledApp, screen: AppScreen)? { opened?.wrappedValue }
  /// Apart from the rest: every bookmark has what is shown, and seldom an app that is open.
  private var opened: Boxed<(app: InstalledApp, screen: AppScreen)>?
  /// The status that is shown and may change.
  private(set) var observed: Observed?

  /// Shows a card.
  mutating func show(_ card: CardContent, offering snippet: Snippet?) {
    (self.card, self.snippet) = (card, snippet)
  }

  /// Brings an app to the front, with its screen if it has one.
  mutating func enter(_ app: InstalledApp, _ screen: AppScreen?) {
    opened = screen.map { Boxed(wrappedValue: (app, $0)) }
  }

  /// Leaves the app, because the user speaks to Siri again.
  mutating func leaveApp() { opened = nil }

  /// Shows a status; nil shows none.
  mutating func observe(_ status: Observed?) { observed = status }
}

/// The buttons on an App Intent's card.
struct Snippet: Sendable {
  /// The app's identifier.
  var app: String
  var buttons: [SnippetButton]
  /// The intent that is performed again after a button has done something.
  var again: FilledIntent?
}
