import Glibc
import Synchronization

/// A home's files at one moment.
///
/// What didn't change from one moment to the next is kept once, folders included, so that ten thousand moments cost
/// only what changed between them. The copies are removed when no moment uses them any more.
package struct HomeSnapshot: Hashable, Sendable {
  let root: KeptFolder
}

/// Why a home isn't kept.
package enum HomeSnapshotError: Error, Hashable, Sendable {
  /// There are more files than can be kept.
  case tooManyFiles(limit: Int)
  /// The files hold more than can be kept, the holes in them left out.
  case tooLarge(limit: Int64)
  /// The caller didn't want to wait any longer.
  case cancelled
  /// A system call has failed.
  case system(path: String, message: String)
}

/// How much of a home is kept at one moment.
package struct HomeSnapshotLimits: Hashable, Sendable {
  /// How many files are kept at most.
  package var files: Int
  /// In bytes on the disk: a hole in a file costs nothing.
  package var bytes: Int64

  /// Bounds that an app's own files stay far below.
  package init(files: Int = 20_000, bytes: Int64 = 256 << 20) {
    self.files = files
    self.bytes = bytes
  }
}

/// A folder at one moment. It never changes; if nothing in it did, the next moment shares it.
final class KeptFolder: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var name: String
    var permissions: mode_t
    var content: Content
  }

  enum Content: Hashable, Sendable {
    case folder(KeptFolder)
    case link(String)
    case file(KeptFile)
  }

  /// Sorted by name.
  let entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  subscript(name: String) -> Entry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].name == name ? entries[low] : nil
  }

  static func == (a: KeptFolder, b: KeptFolder) -> Bool { a === b || a.entries == b.entries }
  func hash(into hasher: inout Hasher) { for entry in entries { hasher.combine(entry.name) } }
}

/// A copy of a file, which is removed when it is no longer used.
final class KeptFile: Hashable, Sendable {
  let path: String
  /// The original when it was copied, or when it was last found to be the same.
  private let mark: Mutex<FileMark>

  init(path: String, seen: FileMark) {
    self.path = path
    mark = Mutex(seen)
  }

  deinit { unlink(path) }

  var seen: FileMark {
    get { mark.withLock { $0 } }
    set { mark.withLock { $0 = newValue } }
  }

  static func == (a: KeptFile, b: KeptFile) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The marks by which a change of a file is noticed: its inode, its size, and the time of its last change.
package struct FileMark: Hashable, Sendable {
  var inode: ino_t
  var size: off_t
  /// Nanoseconds; the file's own program can't set this time.
  var changed: Int64
  /// The time at which the mark was read.
  private var read: Int64

  /// The mark of a file that is there.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    inode = status.st_ino
    size = status.st_size
    changed = Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    read = Int64(now.tv_sec) &* 1_000_000_000 &+ Int64(now.tv_nsec)
  }

  /// The mark as a text, for keeping.
  package var text: String { "\(inode) \(size) \(changed)" }

  /// Whether a later mark proves that the file is unchanged: the system's clock for files is coarse, so a file that had
  /// just been written may have changed unnoticed.
  func isSurelyOf(_ later: FileMark) -> Bool {
    isOfSameFile(as: later) && read - changed > 50_000_000
  }

  func isOfSameFile(as other: FileMark) -> Bool {
    inode == other.inode && size == other.size && changed == other.changed
  }

  /// Whether it is the same file, unchanged.
  package static func == (a: FileMark, b: FileMark) -> Bool { a.isOfSameFile(as: b) }

  /// Hashes what marks of different files differ in.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(inode)
    hasher.combine(changed)
  }
}
