package import SimShortcuts

/// Where a session's changes are written down. A store on disk needs a database, which the packages of a tester don't
/// build: the program that wants one supplies it.
package protocol ShortcutStore {
  /// Keeps changes, all of them or none.
  /// - Returns: a sentence on why they can't be kept; nil if they are, or if that was reported before.
  func keep(_ changes: ArraySlice<ShortcutChange>) -> String?

  /// Takes back the last changes of this session.
  /// - Returns: a sentence on why they can't be; nil if they are, or if that was reported before.
  func takeBack(_ number: Int) -> String?
}

/// Keeps what a conversation remembers of shortcuts, from one session to the next.
///
/// The conversation's value has what is remembered; differences from the disk are written after each turn, so that
/// going back applies there, too. Without a store it is kept as long as the program runs.
package final class ShortcutPersistence {
  /// Opens a store for a session and loads its contents into a memory; problems are added to the sentences.
  package typealias Opening = (
    _ session: String, _ memory: inout ShortcutMemory, _ troubles: inout [String]
  ) -> any ShortcutStore

  private let session: String
  private let opening: Opening?
  private var store: (any ShortcutStore)?
  /// The changes on disk that belong to the conversation that writes now.
  private var written = ChunkedArray<ShortcutChange>()
  private var last: ShortcutMemory?
  private var openings = 0
  private var troubles: [String] = []

  /// - Parameters:
  ///   - session: an identifier for this program's changes, where others have the store open as well.
  ///   - opening: opens the store; nil to keep nothing beyond the program's end.
  package init(session: String = "", opening: Opening? = nil) {
    self.session = session
    self.opening = opening
  }

  /// What was kept, for a conversation that begins and writes from now on.
  func open() -> ShortcutMemory {
    guard let opening else {
      var memory = ShortcutMemory()
      for change in last?.changes ?? ChunkedArray() { memory.apply(change) }
      return memory
    }
    openings += 1
    written = ChunkedArray()
    store = nil
    var memory = ShortcutMemory()
    store = opening("\(session).\(openings)", &memory, &troubles)
    return memory
  }

  /// Keeps what a conversation remembers now.
  func keep(_ memory: ShortcutMemory) {
    last = memory
    guard let store else { return }
    let changes = memory.changes
    // Nearly always changes were added, or none: then nothing needs to be compared.
    let common = changes.commonCount(with: written)
    guard common < changes.count || common < written.count else { return }
    if common < written.count, let trouble = store.takeBack(written.count - common) { troubles.append(trouble) }
    if let trouble = store.keep(Array(changes[common...])[...]) { troubles.append(trouble) }
    written = changes
  }

  /// The errors since the last time, in sentences.
  package func takeTroubles() -> [String] {
    defer { troubles = [] }
    return troubles
  }
}
