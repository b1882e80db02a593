import Glibc

/// A folder that goes away with its last user.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    var template = Array("/tmp/sirisim-terminal-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw ProgramFailure.noFolder(errno) }
    path = String(cString: made)
  }

  /// - Parameter files: paths and texts to begin with.
  package convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { write(text, to: name) }
  }

  deinit { Self.remove(path) }

  package func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  /// - Parameter name: with the folders that it lies in; those that are missing are made.
  package func write(_ bytes: some Collection<UInt8>, to name: String) {
    if let slash = name.lastIndex(of: "/") { makeFolder(String(name[..<slash])) }
    // A program that another test starts meanwhile would keep the file open, and who watches it would hear of a change when that ends.
    let file = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
    close(file)
  }

  /// - Parameter name: may have folders of its own, which are made as well.
  package func makeFolder(_ name: String) { Self.make(path + "/" + name) }

  /// Makes a folder, and those around it that are missing.
  static func make(_ path: String) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
  }

  package func read(_ name: String) -> String? {
    let file = open(path + "/" + name, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = Glibc.read(file, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }

  static func remove(_ path: String) {
    // What a link leads to is somebody else's.
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0, let folder = fdopendir(descriptor) else {
      unlink(path)
      return
    }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { remove(path + "/" + name) }
    }
    closedir(folder)
    rmdir(path)
  }
}
