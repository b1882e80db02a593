import Glibc

/// Swift's backtracer: the process that the runtime starts in a trapping program's session.
enum Backtracer {
  /// The processor time that it has used, in the system's ticks.
  ///
  /// - Returns: nil if none is running.
  static func work(inSession leader: pid_t) -> UInt64? {
    // Not lazily, as that asks twice, and the process may end in between.
    LinuxProcesses().members(ofSession: leader).compactMap(work(of:)).first
  }

  private static func work(of process: pid_t) -> UInt64? {
    guard let file = fopen("/proc/\(process)/stat", "re") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = fread(&buffer, 1, buffer.count, file)
    return work(stat: String(decoding: buffer.prefix(count), as: UTF8.self))
  }

  /// - Parameter text: the contents of `/proc/…/stat`: a number, the name in brackets, and fields of which the twelfth
  ///   and the thirteenth are the user and the system time.
  static func work(stat text: String) -> UInt64? {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else { return nil }
    // The system keeps fifteen bytes of a name, as many as this one has.
    guard text[text.index(after: open)..<close] == "swift-backtrace" else { return nil }
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count > 12, let own = UInt64(fields[11]), let system = UInt64(fields[12]) else { return nil }
    return own + system
  }
}
