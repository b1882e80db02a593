package import SimCatalog
package import SimLexicon
package import SimSession

/// The world of every line of a batch, unless the line says otherwise.
package struct BatchWorld: Sendable {
  /// The apps that a line may be for.
  package enum Apps: Sendable {
    /// The sample apps, or those of folders.
    case installed([AppSource])
    /// One app without a name that offers every intent for which the language has phrases.
    case any
  }

  /// The apps that a line may be for.
  package var apps: Apps
  /// For lines that name none.
  package var locale: String
  /// For lines without a vocabulary of their own.
  package var user: UserProfile
  /// "tomorrow" is the day after it.
  package var clock: CivilDateTime

  /// The world of all lines that don't say otherwise.
  package init(apps: Apps, locale: String, user: UserProfile = UserProfile(), clock: CivilDateTime) {
    self.apps = apps
    self.locale = locale
    self.user = user
    self.clock = clock
  }
}
