import CSystemCalls
import Glibc
import Synchronization

/// A process that was started and isn't reaped: as long as it lasts, its number is its own.
///
/// All signals go through it, and none after its end.
final class StartedProcess: Sendable {
  /// Who waits for a process when it is dead.
  enum Parent: Sendable {
    /// This process.
    case host
    /// The server that has forked it, at the other end of the line.
    case server(ForkServer, line: Int32)
  }

  let identifier: pid_t
  private let parent: Parent
  /// Stands for the process, whatever becomes of its number; negative on a system that has no such thing.
  private let descriptor: Int32
  /// How it ended, when nothing is left of it.
  private let status = Mutex<Int32?>(nil)

  /// - Parameter descriptor: the process's descriptor, which this object closes; nil to open one.
  init(_ identifier: pid_t, parent: Parent, descriptor: Int32? = nil) {
    self.identifier = identifier
    self.parent = parent
    self.descriptor = descriptor ?? sirisim_process_descriptor(identifier)
  }

  deinit {
    end()
    if descriptor >= 0 { close(descriptor) }
    if case .server(_, let line) = parent { close(line) }
  }

  /// Can be read when the process has died; nil where that can't be waited for.
  var watched: Int32? { descriptor >= 0 ? descriptor : nil }

  /// Whether it has died, by itself or as it was told.
  var hasDied: Bool {
    if descriptor >= 0 { return isReadable(descriptor, milliseconds: 0) }
    return status.withLock { status in
      var information = siginfo_t()
      // It stays as it is: its number is still needed.
      return status != nil || waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT) != 0
        || information._sifields._sigchld.si_pid == identifier
    }
  }

  /// Sends it a signal, unless it is gone.
  func signal(_ signal: Int32) {
    if descriptor >= 0 {
      _ = sirisim_signal_process(descriptor, signal)
    } else {
      status.withLock { if $0 == nil { kill(identifier, signal) } }
    }
  }

  /// Ends it and all that it has started, and lets go of its number.
  ///
  /// - Returns: how it ended, as `wait` says it; 0 where nobody can know it any more.
  @discardableResult
  func end() -> Int32 {
    status.withLock { status in
      if let status { return status }
      // What it has started hangs on it as long as it lives: it stands still until that is found.
      if descriptor >= 0 { _ = sirisim_signal_process(descriptor, SIGSTOP) }
      var session = ProcessSession(leader: identifier, system: LinuxProcesses())
      if case .server = parent { session.hangsTogether = true }
      let found = session.end {
        // A child may not have begun its session yet, whose group has no other name.
        if descriptor >= 0 { _ = sirisim_signal_process(descriptor, SIGKILL) }
        // The others needn't wait for its death.
        if descriptor >= 0 { _ = isReadable(descriptor, milliseconds: 5000) }
        return ExitCleanup.letGo(of: identifier) { reap() }
      }
      status = found
      return found
    }
  }

  private func reap() -> Int32 {
    var status: Int32 = 0
    switch parent {
    case .host: while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    case .server(_, let line):
      // Before the server lets go of the number it waits for this word.
      var word = UInt8(ascii: "r")
      guard send(line, &word, 1, Int32(MSG_NOSIGNAL)) == 1, isReadable(line, milliseconds: 5000),
        recv(line, &status, MemoryLayout<Int32>.size, 0) == MemoryLayout<Int32>.size
      else { return 0 }
    }
    return status
  }
}

/// Whether a descriptor can be read, or will never be, within a time.
func isReadable(_ descriptor: Int32, milliseconds: Int32) -> Bool {
  var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  while true {
    let count = poll(&watched, 1, milliseconds)
    if count < 0, errno == EINTR { continue }
    return count > 0
  }
}
