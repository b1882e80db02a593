import Glibc
import SimAppFiles

/// Files and folders of the builds, which nothing but the builds writes.
enum Files {
  /// The file's name without the text from its last dot on.
  static func stem(of path: String) -> String {
    let name = FilePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Writes a whole file.
  ///
  /// - Parameter mode: its permissions.
  /// - Returns: the system's error number, or 0.
  static func write(_ bytes: some Collection<UInt8>, to path: String, mode: mode_t = 0o644) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else { return errno }
    let bytes = Array(bytes)
    var written = 0
    var code: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        if count <= 0 {
          code = count < 0 ? errno : EIO
          return
        }
        written += count
      }
    }
    if close(descriptor) != 0, code == 0 { code = errno }
    return code
  }

  /// Writes a file unless it has the bytes already: builds go by its time.
  static func update(_ bytes: [UInt8], at path: String) -> Int32 {
    if let old = read(path, atMost: bytes.count + 1), old == bytes { return 0 }
    return write(bytes, to: path)
  }

  /// A file's bytes; nil if it can't be read or has more than a limit.
  static func read(_ path: String, atMost limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else {
      return nil
    }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let some = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if some < 0, errno == EINTR { continue }
        if some <= 0 { break }
        count += some
      }
    }
  }

  /// Removes a file, or a folder with all that is in it; links are removed and not followed.
  static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in names(in: path) { remove(path + "/" + name) }
    rmdir(path)
  }

  /// The names of everything in a folder, including hidden ones, sorted.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let item = readdir(stream) {
      let name = withUnsafePointer(to: &item.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// A mark of a file's state, by which later changes are detected.
  static func mark(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  /// The system's message for an error number.
  static func reason(_ code: Int32) -> String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
