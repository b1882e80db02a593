import Glibc

/// The store's files as the system has them.
struct StoreFiles {
  var path: String
  /// Held as long as the session lasts: whoever holds it alone may take things out of the file.
  private var lock: Int32 = -1

  init(path: String) { self.path = path }

  /// Makes the folders above it; what can't be made is told by what comes next.
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

  /// Lets other sessions in. One that is alone for a moment is waited for.
  func share() {
    guard lock >= 0 else { return }
    for _ in 0..<500 where flock(lock, LOCK_SH | LOCK_NB) != 0 { usleep(10_000) }
  }

  func leave() {
    if lock >= 0 { close(lock) }
  }

  /// What is at the path, so that nobody sets aside what another session has just made.
  var number: UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  /// What keeps the file from being opened at all.
  var damage: StoreTrouble.Damage? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFDIR { return .folder }
    // A pipe, or whatever else may have been put there.
    if status.st_mode & S_IFMT != S_IFREG { return .unreadable }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return errno == EACCES ? .unreadable : nil }
    close(file)
    return nil
  }

  /// Gives the file another name, with what SQLite has beside it.
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

  /// A copy in a folder that can be written, for a store in one that can't: SQLite writes even to read. Nil where there is nothing
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
