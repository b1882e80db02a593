import Glibc
import SimPolling

/// Input from the terminal, and signals: the one wait for both, for editing lines and for drawing a screen.
struct TerminalReader {
  /// Whether the terminal was hung up: its input has no other end.
  private(set) var isAtEnd = false
  /// Signals that have arrived and haven't been taken, in order.
  private(set) var signals: [Int32] = []

  private var input = TerminalInput()
  /// When an incomplete key becomes a key by itself.
  private var keyDeadline: ContinuousClock.Instant?

  /// Whether one of the signals ends a turn or the program.
  var isInterrupted: Bool { signals.contains { [SIGTERM, SIGHUP, SIGINT].contains($0) } }

  /// Waits until something comes from the terminal, a signal arrives, or another source is ready.
  ///
  /// - Returns: what came from the terminal.
  mutating func wait(for others: [any PollSource] = []) -> [TerminalInput.Event] {
    let terminal: [any PollSource] = [
      ReadableSource(STDIN_FILENO), ReadableSource(Signals.descriptor), TimerSource(keyDeadline),
    ]
    let ready = Poll.wait(for: terminal + others)
    var events: [TerminalInput.Event] = []
    if let keyDeadline, keyDeadline <= .now, !ready.contains(STDIN_FILENO) {
      self.keyDeadline = nil
      events = input.settle()
    }
    // A signal comes first: the keys in the buffer were typed after Ctrl-C, the terminal has discarded those before. It
    // may have arrived while poll returned.
    collectSignals()
    if !isInterrupted, ready.contains(STDIN_FILENO) { events += read() }
    return events
  }

  /// Takes the signals that have arrived, without waiting, except one.
  ///
  /// At Ctrl-C the terminal discards unread input: the rest of an incomplete key never comes, and what is typed next
  /// doesn't belong to it.
  mutating func collectSignals(except leftOut: Int32? = nil) {
    let taken = Signals.take().filter { $0 != leftOut }
    signals += taken
    guard taken.contains(SIGINT) else { return }
    input = TerminalInput()
    keyDeadline = nil
  }

  /// Takes the next signal.
  mutating func nextSignal() -> Int32? { signals.isEmpty ? nil : signals.removeFirst() }

  /// Takes all signals.
  mutating func takeSignals() -> [Int32] {
    defer { signals = [] }
    return signals
  }

  private mutating func read() -> [TerminalInput.Event] {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    guard count > 0 else {
      isAtEnd = true
      return []
    }
    let events = input.take(bytes[..<count])
    keyDeadline = input.isWaiting ? .now + TerminalInput.keyTime : nil
    return events
  }
}
