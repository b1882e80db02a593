public import SimCatalog

/// Something that changes what the device remembers of shortcuts: what an app hands over, and what the user adds.
public struct ShortcutChange: Hashable, Sendable {
  /// What was handed over or done.
  public enum What: Hashable, Sendable {
    /// Something was done that may be suggested again (INInteraction.donate).
    case donated(Donation)
    case donationsDeleted(DonationSelection)
    /// What the user did in the app (NSUserActivity.becomeCurrent).
    case activity(DonatedActivity)
    /// Activities by their persistent identifiers; all of the app when nil.
    case activitiesDeleted(identifiers: [String]?)
    /// Items of the device's search are gone, and with them the activities about them (relatedUniqueIdentifier); all when nil.
    case itemsDeleted(identifiers: [String]?)
    /// What the app suggests to be added, in the place of what it suggested before (INVoiceShortcutCenter).
    case suggested([Shortcut])
    /// In the place of those before (INRelevantShortcutStore).
    case relevant([RelevantShortcut])
    /// The media that the app expects to be played next, the likeliest first, in the place of those before
    /// (INUpcomingMediaManager).
    case upcomingMedia([FilledIntent])
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
