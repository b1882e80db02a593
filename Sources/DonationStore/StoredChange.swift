import SimCatalog
import SimExtensionWire
import SimShortcuts

/// A change as a row of `changes` holds it.
struct StoredChange {
  var kind: Kind
  var app: String
  var moment: DonationMoment
  var identifier: String?
  var group: String?
  var item: String?
  var happened: [UInt8]?
  var phrase: String?
  var payload: [UInt8]?

  /// The kinds of changes, by the words that stand in the file.
  enum Kind: String {
    case donated, donationsDeleted, activity, activitiesDeleted, itemsDeleted, suggested, relevant, upcomingMedia
    case added, removed
  }

  init(_ change: ShortcutChange) {
    app = change.app
    moment = change.moment
    func hand(_ kind: Kind, _ handOver: HandOver) -> (Kind, [UInt8]?) { (kind, WireCodec.encode(handOver)) }
    switch change.what {
    case .donated(var donation):
      // What is another each time stands in columns, so that the payloads of one action are the same.
      identifier = donation.identifier
      group = donation.groupIdentifier
      happened = donation.time.map { WireCodec.encode(.dateRange($0)) }
      (donation.identifier, donation.groupIdentifier, donation.time) = ("", nil, nil)
      (kind, payload) = hand(.donated, .donation(donation))
    case .donationsDeleted(let selection): (kind, payload) = hand(.donationsDeleted, .donationsDeleted(selection))
    case .activity(let activity):
      identifier = activity.persistentIdentifier
      item = activity.relatedItem
      (kind, payload) = hand(.activity, .currentActivity(activity))
    case .activitiesDeleted(let identifiers):
      (kind, payload) = hand(.activitiesDeleted, .activitiesDeleted(identifiers: identifiers))
    case .itemsDeleted(let identifiers):
      (kind, payload) = hand(.itemsDeleted, .itemsDeleted(identifiers: identifiers))
    case .suggested(let shortcuts): (kind, payload) = hand(.suggested, .shortcutSuggestions(shortcuts))
    case .relevant(let shortcuts): (kind, payload) = hand(.relevant, .relevantShortcuts(shortcuts))
    case .upcomingMedia(let intents): (kind, payload) = hand(.upcomingMedia, .upcomingMedia(intents))
    case .added(let shortcut):
      kind = .added
      identifier = shortcut.identifier
      phrase = shortcut.phrase
      group = shortcut.askedEachTime.isEmpty ? nil : shortcut.askedEachTime.joined(separator: "\u{1F}")
      payload = WireCodec.encode(shortcut.shortcut)
    case .removed(let shortcut):
      kind = .removed
      identifier = shortcut
    }
  }
}
