package import SimCatalog

/// What the device remembers of shortcuts: donations, what apps suggest, and what the user has added.
///
/// It is a value that belongs to a conversation: a copy is a bookmark. Deleting donations never affects what the user
/// has added (behaviour.md e.2).
package struct ShortcutMemory: Sendable {
  /// What was donated and not deleted, oldest first.
  package private(set) var donations = DonationLog()
  /// What the user has added, oldest first.
  package private(set) var voiceShortcuts = ChunkedArray<VoiceShortcut>()
  /// The index of each, by its identifier: there may be ten thousand.
  private var voiceShortcutIndices = ChunkedDictionary<String, Int>()
  /// What apps suggest to add, by the app's identifier.
  package private(set) var suggested: [String: [Shortcut]] = [:]
  /// Shortcuts with their circumstances, by the app's identifier.
  package private(set) var relevant: [String: [RelevantShortcut]] = [:]
  /// The media that apps expect to be played next, by the app's identifier.
  package private(set) var upcomingMedia: [String: [FilledIntent]] = [:]
  /// What has changed since the memory was created, oldest first: what a store has to keep.
  package private(set) var changes = ChunkedArray<ShortcutChange>()

  /// An empty memory.
  package init() {}

  /// Computes in advance what donations count for, by the intents of a catalogue, so that suggestions needn't. Starts
  /// over for another catalogue.
  package mutating func use(_ catalog: Catalog) { donations.use(catalog) }

  /// Whether the user has a shortcut of this identifier.
  package func hasAdded(_ identifier: String) -> Bool { voiceShortcutIndices[identifier] != nil }

  /// Applies what an app has submitted, or the user has done.
  package mutating func apply(_ change: ShortcutChange) {
    changes.append(change)
    take(change)
  }

  /// Applies what a store has kept, without recording it as a change.
  package mutating func restore(_ change: ShortcutChange) { take(change) }

  private mutating func take(_ change: ShortcutChange) {
    let app = change.app
    switch change.what {
    case .submitted(.suggested(let shortcuts)): suggested[app] = shortcuts
    case .submitted(.relevant(let shortcuts)): relevant[app] = shortcuts
    case .submitted(.upcomingMedia(let intents)): upcomingMedia[app] = intents
    case .submitted: donations.take(change)
    case .added(let shortcut):
      if let index = voiceShortcutIndices[shortcut.identifier] {
        voiceShortcuts[index] = shortcut
      } else {
        voiceShortcutIndices[shortcut.identifier] = voiceShortcuts.count
        voiceShortcuts.append(shortcut)
      }
    case .removed(let identifier):
      guard let index = voiceShortcutIndices[identifier] else { break }
      voiceShortcutIndices[identifier] = nil
      voiceShortcuts.remove(at: index)
      for later in index..<voiceShortcuts.count { voiceShortcutIndices[voiceShortcuts[later].identifier] = later }
    }
  }
}
