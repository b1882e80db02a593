import CTerminalGuard
import Glibc

// A signal handler may touch next to nothing: these are plain words that exist before the first signal.
nonisolated(unsafe) private var signalPipe: (reading: Int32, writing: Int32) = (-1, -1)
nonisolated(unsafe) private var isBusy: sig_atomic_t = 0
nonisolated(unsafe) private var isInTurn: sig_atomic_t = 0
nonisolated(unsafe) private var interrupts: sig_atomic_t = 0
nonisolated(unsafe) private var isOver: sig_atomic_t = 0
/// The request to end that waits in the pipe; 0 where none does.
nonisolated(unsafe) private var waitingEnd: sig_atomic_t = 0

/// The signals of a terminal as bytes of a pipe, so that one loop waits for keys and signals alike.
enum Signals {
  static var descriptor: Int32 { signalPipe.reading }

  /// Lets a write to a closed pipe fail instead of ending the program. A handler, not "ignore": an ignored signal would stay
  /// ignored in the apps' own processes.
  static func survivesBrokenPipes() {
    install(SIGPIPE) { _ in }
  }

  /// Begins to collect: the window's size, Ctrl-C, and the requests to end.
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

  /// A program that was stopped goes on: the terminal may look different.
  static func collectsContinues() { install(SIGCONT, note) }

  /// Ctrl-Z is ours only while the terminal's modes are changed.
  static func collectsStops(_ on: Bool) {
    if on { install(SIGTSTP, note) } else { _ = signal(SIGTSTP, SIG_DFL) }
  }

  /// Nobody waits for signals just now: a request to end doesn't wait until somebody does. The first Ctrl-C does, the second
  /// doesn't: it ends a program that has got stuck in its own work.
  static func setBusy(_ busy: Bool) {
    interrupts = 0
    isBusy = busy ? 1 : 0
    // One that came between the last look and now would wait for work that may never end.
    if busy, waitingEnd != 0 { end(with: Int32(waitingEnd)) }
  }

  /// Lets the first Ctrl-C during a turn end the turn, for who reads no keys; all others end the program.
  static func collectInterrupts() {
    guard signalPipe.reading < 0, !EndingSignals.isIgnored(SIGINT), open() else { return }
    install(SIGINT, noteInterrupt)
  }

  /// The program is being ended by another thread: nothing may be drawn any more.
  static var isEnding: Bool { isOver != 0 }

  /// The program is about to be ended by another thread.
  static func stopDrawing() { isOver = 1 }

  /// The signals that have come since the last call, in order.
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

  /// Ends the program, from within a signal's handler.
  private static func end(with number: Int32) {
    isOver = 1
    guard !EndingSignals.ask(for: number) else { return }
    terminal_guard_give_back(true)
    _ = signal(number, SIG_DFL)
    raise(number)
  }

  /// A turn is under way, which Ctrl-C ends.
  static func setInTurn(_ inTurn: Bool) {
    interrupts = 0
    isInTurn = inTurn ? 1 : 0
  }

  static func install(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigemptyset(&action.sa_mask)
    // Calls of the session that are under way go on after a signal; poll wakes up through the pipe.
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }
}
