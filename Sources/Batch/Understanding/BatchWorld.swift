public import SimCatalog
public import SimLexicon
public import SimSession

/// What every line of a batch shares, unless it says otherwise.
public struct BatchWorld: Sendable {
  /// Which apps a line may be for.
  public enum Apps: Sendable {
    /// The sample apps, or those of folders.
    case installed([AppSource])
    /// One app without a name that offers every intent for which the language has phrases.
    case any
  }

  /// Which apps a line may be for.
  public var apps: Apps
  /// For lines that name none.
  public var locale: String
  /// For lines without a vocabulary of their own.
  public var user: UserProfile
  /// "tomorrow" is the day after it.
  public var clock: CivilDateTime

  /// The world of all lines that don't say otherwise.
  public init(apps: Apps, locale: String, user: UserProfile = UserProfile(), clock: CivilDateTime) {
    self.apps = apps
    self.locale = locale
    self.user = user
    self.clock = clock
  }
}
