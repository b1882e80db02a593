import SimCatalog

/// Deletion: an app only deletes what is its own.
extension DonationLog {
  /// Deletes interactions by identifier, group or subject, or all of them (INInteraction.delete,
  /// IntentDonationManager.deleteDonations).
  mutating func delete(_ selection: DonationSelection, of app: String) {
    switch selection {
    case .all: delete(of: app) { _, _, donated in donated.isIntent }
    case .identifiers(let identifiers):
      let gone = Set(identifiers)
      delete(of: app) { _, identifier, donated in donated.isIntent && gone.contains(identifier) }
    case .group(let group):
      // Groups are few and rows are many, so numbers are compared, not names.
      guard let number = number(ofText: group) else { return }
      delete(of: app) { row, _, donated in donated.isIntent && row.group == number }
    case .about(let subject):
      delete(of: app) { _, _, donated in
        if case .intent(let donation) = donated { subject.takesIn(donation.interaction.intent) } else { false }
      }
    }
  }

  /// Deletes activities by persistent identifier, or all of them (NSUserActivity.deleteSavedUserActivities).
  mutating func deleteActivities(_ identifiers: [String]?, of app: String) {
    let gone = identifiers.map { Set($0) }
    delete(of: app) { _, _, donated in
      guard case .activity(let activity) = donated else { return false }
      guard let gone else { return true }
      return activity.persistentIdentifier.map(gone.contains) ?? false
    }
  }

  /// Deletes the activities about removed items of the device's search (relatedUniqueIdentifier).
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
  /// Whether it is an interaction rather than an activity.
  var isIntent: Bool { if case .intent = self { true } else { false } }
}
