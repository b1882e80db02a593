import SimCatalog
import SimLexicon

/// What the user has before them.
struct Display: Sendable {
  /// The card that was shown last.
  private(set) var card: CardContent?
  /// What can be tapped on it, where an App Intent has made it.
  private(set) var snippet: Snippet?
  /// The screen of the app that was opened last; nil when something was said since.
  private(set) var appScreen: (app: InstalledApp, screen: AppScreen)?
  /// The status that is shown and may change.
  private(set) var observed: Observed?

  /// A card is shown.
  mutating func show(_ card: CardContent, offering snippet: Snippet?) {
    (self.card, self.snippet) = (card, snippet)
  }

  /// An app is in front, with its screen where it has one.
  mutating func enter(_ app: InstalledApp, _ screen: AppScreen?) { appScreen = screen.map { (app, $0) } }

  /// The user speaks to Siri again: no app is in front.
  mutating func leaveApp() { appScreen = nil }

  /// A status is shown as it is now; nil where none is shown any more.
  mutating func observe(_ status: Observed?) { observed = status }
}

/// The buttons on a card of an App Intent's.
struct Snippet: Sendable {
  /// The app's identifier.
  var app: String
  var buttons: [SnippetButton]
  /// What is performed again when one of them has done something.
  var again: FilledIntent?
}
