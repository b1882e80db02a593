import Foundation
import GRDB
import SimCatalog
import SimShortcuts

/// Which rows of the log are still needed: those that nothing has deleted or replaced.
///
/// An app's deletion is a row of the log like any other, so that it can be undone; when the next session begins, it is
/// removed with everything that it deleted.
struct Compaction {
  private struct Live {
    var row: Int64
    var app: String
    /// What was done; nil for an activity. Shared by all rows with the payload.
    var intent: FilledIntent?
    var identifier: String?
    var group: String?
    var item: String?

    var isIntent: Bool { intent != nil }
  }

  /// An app's list, which replaces the one before.
  private struct List: Hashable {
    var app: String
    var kind: Int
  }

  private var live: [Live] = []
  private var lists: [List: Int64] = [:]
  /// By a voice shortcut's identifier, its first row, which determines its position, and its latest.
  private var voiceShortcuts: [String: (first: Int64, latest: Int64)] = [:]
  /// The rows that aren't needed any more.
  private(set) var gone: [Int64] = []

  mutating func take(_ change: ShortcutChange, row: Int64) {
    switch change.what {
    case .submitted(.donated(let donation)):
      live.append(
        Live(
          row: row, app: change.app, intent: donation.interaction.intent, identifier: donation.identifier,
          group: donation.groupIdentifier))
    case .submitted(.activity(let activity)):
      live.append(
        Live(
          row: row, app: change.app, identifier: activity.persistentIdentifier, item: activity.relatedItem))
    case .submitted(.donationsDeleted(.all)): delete(row, of: change.app) { $0.isIntent }
    case .submitted(.donationsDeleted(.group(let group))):
      delete(row, of: change.app) { $0.isIntent && $0.group == group }
    case .submitted(.donationsDeleted(.identifiers(let identifiers))):
      let named = Set(identifiers)
      delete(row, of: change.app) { $0.isIntent && $0.identifier.map(named.contains) ?? false }
    case .submitted(.donationsDeleted(.about(let subject))):
      delete(row, of: change.app) { $0.intent.map(subject.takesIn) ?? false }
    case .submitted(.activitiesDeleted(let identifiers)):
      let named = identifiers.map { Set($0) }
      delete(row, of: change.app) { live in
        !live.isIntent && (named.map { named in live.identifier.map(named.contains) ?? false } ?? true)
      }
    case .submitted(.itemsDeleted(let identifiers)):
      let named = identifiers.map { Set($0) }
      delete(row, of: change.app) { live in
        guard !live.isIntent, let item = live.item else { return false }
        return named?.contains(item) ?? true
      }
    case .submitted(.suggested): replace(List(app: change.app, kind: 0), row)
    case .submitted(.relevant): replace(List(app: change.app, kind: 1), row)
    case .submitted(.upcomingMedia): replace(List(app: change.app, kind: 2), row)
    case .added(let shortcut):
      if let before = voiceShortcuts[shortcut.identifier] {
        if before.latest != before.first { gone.append(before.latest) }
        voiceShortcuts[shortcut.identifier] = (before.first, row)
      } else {
        voiceShortcuts[shortcut.identifier] = (row, row)
      }
    case .removed(let identifier):
      gone.append(row)
      guard let before = voiceShortcuts.removeValue(forKey: identifier) else { return }
      gone.append(before.first)
      if before.latest != before.first { gone.append(before.latest) }
    }
  }

  private mutating func delete(_ row: Int64, of app: String, where isGone: (Live) -> Bool) {
    gone.append(row)
    live.removeAll { live in
      guard live.app == app, isGone(live) else { return false }
      gone.append(live.row)
      return true
    }
  }

  private mutating func replace(_ list: List, _ row: Int64) {
    if let before = lists.updateValue(row, forKey: list) { gone.append(before) }
  }

  /// Removes what isn't needed any more from the file, including its free pages.
  func run(_ db: Database) throws {
    var gone = gone
    for (first, latest) in voiceShortcuts.values where first != latest {
      try db.execute(
        literal: """
          UPDATE changes SET (app, groupIdentifier, phrase, payload)
            = (SELECT app, groupIdentifier, phrase, payload FROM changes WHERE id = \(latest))
          WHERE id = \(first)
          """)
      gone.append(latest)
    }
    let delete = try db.makeStatement(sql: "DELETE FROM changes WHERE id = ?")
    for row in gone { try delete.execute(arguments: [row]) }
    try db.execute(
      sql: """
        DELETE FROM payloads WHERE id NOT IN (SELECT payload FROM changes WHERE payload IS NOT NULL);
        DELETE FROM places WHERE id NOT IN (SELECT place FROM changes WHERE place IS NOT NULL);
        DELETE FROM sessions WHERE id NOT IN (SELECT session FROM changes);
        """)
  }
}
