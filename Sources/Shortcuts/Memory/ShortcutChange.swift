public import SimCatalog

/// Something that changes what the device remembers of shortcuts: what an app hands over, and what the user adds.
public struct ShortcutChange: Hashable, Sendable {
  /// What was handed over or done.
  public enum What: Hashable, Sendable {
    /// What an app has handed over.
    case submitted(ShortcutSubmission)
    /// The user has given a shortcut a phrase, or changed one: the one with the same identifier goes.
    case added(VoiceShortcut)
    /// The user has deleted a voice shortcut, by its identifier.
    case removed(String)
  }

  /// The app's identifier.
  public var app: String
  /// When and where.
  public var moment: DonationMoment
  /// What has changed.
  public var what: What

  /// A change of what is remembered for an app.
  public init(app: String, moment: DonationMoment, what: What) {
    self.app = app
    self.moment = moment
    self.what = what
  }
}
