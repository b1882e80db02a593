import SimCatalog
import SimLexicon

/// What the user has before them.
struct Display: Sendable {
  /// The card that was shown last.
  private(set) var card: CardContent?
  /// The screen of the app that was opened last; nil when something was said since.
  private(set) var appScreen: (app: InstalledApp, screen: AppScreen)?
  /// The status that is shown and may change.
  private(set) var observed: Observed?

  /// A card is shown.
  mutating func show(_ card: CardContent) { self.card = card }

  /// An app is in front, with its screen where it has one.
  mutating func enter(_ app: InstalledApp, _ screen: AppScreen?) { appScreen = screen.map { (app, $0) } }

  /// The user speaks to Siri again: no app is in front.
  mutating func leaveApp() { appScreen = nil }

  /// A status is shown as it is now; nil where none is shown any more.
  mutating func observe(_ status: Observed?) { observed = status }
}
