package import SimDiagnostics
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes whole files so that a reader sees the old one or the new one, and never half of either.
package enum FileWriter {
  /// The drafts that are being written.
  private static let drafts = Mutex<Set<String>>([])

  /// Removes the drafts that are being written: this process is about to end.
  package static func removeDrafts() {
    drafts.withLock { for draft in $0 { unlink(draft) } }
  }

  /// Writes a text beside the file and puts it in its place.
  ///
  /// - Throws: a diagnostic with the file's name and the system's message; the old file is then untouched.
  package static func write(_ text: String, to path: String) throws(Diagnostic) {
    let draft = "\(path).\(getpid()).part"
    // The file keeps its permissions.
    var status = stat()
    let isThere = stat(path, &status) == 0
    // A device or a pipe is written to: a file in its place would take it away from all other programs.
    if isThere, status.st_mode & S_IFMT != S_IFREG { return try write(text, into: path) }
    let mode: mode_t = isThere ? status.st_mode & 0o777 : 0o644
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure(path, errno) }
    _ = drafts.withLock { $0.insert(draft) }
    defer { _ = drafts.withLock { $0.remove(draft) } }
    var code = writeAll(text, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(draft, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(draft)
      throw failure(path, code)
    }
  }

  private static func write(_ text: String, into path: String) throws(Diagnostic) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    var code = writeAll(text, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw failure(path, code) }
  }

  /// Replaces a file's text, if the file still holds the old one.
  ///
  /// - Returns: false if it holds another text by now, or is gone; nothing is written then.
  /// - Throws: a diagnostic with the file's name and the system's message; the old file is then untouched.
  package static func replace(_ old: String, with new: String, in path: String) throws(Diagnostic) -> Bool {
    guard (try? FileReader.bytes(of: path)) == Array(old.utf8) else { return false }
    // Renaming over a file needs only a writable folder; a read-only file must not be replaced that way.
    guard access(path, W_OK) == 0 else { throw failure(path, errno) }
    try write(new, to: path)
    return true
  }

  /// Makes a folder, and those above it.
  ///
  /// - Parameter permissions: those of the folders that are made.
  /// - Returns: the system's error number; 0 if the folder exists now.
  @discardableResult
  package static func makeFolder(_ path: String, permissions: UInt32 = 0o755) -> Int32 {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR ? 0 : ENOTDIR }
    let above = FilePath.folder(of: path)
    if above != path, above != "." {
      let code = makeFolder(above, permissions: permissions)
      if code != 0 { return code }
    }
    return mkdir(path, mode_t(permissions)) == 0 || errno == EEXIST ? 0 : errno
  }

  /// Removes a file.
  ///
  /// - Throws: a diagnostic with the file's name and the system's message.
  package static func remove(_ path: String) throws(Diagnostic) {
    guard unlink(path) != 0 else { return }
    let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    throw Diagnostic(.error, "'\(path)' can't be removed: \(reason)", at: TextPlace(file: path, line: 1))
  }

  /// Appends a text to a file.
  ///
  /// - Parameter size: how many bytes the file must hold before.
  /// - Returns: false if the file is gone or has another size; nothing is written then.
  /// - Throws: a diagnostic with the file's name and the system's message; the file then holds what it held before.
  package static func append(_ text: String, to path: String, after size: Int) throws(Diagnostic) -> Bool {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return false }
      throw failure(path, errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Int(status.st_size) == size else { return false }
    let code = writeAll(text, to: descriptor)
    guard code == 0 else {
      ftruncate(descriptor, off_t(size))
      throw failure(path, code)
    }
    return true
  }

  /// - Returns: the system's error number, 0 when everything is written.
  private static func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { buffer in
      var written = 0
      while written < buffer.count {
        let count = systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        written += count
      }
      return 0
    }
  }

  private static func failure(_ path: String, _ code: Int32) -> Diagnostic {
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return Diagnostic(.error, "'\(path)' can't be written: \(reason)", at: TextPlace(file: path, line: 1))
  }
}

/// `write`, which inside `FileWriter` would be its own.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
