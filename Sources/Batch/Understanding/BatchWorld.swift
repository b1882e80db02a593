public import SimCatalog
public import SimLexicon
public import SimSession

/// What every line of a batch shares, unless it says otherwise.
public struct BatchWorld: Sendable {
  public enum Apps: Sendable {
    /// The sample apps, or those of folders.
    case installed([AppSource])
    /// One app without a name that offers every intent for which the language has phrases.
    case any
  }

  public var apps: Apps
  /// For lines that name none.
  public var locale: String
  /// For lines without a vocabulary of their own.
  public var user: UserProfile
  /// "tomorrow" is the day after it.
  public var clock: CivilDateTime

  public init(apps: Apps, locale: String, user: UserProfile = UserProfile(), clock: CivilDateTime) {
    self.apps = apps
    self.locale = locale
    self.user = user
    self.clock = clock
  }
}
