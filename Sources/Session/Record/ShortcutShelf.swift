import SimDonationStore
import SimShortcuts

/// Where a conversation keeps what is remembered of shortcuts, from one session to the next.
///
/// The conversation's value says what is remembered; what differs from what is on disk is written after each turn, so that going
/// back takes it back there too. A shelf without a file keeps it as long as the program runs.
public final class ShortcutShelf {
  private let path: String?
  private let session: String
  private var store: DonationStore?
  /// The changes that are on disk, of the conversation that writes now.
  private var written: [ShortcutChange] = []
  private var last: ShortcutMemory?
  private var openings = 0
  private var troubles: [StoreTrouble] = []

  /// - Parameters:
  ///   - path: the store's file; nil to keep nothing beyond the program's end.
  ///   - session: what tells this program's changes from those of others that have the store open.
  public init(path: String?, session: String) {
    self.path = path
    self.session = session
  }

  /// What was kept, for a conversation that begins; that one writes from now on.
  func open() -> ShortcutMemory {
    guard let path else {
      var memory = ShortcutMemory()
      for change in last?.changes ?? [] { memory.apply(change) }
      return memory
    }
    openings += 1
    written = []
    store = nil
    var memory = ShortcutMemory()
    store = DonationStore(path: path, session: "\(session).\(openings)", into: &memory, troubles: &troubles)
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
  public func takeTroubles() -> [String] {
    defer { troubles = [] }
    return troubles.map(\.sentence)
  }
}

extension StoreTrouble {
  /// What is wrong, where, and what was done.
  var sentence: String {
    switch self {
    case .setAside(let path, let name, let damage):
      "the shortcuts in \(path) can't be read (\(damage.words)); the file is kept as \(name), and a new one begins"
    case .notKept(let path, let reason): "shortcuts aren't kept in \(path): \(reason.words)"
    }
  }
}

extension StoreTrouble.Damage {
  fileprivate var words: String {
    switch self {
    case .unreadableDatabase(let words): words
    case .otherSchema(let found, let expected): "it is of version \(found), and version \(expected) is read"
    case .unreadableRow(let words): words
    case .folder: "it is a folder"
    case .unreadable: "it may not be read"
    }
  }
}

extension StoreTrouble.Reason {
  fileprivate var words: String {
    switch self {
    case .readOnly: "the file or its folder can't be written"
    case .full: "the disk is full"
    case .busy: "another sirisim has been writing there for too long"
    case .other(let words): words
    }
  }
}
