import Glibc
import SimAppFiles
import SimText

/// Where builds are kept: `$XDG_CACHE_HOME/sirisim/builds`, or `~/.cache/sirisim/builds`.
///
/// `programs` holds finished programs, each under a name made of everything that it comes from, and never changed
/// afterwards. `work` holds what a target's next build continues from. Anything in it may be deleted: it is built
/// again.
package struct BuildCache: Sendable {
  /// The folder.
  package let folder: String
  /// Whether all users may make folders there: then it must be the user's own.
  private let liesInPublic: Bool
  private static let mostPrograms = 24
  private static let mostWork = 24

  /// A cache in a folder, which is made when something is built.
  package init(folder: String) {
    self.folder = folder
    liesInPublic = false
  }

  private init(inPublic folder: String) {
    self.folder = folder
    liesInPublic = true
  }

  /// The cache of the user whose environment this is; nil when it names no place.
  package init?(environment: [String: String]) {
    liesInPublic = false
    guard let path = CacheFolder.path(of: "builds", environment: environment) else { return nil }
    folder = path
  }

  /// The cache for an environment that names none: in the system's folder for temporary files.
  package static func temporary(_ environment: [String: String]) -> BuildCache {
    let folder = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    return BuildCache(inPublic: "\(folder)/sirisim-builds-\(getuid())")
  }

  /// Where the compiler keeps what it makes of C headers. A link leads to a folder that several caches share; it is
  /// resolved, because the compiler rejects under one path what it has made under another.
  var moduleCache: String {
    let path = folder + "/clang"
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    return SwiftCompiler.realPath(path) ?? path
  }

  /// Whether another user made it, or may write there: what is in it gets executed, so it would be no safe place for a
  /// build.
  var isSomebodyElses: Bool {
    var status = stat()
    guard liesInPublic, lstat(folder, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFDIR || status.st_uid != geteuid() || status.st_mode & 0o022 != 0
  }

  /// Makes the folder if it can be written to; returns the system's error number, or 0.
  func makeReady() -> Int32 {
    if liesInPublic {
      // This comes before anything else, so that the owner doesn't change afterwards.
      FileWriter.makeFolder(FilePath.folder(of: folder))
      mkdir(folder, 0o700)
      if isSomebodyElses { return EPERM }
    }
    for name in ["programs", "work"] {
      let code = FileWriter.makeFolder("\(folder)/\(name)")
      if code != 0 { return code }
    }
    let probe = "\(folder)/.probe.\(getpid()).\(UInt32.random(in: .min ... .max))"
    let code = Files.write([0], to: probe)
    unlink(probe)
    return code
  }

  /// The bytes that a program and the compiler's own files need.
  private static let needed: UInt64 = 8 << 20

  /// Whether there is no room left for a program.
  var isFull: Bool {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < Self.needed || status.f_favail == 0 && status.f_files > 0
  }

  /// Where the finished program of a key lies.
  func program(_ key: String) -> String { "\(folder)/programs/\(key)" }

  /// A folder in which a target is built, locked against others; a second sirisim that builds the same target at the
  /// same time gets a folder of its own.
  func workFolder(_ key: String) -> WorkFolder {
    let path = "\(folder)/work/\(key)"
    if let own = WorkFolder(path: path, isKept: true) { return own }
    let other = "\(path).\(getpid()).\(UInt32.random(in: .min ... .max))"
    return WorkFolder(path: other, isKept: false) ?? WorkFolder(unlocked: other)
  }

  /// Removes what was used longest ago, if there is much; nothing that is in use.
  func tidy() {
    tidy(folder + "/programs", Self.mostPrograms)
    tidy(folder + "/work", Self.mostWork)
  }

  private func tidy(_ folder: String, _ most: Int) {
    let entries = Files.names(in: folder).compactMap { name -> (path: String, used: Int)? in
      var status = stat()
      let path = folder + "/" + name
      guard lstat(path, &status) == 0 else { return nil }
      return (path, Int(status.st_mtim.tv_sec))
    }
    guard entries.count > most else { return }
    for entry in entries.sorted(by: { $0.used < $1.used }).dropLast(most) {
      if let lock = FolderLock(entry.path, isShared: false) {
        Files.remove(entry.path)
        lock.release()
      }
    }
  }
}

/// A lock on a folder of the cache, as long as it is held, or the process lives.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// - Returns: nil if another process holds a lock that excludes it, or the folder can't be locked.
  init?(_ folder: String, isShared: Bool) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Releases the lock; so does the end of this object.
  func release() { flock(descriptor, LOCK_UN) }
}

/// A folder in which one build works.
final class WorkFolder: Sendable {
  let path: String
  private let isKept: Bool
  private let lock: FolderLock?

  init?(path: String, isKept: Bool) {
    guard FileWriter.makeFolder(path) == 0, let lock = FolderLock(path, isShared: false) else { return nil }
    self.path = path
    self.isKept = isKept
    self.lock = lock
    utimensat(AT_FDCWD, path, nil, 0)
  }

  /// For file systems without locks.
  init(unlocked path: String) {
    FileWriter.makeFolder(path)
    self.path = path
    isKept = false
    lock = nil
  }

  deinit { if !isKept { Files.remove(path) } }
}
