import CSystemCalls
import Glibc
import Synchronization

/// Homes of conversations that are over, empty again: a replay needs one for each conversation, and to make and remove
/// folders on a disk takes longer than many a handler.
enum SpareHomes {
  /// By the folder in which they are made.
  private static let known = Mutex<[String: [HomeFolder]]>([:])
  private static let most = 8

  /// Removes those that are left when the process ends; what ends it suddenly is `ExitCleanup`'s.
  private static let isRemovedAtEnd: Bool = atexit { SpareHomes.removeAll() } == 0

  static func take(in parent: String) -> HomeFolder? { known.withLock { $0[parent]?.popLast() } }

  /// - Returns: false if it can't be kept.
  static func keep(_ home: HomeFolder) -> Bool {
    guard let root = home.root, let slash = root.lastIndex(of: "/"), isRemovedAtEnd, empty(home, root) else {
      return false
    }
    return known.withLock { known in
      guard known[String(root[..<slash]), default: []].count < most else { return false }
      known[String(root[..<slash]), default: []].append(home)
      return true
    }
  }

  static func removeAll() {
    let homes = known.withLock { known in
      defer { known = [:] }
      return known.values.flatMap { $0 }
    }
    for home in homes { home.remove() }
  }

  /// Removes all that a new home hasn't.
  ///
  /// - Returns: whether it is then like a new one.
  private static func empty(_ home: HomeFolder, _ root: String) -> Bool {
    let besides = FileTree.names(in: root).filter { $0 != "home" && $0 != OwnedFolder.lockName }
    guard besides.isEmpty, isAsMade(home.path) else { return false }
    for name in FileTree.names(in: home.path) where !HomeFolder.folders.contains(name) {
      FileTree.remove(home.path + "/" + name)
    }
    for folder in HomeFolder.folders {
      let path = home.path + "/" + folder
      guard isAsMade(path) else { return false }
      let names = FileTree.names(in: path)
      for name in names { FileTree.remove(path + "/" + name) }
      guard names.isEmpty || FileTree.names(in: path).isEmpty else { return false }
    }
    return FileTree.names(in: home.path).count == HomeFolder.folders.count
  }

  /// Whether a folder has the kind, the owner, the permissions and the attributes with which it was made.
  private static func isAsMade(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode == S_IFDIR | HomeFolder.permissions
      && status.st_uid == geteuid() && !sirisim_has_attributes(path)
  }
}
