import CSystemCalls
import Glibc
import Synchronization

/// A folder that belongs to one process, whose lock the system releases however the process ends.
///
/// A lock is better than a process number: it works between processes with different numbering (a container with a
/// shared folder for temporary files), and it is never reused.
enum OwnedFolder {
  static let prefix = "sirisim-"
  /// The file in the folder that is locked.
  static let lockName = "owner"

  /// Makes a folder with a name of its own and locks it.
  ///
  /// - Returns: its path, and the descriptor that holds the lock.
  static func make(in parent: String) throws(HomeFolderError) -> (path: String, lock: Int32) {
    let name = String(UInt64.random(in: .min ... .max), radix: 36) + "-" + String(getpid(), radix: 36)
    // It can't be taken for an abandoned one before it is locked, because it doesn't have its name yet.
    let unnamed = "\(parent)/.\(prefix)\(name)"
    let path = "\(parent)/\(prefix)\(name)"
    func refused() -> HomeFolderError { .system(path: path, message: String(cString: strerror(errno))) }
    guard mkdir(unnamed, 0o700) == 0 else { throw refused() }
    let lock = open("\(unnamed)/\(lockName)", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard lock >= 0, sirisim_lock_file(lock) == 0, rename(unnamed, path) == 0 else {
      let error = refused()
      if lock >= 0 { close(lock) }
      FileTree.remove(unnamed)
      throw error
    }
    return (path, lock)
  }

  /// Takes the lock of a folder whose owner is gone.
  ///
  /// - Returns: the descriptor that holds it; nil as long as the owner lives, and for a folder without a lock.
  static func takeLock(of folder: String) -> Int32? {
    let lock = open("\(folder)/\(lockName)", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard lock >= 0 else { return nil }
    if sirisim_lock_file(lock) == 0 { return lock }
    close(lock)
    return nil
  }
}

/// The folders of processes that ended before they could remove them: by a signal, by a trap, or with the machine.
enum AbandonedFolders {
  /// The folders in which they were looked for.
  private static let searched = Mutex<Set<String>>([])

  /// Removes them on a background thread, once for each folder.
  static func removeOnce(in parent: String) {
    guard searched.withLock({ $0.insert(parent).inserted }) else { return }
    let work = Unmanaged.passRetained(Parent(path: parent))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer else { return nil }
        // All other work on the machine comes first.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
        AbandonedFolders.remove(in: Unmanaged<Parent>.fromOpaque(pointer).takeRetainedValue().path)
        return nil
      }, work.toOpaque())
    if code == 0 { pthread_detach(thread) } else { work.release() }
  }

  private final class Parent {
    let path: String
    init(path: String) { self.path = path }
  }

  /// Removes them now.
  static func remove(in parent: String) {
    for name in FileTree.names(in: parent) where name.hasPrefix(OwnedFolder.prefix) {
      let folder = parent + "/" + name
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
        continue
      }
      guard let lock = OwnedFolder.takeLock(of: folder) else { continue }
      // The slow part comes first: as long as the lock's file is there, a later process can continue after this one.
      FileTree.remove(folder + "/home")
      FileTree.remove(folder)
      close(lock)
    }
  }
}
