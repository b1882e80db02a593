import CTerminalGuard
import Glibc

// What the signal handler touches exists before the first signal.
nonisolated(unsafe) private var endingPipe: (reading: Int32, writing: Int32) = (-1, -1)
nonisolated(unsafe) private var end: @Sendable (Int32) -> Never = { dieOf($0) }

/// Requests to end the program that come while nobody waits for keys: in a pipe, in a replay, during a turn.
///
/// A signal handler may do next to nothing, so the signal's number goes through a pipe to a thread, which tidies up and then
/// lets the signal do what it does.
package enum EndingSignals {
  /// Begins to watch. A signal that was ignored when the program began stays ignored, as `nohup` wants it.
  ///
  /// - Parameter cleanUp: called on a thread of its own, once, while all others go on; it calls its argument at its end.
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
    // A file that may grow no further is an error of whoever writes it. A handler, not "ignore", as for broken pipes.
    if !isIgnored(SIGXFSZ) { Signals.install(SIGXFSZ) { _ in } }
  }

  /// Every signal that ends a program which does nothing about it, but those of a fault in the program itself, of a file that may
  /// grow no further, and of a pipe that nobody reads; those for real time as well.
  private static let all: [Int32] =
    [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR, SIGXCPU,
      SIGSTKFLT,
    ] + Array(34...64)

  /// Asks for the end; may be called by a signal handler.
  ///
  /// - Returns: false when nobody watches.
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
    // The other threads take the signals; this one takes their numbers.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var byte: UInt8 = 0
    while read(endingPipe.reading, &byte, 1) < 0, errno == EINTR {}
    end(Int32(byte))
  }
}

/// Dies as the signal wants it, so that a shell sees why.
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
