import SimCatalog
import SimShortcuts

/// What is known of shortcuts: what apps and the user have made of them, and which are offered.
struct KnownShortcuts: Sendable {
  /// What apps have donated and suggest, and what the user has added; known words are in the setting's user.
  private(set) var memory = ShortcutMemory()
  /// The phrases that start a shortcut.
  private(set) var phrases = ShortcutPhrases()
  /// The shortcuts that were shown last, which the user may choose by number or title.
  private(set) var offered: [OfferedShortcut] = []

  /// Continues with what other conversations have remembered.
  mutating func use(_ memory: ShortcutMemory, _ catalog: Catalog, _ normal: (String) -> String) {
    self.memory = memory
    // The weight of a hundred thousand donations is computed once, not for each suggestion.
    self.memory.use(catalog)
    phrases.take(memory, normal)
  }

  /// Remembers what an app or the user has changed.
  mutating func remember(_ change: ShortcutChange, _ normal: (String) -> String) {
    let replaces = if case .added(let shortcut) = change.what { memory.hasAdded(shortcut.identifier) } else { false }
    memory.apply(change)
    phrases.follow(change.what, of: change.app, replaces: replaces, in: memory, normal)
  }

  /// Offers shortcuts that are shown.
  mutating func offer(_ shortcuts: [OfferedShortcut]) { offered = shortcuts }
}
