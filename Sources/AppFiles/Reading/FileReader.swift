package import SimDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files and lists folders by system calls: every millisecond of start-up counts.
package enum FileReader {
  /// Files beyond this are not read: a list of a million names has 20 MB.
  package static let sizeLimit = 512 * 1024 * 1024

  /// A file's bytes.
  ///
  /// - Throws: a diagnostic with the file's name and the system's message.
  package static func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
    // Opening a fifo would otherwise block until some program writes to it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Diagnostic(.error, "'\(path)' is no file", at: TextPlace(file: path, line: 1))
    }
    let size = Int(status.st_size)
    guard size <= sizeLimit else {
      throw Diagnostic(
        .error, "'\(path)' has \(size) bytes; expected at most \(sizeLimit)", at: TextPlace(file: path, line: 1))
    }
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { problem = errno }
        if read <= 0 { break }
        count += read
      }
    }
    guard problem == 0 else { throw failure(path, problem) }
    return bytes
  }

  /// A text file's text; invalid UTF-8 is replaced, with a warning at each place.
  ///
  /// - Parameter keepingMark: whether the byte order mark stays in the text, for a file that is written back.
  package static func text(
    of path: String, keepingMark: Bool = false, diagnostics: inout [Diagnostic]
  ) -> String? {
    do {
      return TextDecoder.decode(
        try bytes(of: path), file: path, keepingMark: keepingMark, diagnostics: &diagnostics)
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  /// A text file's text, without reports: other code reports the problems of the file.
  package static func text(of path: String) -> String? {
    var ignored: [Diagnostic] = []
    return text(of: path, diagnostics: &ignored)
  }

  /// One entry of a folder.
  package struct Entry: Sendable {
    /// The entry's name in its folder.
    package var name: String
    /// Whether it is a folder; anything else here is a file.
    package var isFolder: Bool
  }

  /// A folder's entries in the order of their names; hidden ones and links are left out. Empty when it can't be read.
  package static func entries(of folder: String) -> [Entry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let item = readdir(stream) {
      let name = withUnsafePointer(to: &item.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      switch Int32(item.pointee.d_type) {
      case Int32(DT_DIR): entries.append(Entry(name: name, isFolder: true))
      case Int32(DT_REG): entries.append(Entry(name: name, isFolder: false))
      case Int32(DT_UNKNOWN):
        var status = stat()
        guard lstat(folder + "/" + name, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { entries.append(Entry(name: name, isFolder: true)) }
        if status.st_mode & S_IFMT == S_IFREG { entries.append(Entry(name: name, isFolder: false)) }
      default: continue
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Whether anything is there.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Whether there is a folder, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is a plain file, or a link to one.
  package static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func failure(_ path: String, _ code: Int32) -> Diagnostic {
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return Diagnostic(.error, "'\(path)' can't be read: \(reason)", at: TextPlace(file: path, line: 1))
  }
}
