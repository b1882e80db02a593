import SimDonationStore
import SimSession
import SimShortcuts

/// The file with the user's shortcuts, for a conversation that writes to it.
struct StoreOnDisk: ShortcutStore {
  private let store: DonationStore

  init(_ store: DonationStore) {
    self.store = store
  }

  func keep(_ changes: ArraySlice<ShortcutChange>) -> String? { store.keep(changes)?.sentence }

  func takeBack(_ number: Int) -> String? { store.takeBack(number)?.sentence }
}

extension StoreTrouble {
  /// What is wrong, where, and what was done about it.
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
