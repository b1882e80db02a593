import CTerminalGuard
import Glibc

// A signal handler may use almost nothing: these are plain words that exist before the first signal.
nonisolated(unsafe) private var signalPipe: (reading: Int32, writing: Int32) = (-1, -1)
nonisolated(unsafe) private var isBusy: sig_atomic_t = 0
nonisolated(unsafe) private var isInTurn: sig_atomic_t = 0
nonisolated(unsafe) private var interrupts: sig_atomic_t = 0
nonisolated(unsafe) private var isOver: sig_atomic_t = 0
/// The signal to end that is waiting in the pipe; 0 for none.
nonisolated(unsafe) private var waitingEnd: sig_atomic_t = 0

/// A terminal's signals as bytes of a pipe, so that one loop waits for keys and signals alike.
enum Signals {
  static var descriptor: Int32 { signalPipe.reading }

  /// Makes a write to a closed pipe fail instead of ending the program. A handler rather than "ignore": an ignored
  /// signal would also be ignored in the apps' processes.
  static func survivesBrokenPipes() {
    install(SIGPIPE) { _ in }
  }

  /// Begins to collect signals: the window's size, Ctrl-C, and those that end the program.
  static func collect() {
    guard signalPipe.reading < 0, open() else { return }
    for signal in [SIGWINCH, SIGINT, SIGTERM, SIGHUP] where signal == SIGINT || !EndingSignals.isIgnored(signal) {
      install(signal, note)
    }
  }

  private static func open() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    signalPipe = (ends[0], ends[1])
    return true
  }

  /// Collects the continuation of a stopped program, because the terminal may look different.
  static func collectsContinues() { install(SIGCONT, note) }

  /// Handles Ctrl-Z only while the terminal's modes are changed.
  static func collectsStops(_ on: Bool) {
    if on { install(SIGTSTP, note) } else { _ = signal(SIGTSTP, SIG_DFL) }
  }

  /// Sets whether the program is busy and doesn't wait for signals: then a signal to end takes effect at once. The
  /// first Ctrl-C doesn't, but the second does, and ends a program that is stuck.
  static func setBusy(_ busy: Bool) {
    interrupts = 0
    isBusy = busy ? 1 : 0
    // One that arrived just before would wait for work that may never end.
    if busy, waitingEnd != 0 { end(with: Int32(waitingEnd)) }
  }

  /// Makes the first Ctrl-C during a turn end the turn, for readers without keys; others end the program.
  static func collectInterrupts() {
    guard signalPipe.reading < 0, !EndingSignals.isIgnored(SIGINT), open() else { return }
    install(SIGINT, noteInterrupt)
  }

  /// Whether another thread is ending the program, so that nothing may be drawn any more.
  static var isEnding: Bool { isOver != 0 }

  /// Called before another thread ends the program.
  static func stopDrawing() { isOver = 1 }

  /// The signals since the last call, in order.
  static func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    waitingEnd = 0
    let count = read(signalPipe.reading, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].map(Int32.init) : []
  }

  private static let note: @convention(c) (Int32) -> Void = { number in
    let before = errno
    if isBusy != 0 {
      if number == SIGINT { interrupts += 1 }
      if interrupts > 1 || number == SIGTERM || number == SIGHUP {
        end(with: number)
        errno = before
        return
      }
    }
    if number == SIGTERM || number == SIGHUP { waitingEnd = sig_atomic_t(number) }
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(signalPipe.writing, &byte, 1)
    errno = before
  }

  private static let noteInterrupt: @convention(c) (Int32) -> Void = { number in
    let before = errno
    if isInTurn != 0, interrupts == 0 {
      interrupts = 1
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(signalPipe.writing, &byte, 1)
    } else {
      end(with: number)
    }
    errno = before
  }

  /// Ends the program, in a signal handler.
  private static func end(with number: Int32) {
    isOver = 1
    guard !EndingSignals.ask(for: number) else { return }
    terminal_guard_give_back(true)
    _ = signal(number, SIG_DFL)
    raise(number)
  }

  /// Sets whether a turn is under way, which Ctrl-C ends.
  static func setInTurn(_ inTurn: Bool) {
    interrupts = 0
    isInTurn = inTurn ? 1 : 0
  }

  static func install(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigemptyset(&action.sa_mask)
    // The session's system calls are restarted after a signal; poll wakes up through the pipe.
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }
}
