import Glibc

/// Reads folders without Foundation: a home may have many files, and a machine many processes.
enum Directory {
  /// Visits the names, in no order.
  ///
  /// - Parameter body: gets each name except `.` and `..`; it is only valid during the call.
  /// - Returns: false if the folder can't be read.
  static func forEach(_ path: String, _ body: (UnsafePointer<CChar>) throws -> Void) rethrows -> Bool {
    guard let folder = opendir(path) else { return false }
    defer { closedir(folder) }
    try read(folder, body)
    return true
  }

  /// The same with a folder's descriptor, which stays open.
  static func forEach(_ descriptor: Int32, _ body: (UnsafePointer<CChar>) throws -> Void) rethrows -> Bool {
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let folder = fdopendir(own) else { return false }
    defer { closedir(folder) }
    try read(folder, body)
    return true
  }

  private static func read(_ folder: OpaquePointer, _ body: (UnsafePointer<CChar>) throws -> Void) rethrows {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
    while let entry = readdir(folder) {
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { continue }
      try body(name)
    }
  }
}
