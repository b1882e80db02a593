package import SimCatalog

/// A change of what the device remembers of shortcuts: something that an app submits, or that the user adds.
package struct ShortcutChange: Hashable, Sendable {
  /// What was submitted or done.
  package enum What: Hashable, Sendable {
    /// An app has submitted something.
    case submitted(ShortcutSubmission)
    /// The user has given a shortcut a phrase, or changed one: the one with the same identifier is replaced.
    case added(VoiceShortcut)
    /// The user has deleted a voice shortcut, by its identifier.
    case removed(String)
  }

  /// The app's identifier.
  package var app: String
  /// When and where.
  package var moment: DonationMoment
  /// What has changed.
  package var what: What

  /// A change of what is remembered for an app.
  package init(app: String, moment: DonationMoment, what: What) {
    self.app = app
    self.moment = moment
    self.what = what
  }
}
