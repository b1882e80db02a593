import CSystemCalls
import Glibc
import Synchronization

/// A process that was started and isn't reaped: until then its number stays valid.
///
/// All signals go through it, and none after its end.
final class StartedProcess: Sendable {
  /// The process that waits for a dead process.
  enum Parent: Sendable {
    /// This process.
    case host
    /// The server that has forked it, at the other end of a socket.
    case server(ForkServer, line: Int32)
  }

  let identifier: pid_t
  private let parent: Parent
  /// A descriptor for the process that stays valid whatever becomes of its number; negative on a system without such
  /// descriptors.
  private let descriptor: Int32
  /// How it ended, once nothing is left of it.
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

  /// Readable when the process has died; nil if that can't be polled.
  var watched: Int32? { descriptor >= 0 ? descriptor : nil }

  /// Whether it has died, by itself or by a signal.
  var hasDied: Bool {
    if descriptor >= 0 { return isReadable(descriptor, milliseconds: 0) }
    return status.withLock { status in
      var information = siginfo_t()
      // It isn't reaped, because its number is still needed.
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

  /// Ends it and all that it has started, and reaps it.
  ///
  /// - Returns: how it ended, as `wait` reports it; 0 if that isn't known.
  @discardableResult
  func end() -> Int32 {
    status.withLock { status in
      if let status { return status }
      var session = ProcessSession(leader: identifier, system: LinuxProcesses())
      if case .server(let server, _) = parent {
        session.hangsTogether = true
        session.hasHeir = server.isAlive
      }
      // It is stopped first, because its descendants are only connected to it while it lives.
      if !session.hasHeir, descriptor >= 0 { _ = sirisim_signal_process(descriptor, SIGSTOP) }
      let found = session.end {
        // It may not have begun its session yet, so it is killed by its descriptor, too.
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
      // The server waits for this word before it reaps the process.
      var word = UInt8(ascii: "r")
      guard send(line, &word, 1, Int32(MSG_NOSIGNAL)) == 1, isReadable(line, milliseconds: 5000),
        recv(line, &status, MemoryLayout<Int32>.size, 0) == MemoryLayout<Int32>.size
      else { return 0 }
    }
    return status
  }
}

/// Whether a descriptor becomes readable, or can never be, within a time.
func isReadable(_ descriptor: Int32, milliseconds: Int32) -> Bool {
  var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  while true {
    let count = poll(&watched, 1, milliseconds)
    if count < 0, errno == EINTR { continue }
    return count > 0
  }
}
