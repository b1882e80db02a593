import SimCatalog
import SimExtensionWire
import SimShortcuts

/// A change as a row of `changes`.
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

  /// The kinds of changes, by their names in the file.
  enum Kind: String {
    case donated, donationsDeleted, activity, activitiesDeleted, itemsDeleted, suggested, relevant, upcomingMedia
    case added, removed
  }

  init(_ change: ShortcutChange) {
    app = change.app
    moment = change.moment
    switch change.what {
    case .submitted(var what):
      kind = Kind(what)
      if case .donated(var donation) = what {
        // What differs each time is in columns, so that the payloads of one action are equal.
        identifier = donation.identifier
        group = donation.groupIdentifier
        happened = donation.time.map { WireCodec.encode(.dateRange($0)) }
        (donation.identifier, donation.groupIdentifier, donation.time) = ("", nil, nil)
        what = .donated(donation)
      } else if case .activity(let activity) = what {
        identifier = activity.persistentIdentifier
        item = activity.relatedItem
      }
      payload = WireCodec.encode(.memory(what))
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

extension StoredChange.Kind {
  init(_ what: ShortcutSubmission) {
    self =
      switch what {
      case .donated: .donated
      case .donationsDeleted: .donationsDeleted
      case .activity: .activity
      case .activitiesDeleted: .activitiesDeleted
      case .itemsDeleted: .itemsDeleted
      case .suggested: .suggested
      case .relevant: .relevant
      case .upcomingMedia: .upcomingMedia
      }
  }
}
