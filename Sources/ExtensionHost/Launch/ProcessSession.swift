import Glibc

/// The processes of one session: a program and what it started, in whichever process groups.
enum ProcessSession {
  /// Ends them all at once.
  ///
  /// - Parameter leader: the process with which the session began; it may be gone already.
  static func kill(_ leader: pid_t) {
    Glibc.kill(-leader, SIGKILL)
    guard let folder = opendir("/proc") else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let process = pid_t(name), process != leader, getsid(process) == leader else { continue }
      Glibc.kill(process, SIGKILL)
    }
  }
}
