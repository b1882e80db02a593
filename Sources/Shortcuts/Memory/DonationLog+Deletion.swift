import SimCatalog

/// Whatever is deleted, it is the app's own that deletes it.
extension DonationLog {
  /// Interactions by their identifiers, by their group, by what they are about, or all of them (INInteraction.delete,
  /// IntentDonationManager.deleteDonations).
  mutating func delete(_ selection: DonationSelection, of app: String) {
    switch selection {
    case .all: delete(of: app) { _, _, donated in donated.isIntent }
    case .identifiers(let identifiers):
      let gone = Set(identifiers)
      delete(of: app) { _, identifier, donated in donated.isIntent && gone.contains(identifier) }
    case .group(let group):
      // Groups are few and rows are many: the number is compared and not the name.
      guard let number = number(ofText: group) else { return }
      delete(of: app) { row, _, donated in donated.isIntent && row.group == number }
    case .about(let subject):
      delete(of: app) { _, _, donated in
        if case .intent(let donation) = donated { subject.takesIn(donation.interaction.intent) } else { false }
      }
    }
  }

  /// Activities by their persistent identifiers, or all of them (NSUserActivity.deleteSavedUserActivities).
  mutating func deleteActivities(_ identifiers: [String]?, of app: String) {
    let gone = identifiers.map { Set($0) }
    delete(of: app) { _, _, donated in
      guard case .activity(let activity) = donated else { return false }
      guard let gone else { return true }
      return activity.persistentIdentifier.map(gone.contains) ?? false
    }
  }

  /// The activities about items of the device's search that are gone (relatedUniqueIdentifier).
  mutating func deleteItems(_ identifiers: [String]?, of app: String) {
    let gone = identifiers.map { Set($0) }
    delete(of: app) { _, _, donated in
      guard case .activity(let activity) = donated, let item = activity.relatedItem else { return false }
      return gone?.contains(item) ?? true
    }
  }

  private mutating func delete(of app: String, where isGone: (Row, String, Donated) -> Bool) {
    let payloads = payloads
    keep { row, identifier in
      let payload = payloads[Int(row.payload)]
      return payload.app != app || !isGone(row, identifier, payload.donated)
    }
  }
}

extension DonationLog.Donated {
  /// Whether it is an interaction, and no activity.
  var isIntent: Bool { if case .intent = self { true } else { false } }
}
