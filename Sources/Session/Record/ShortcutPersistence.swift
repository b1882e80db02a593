package import SimShortcuts

/// Where the changes of one session are written down. A store on disk has a database behind it, which who tests a handler
/// doesn't build: the program that wants one brings it along.
package protocol ShortcutStore {
  /// Keeps changes, all of them or none.
  /// - Returns: a sentence on why they can't be kept; nil when they are, and when that was told before.
  func keep(_ changes: ArraySlice<ShortcutChange>) -> String?

  /// Takes the last changes of this session back.
  /// - Returns: a sentence on why they can't be; nil when they are, and when that was told before.
  func takeBack(_ number: Int) -> String?
}

/// Where a conversation keeps what is remembered of shortcuts, from one session to the next.
///
/// The conversation's value says what is remembered; what differs from what is on disk is written after each turn, so that going
/// back takes it back there too. Without a store it is kept as long as the program runs.
package final class ShortcutPersistence {
  /// Opens a store for a session and puts what it holds into a memory; what is wrong is added to the sentences.
  package typealias Opening = (
    _ session: String, _ memory: inout ShortcutMemory, _ troubles: inout [String]
  ) -> any ShortcutStore

  private let session: String
  private let opening: Opening?
  private var store: (any ShortcutStore)?
  /// The changes that are on disk, of the conversation that writes now.
  private var written: [ShortcutChange] = []
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

  /// What was kept, for a conversation that begins; that one writes from now on.
  func open() -> ShortcutMemory {
    guard let opening else {
      var memory = ShortcutMemory()
      for change in last?.changes ?? [] { memory.apply(change) }
      return memory
    }
    openings += 1
    written = []
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
    // Nearly always more was added, or nothing: then nothing that is written is compared.
    guard changes.count != written.count || changes != written else { return }
    let common = zip(changes, written).prefix { $0 == $1 }.count
    if common < written.count, let trouble = store.takeBack(written.count - common) { troubles.append(trouble) }
    if let trouble = store.keep(changes[common...]) { troubles.append(trouble) }
    written = changes
  }

  /// What went wrong since the last time, in sentences.
  package func takeTroubles() -> [String] {
    defer { troubles = [] }
    return troubles
  }
}
