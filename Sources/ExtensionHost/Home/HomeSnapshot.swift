import FoundationEssentials
import Glibc

/// A home's files as they were at one moment.
///
/// What didn't change from one moment to the next is kept once, so that ten thousand moments cost what changed between them.
/// The files go when nobody holds a moment with them any more.
public struct HomeSnapshot: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case folder
    case link(String)
    case file(KeptFile)
  }

  struct Item: Hashable, Sendable {
    /// Relative to the home.
    var path: String
    var permissions: mode_t
    var content: Content
  }

  /// A folder stands before what is in it.
  var items: [Item]
}

/// A copy of a file, which is removed when nobody needs it any more.
final class KeptFile: Hashable, Sendable {
  let path: String
  /// The original when it was copied, or when it was last found to be the same.
  let seen: FileMark

  init(path: String, seen: FileMark) {
    self.path = path
    self.seen = seen
  }

  deinit { unlink(path) }

  static func == (a: KeptFile, b: KeptFile) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a file is told from what it becomes: where it lies, its size, and when it was changed last.
struct FileMark: Hashable, Sendable {
  var inode: ino_t
  var size: off_t
  /// Nanoseconds; the file's own program can't set this time.
  var changed: Int64
  /// When that was read.
  var read: Int64

  init(_ status: stat) {
    inode = status.st_ino
    size = status.st_size
    changed = Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    read = Int64(now.tv_sec) &* 1_000_000_000 &+ Int64(now.tv_nsec)
  }

  /// Whether a later look at the file shows for sure that it is the same: the system's clock for files is coarse, so a file
  /// that was young then may have changed without a sign.
  func isSurelyOf(_ later: FileMark) -> Bool {
    inode == later.inode && size == later.size && changed == later.changed && read - changed > 50_000_000
  }
}

extension HomeFolder {
  /// Keeps the files as they are now.
  ///
  /// - Parameter previous: an earlier moment of this home, of which everything is shared that is still the same.
  public func snapshot(after previous: HomeSnapshot? = nil) throws -> HomeSnapshot {
    var known: [String: HomeSnapshot.Item] = [:]
    for item in previous?.items ?? [] { known[item.path] = item }
    var items: [HomeSnapshot.Item] = []
    try keep(folder: "", known: known, into: &items)
    if let previous, previous.items == items { return previous }
    return HomeSnapshot(items: items)
  }

  /// Puts the files back as they were then.
  public func restore(_ snapshot: HomeSnapshot) throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: path) { try manager.removeItem(atPath: path) }
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    for item in snapshot.items {
      let target = path + "/" + item.path
      switch item.content {
      case .folder: try manager.createDirectory(atPath: target, withIntermediateDirectories: true)
      case .link(let goal): try manager.createSymbolicLink(atPath: target, withDestinationPath: goal)
      case .file(let kept): try manager.copyItem(atPath: kept.path, toPath: target)
      }
    }
    // From the inside out: a folder may be one into which nothing can be written.
    for item in snapshot.items.reversed() {
      if case .link = item.content { continue }
      chmod(path + "/" + item.path, item.permissions)
    }
  }

  private func keep(
    folder: String, known: [String: HomeSnapshot.Item], into items: inout [HomeSnapshot.Item]
  ) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? path : path + "/" + folder)
      .sorted()
    for name in names {
      let file = folder.isEmpty ? name : folder + "/" + name
      var status = stat()
      // A program may take a file away meanwhile.
      guard lstat(path + "/" + file, &status) == 0 else { continue }
      let permissions = status.st_mode & 0o7777
      func add(_ content: HomeSnapshot.Content) {
        items.append(HomeSnapshot.Item(path: file, permissions: permissions, content: content))
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        add(.folder)
        try keep(folder: file, known: known, into: &items)
      case S_IFLNK:
        add(.link(try FileManager.default.destinationOfSymbolicLink(atPath: path + "/" + file)))
      case S_IFREG:
        if let kept = try kept(file, FileMark(status), before: known[file]) { add(.file(kept)) }
      // Sockets and pipes mean nothing without the program that made them.
      default: break
      }
    }
  }

  /// The copy that is there already where it is the same, else a new one; nil for a file that is gone.
  private func kept(_ file: String, _ mark: FileMark, before: HomeSnapshot.Item?) throws -> KeptFile? {
    let manager = FileManager.default
    if case .file(let kept) = before?.content {
      if kept.seen.isSurelyOf(mark) { return kept }
      if kept.seen.size == mark.size, manager.contentsEqual(atPath: kept.path, andPath: path + "/" + file) {
        return kept
      }
    }
    let folder = (path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".") + "/kept"
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let copy = folder + "/" + UUID().uuidString
    do {
      try manager.copyItem(atPath: path + "/" + file, toPath: copy)
    } catch {
      guard manager.fileExists(atPath: path + "/" + file) else { return nil }
      throw error
    }
    return KeptFile(path: copy, seen: mark)
  }
}
