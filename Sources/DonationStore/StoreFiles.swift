import Glibc

/// The store's files in the file system.
struct StoreFiles {
  var path: String
  /// Held during the session: an exclusive holder may remove data from the file.
  private var lock: Int32 = -1

  init(path: String) { self.path = path }

  /// Creates the folders above it; failures show up in what follows.
  func makeFolder() {
    var end = path.startIndex
    while let slash = path[end...].firstIndex(of: "/") {
      if slash != path.startIndex { mkdir(String(path[..<slash]), 0o700) }
      end = path.index(after: slash)
    }
  }

  /// Whether the session is the only one that has the store open.
  mutating func enter() -> Bool {
    lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return false }
    if flock(lock, LOCK_EX | LOCK_NB) == 0 { return true }
    share()
    return false
  }

  /// Lets other sessions in, waiting for one that is briefly exclusive.
  func share() {
    guard lock >= 0 else { return }
    for _ in 0..<500 where flock(lock, LOCK_SH | LOCK_NB) != 0 { usleep(10_000) }
  }

  func leave() {
    if lock >= 0 { close(lock) }
  }

  /// The file's inode, so that a session doesn't set aside what another has just created.
  var number: UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  /// What prevents the file from being opened at all.
  var damage: StoreTrouble.Damage? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFDIR { return .folder }
    // A pipe, or anything else that isn't a regular file.
    if status.st_mode & S_IFMT != S_IFREG { return .unreadable }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return errno == EACCES ? .unreadable : nil }
    close(file)
    return nil
  }

  /// Renames the file and SQLite's files next to it.
  /// - Returns: the new name; nil where the folder doesn't allow it.
  func setAside() -> String? {
    var status = stat()
    var (name, number) = (path + ".damaged", 1)
    while lstat(name, &status) == 0 {
      number += 1
      name = "\(path).damaged-\(number)"
    }
    guard rename(path, name) == 0 else { return nil }
    for suffix in ["-wal", "-shm"] { rename(path + suffix, name + suffix) }
    return name
  }

  /// A copy in a writable folder, for a store in one that isn't: SQLite writes even to read. Nil where there is nothing
  /// to copy.
  func copyToTemporary() -> (folder: String, path: String)? {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/sirisim-store-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard Self.copy(path, folder + "/store") else {
      rmdir(folder)
      return nil
    }
    _ = Self.copy(path + "-wal", folder + "/store-wal")
    return (folder, folder + "/store")
  }

  static func removeTemporary(_ folder: String) {
    for name in ["store", "store-wal", "store-shm", "store-journal"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  private static func copy(_ from: String, _ to: String) -> Bool {
    let source = open(from, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { return false }
    defer { close(source) }
    let target = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { return false }
    defer { close(target) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count == 0 { return true }
      if count < 0 || write(target, buffer, count) != count { return false }
    }
  }
}
