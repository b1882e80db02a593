import CTerminalGuard
import Glibc

// What the signal handler uses exists before the first signal.
nonisolated(unsafe) private var endingPipe: (reading: Int32, writing: Int32) = (-1, -1)
nonisolated(unsafe) private var end: @Sendable (Int32) -> Never = { dieOf($0) }

/// Handles signals that end the program while it isn't waiting for keys: in a pipe, in a replay, during a turn.
///
/// A signal handler may do almost nothing, so the signal's number goes through a pipe to a thread, which cleans up and
/// then lets the signal take effect.
package enum EndingSignals {
  /// Begins to watch. A signal that was ignored when the program began stays ignored, as `nohup` requires.
  ///
  /// - Parameter cleanUp: called once, on its own thread, while all others go on; it calls its argument at the end.
  package static func watch(cleanUp: @escaping @Sendable (_ end: () -> Never) -> Never) {
    var ends: [Int32] = [-1, -1]
    guard endingPipe.reading < 0, pipe(&ends) == 0 else { return }
    for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    endingPipe = (ends[0], ends[1])
    end = { number in cleanUp { dieOf(number) } }
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, { _ in EndingSignals.wait() }, nil)
    guard code == 0 else { return }
    pthread_detach(thread)
    for number in all where !isIgnored(number) {
      Signals.install(number) { number in
        if ![SIGINT, SIGTERM, SIGHUP].contains(number) { Signals.stopDrawing() }
        EndingSignals.ask(for: number)
      }
    }
    // A file that can't grow is reported where it is written. A handler rather than "ignore", as for broken pipes.
    if !isIgnored(SIGXFSZ) { Signals.install(SIGXFSZ) { _ in } }
  }

  /// Every signal that ends a program by default, except those of a fault in the program itself, of a file that can't
  /// grow, and of a broken pipe; including real-time ones.
  private static let all: [Int32] =
    [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR, SIGXCPU,
      SIGSTKFLT,
    ] + Array(34...64)

  /// Requests the end; may be called by a signal handler.
  ///
  /// - Returns: false when the signals aren't watched.
  @discardableResult
  static func ask(for number: Int32) -> Bool {
    guard endingPipe.writing >= 0 else { return false }
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    let count = write(endingPipe.writing, &byte, 1)
    errno = before
    return count == 1
  }

  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func wait() -> UnsafeMutableRawPointer? {
    // Other threads receive the signals; this one receives their numbers.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var byte: UInt8 = 0
    while read(endingPipe.reading, &byte, 1) < 0, errno == EINTR {}
    end(Int32(byte))
  }
}

/// Dies by the signal, so that a shell sees why.
private func dieOf(_ number: Int32) -> Never {
  terminal_guard_give_back(true)
  _ = signal(number, SIG_DFL)
  var one = sigset_t()
  sigemptyset(&one)
  sigaddset(&one, number)
  kill(getpid(), number)
  pthread_sigmask(SIG_UNBLOCK, &one, nil)
  _exit(128 + number)
}
