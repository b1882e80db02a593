import SimCatalog
import SimShortcuts

/// What is known of shortcuts: what apps and the user have made of them, and those that stand before the user.
struct KnownShortcuts: Sendable {
  /// What apps have donated and suggest, and what the user has added; the words that they know stand in the setting's user.
  private(set) var memory = ShortcutMemory()
  /// What starts a shortcut when it is said.
  private(set) var phrases = ShortcutPhrases()
  /// What the user may choose by number or title: the shortcuts that were shown last.
  private(set) var offered: [OfferedShortcut] = []

  /// Goes on with what is remembered from other conversations.
  mutating func use(_ memory: ShortcutMemory, _ catalog: Catalog, _ normal: (String) -> String) {
    self.memory = memory
    // What a hundred thousand donations count for is worked out once, and not at each suggestion.
    self.memory.use(catalog)
    phrases.take(memory, normal)
  }

  /// Remembers what an app or the user has changed.
  mutating func remember(_ change: ShortcutChange, _ normal: (String) -> String) {
    let replaces = if case .added(let shortcut) = change.what { memory.hasAdded(shortcut.identifier) } else { false }
    memory.apply(change)
    phrases.follow(change.what, of: change.app, replaces: replaces, in: memory, normal)
  }

  /// These are shown, and the user may choose one.
  mutating func offer(_ shortcuts: [OfferedShortcut]) { offered = shortcuts }
}
