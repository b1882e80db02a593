import Glibc
import SimExtensionHost
import SimPolling
import Synchronization

/// A program that is run for its result: Swift's compiler.
enum ChildProcess {
  /// Its result.
  struct Outcome {
    /// The exit status; 128 and the signal's number where a signal has ended it.
    var status: Int32
    /// The beginning of what it printed, both streams in one.
    var output: [UInt8]
    var wasCancelled = false
  }

  /// How many bytes of its output are kept; the rest is read and dropped.
  private static let kept = 256 << 10
  private struct State {
    var leaders: Set<pid_t> = []
    /// Whether this process is about to end: nothing is started any more.
    var isEnding = false
  }

  private static let state = Mutex(State())

  /// Runs a program in a session of its own, and waits for it on this thread. The compiler's driver gives each of its
  /// processes a group of its own, but their session still identifies them.
  ///
  /// - Parameters:
  ///   - environment: the whole environment of the program.
  ///   - isCancelled: is asked some times a second; when it returns true, the session is ended.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String], isCancelled: () -> Bool
  ) -> Outcome {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return failure("no pipe can be made", errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let started = state.withLock { state -> Result<pid_t, NewSession.SystemError> in
      guard !state.isEnding else { return .failure(NewSession.SystemError(code: ECANCELED)) }
      let result = spawn(path, arguments, environment, output: ends[1])
      if case .success(let process) = result { state.leaders.insert(process) }
      return result
    }
    close(ends[1])
    switch started {
    case .failure(let error): return failure("'\(path)' can't be started", error.code)
    case .success(let process): return wait(for: process, output: ends[0], isCancelled)
    }
  }

  /// Ends all that are running, with all that they have started: this process is about to end, and nothing is started
  /// any more.
  static func endAll() {
    state.withLock { state in
      state.isEnding = true
      // None of them is reaped meanwhile, so their process numbers stay valid.
      for leader in state.leaders { SessionEnd.killAll(ofLeader: leader) }
    }
  }

  private static func failure(_ what: String, _ code: Int32) -> Outcome {
    Outcome(status: 127, output: Array("\(what): \(String(cString: strerror(code)))".utf8))
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], output: Int32
  ) -> Result<pid_t, NewSession.SystemError> {
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return NewSession.start(path, arguments: arguments, environment: variables) { actions in
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, output, 2)
    }
  }

  private static func wait(for process: pid_t, output: Int32, _ isCancelled: () -> Bool) -> Outcome {
    var outcome = Outcome(status: 0, output: [])
    var space = [UInt8](repeating: 0, count: 65_536)
    var status: Int32 = 0
    var hasEnded = false
    while true {
      if !outcome.wasCancelled, isCancelled() {
        outcome.wasCancelled = true
        SessionEnd.killAll(ofLeader: process)
      }
      var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, hasEnded ? 0 : 50) > 0 {
        let count = read(output, &space, space.count)
        if count > 0 {
          if outcome.output.count < kept { outcome.output += space[..<min(count, kept - outcome.output.count)] }
          continue
        }
        if count < 0, errno == EINTR { continue }
        break
      }
      // Another program that was started at the same moment may hold the pipe, so the pipe's end isn't awaited.
      if hasEnded { break }
      var information = siginfo_t()
      // It isn't reaped yet: its number is still that of its session.
      hasEnded =
        waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
        && information._sifields._sigchld.si_pid == process
    }
    if !hasEnded {
      var information = siginfo_t()
      while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    }
    // Processes that it has left behind are ended: their results aren't wanted.
    state.withLock { state in
      SessionEnd.killAll(ofLeader: process)
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      state.leaders.remove(process)
    }
    let signal = status & 0x7F
    outcome.status = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    return outcome
  }
}

/// The processes that run for builds in this process.
package enum BuildProcesses {
  /// Ends all compilers that are running; their results are no longer needed.
  package static func endAll() { ChildProcess.endAll() }
}
