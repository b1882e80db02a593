package import SimCatalog

/// Something that changes what the device remembers of shortcuts: what an app hands over, and what the user adds.
package struct ShortcutChange: Hashable, Sendable {
  /// What was handed over or done.
  package enum What: Hashable, Sendable {
    /// What an app has handed over.
    case submitted(ShortcutSubmission)
    /// The user has given a shortcut a phrase, or changed one: the one with the same identifier goes.
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
