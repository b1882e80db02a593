import Glibc
import SimPolling

/// What comes from the terminal, and signals: the one wait for both, for whoever edits lines and for whoever draws a screen.
struct TerminalReader {
  /// The terminal was hung up: its input has no other end.
  private(set) var isAtEnd = false
  /// Signals that have come and that nobody has taken, in order.
  private(set) var signals: [Int32] = []

  private var input = TerminalInput()
  /// When what came of a key so far is a key by itself.
  private var keyDeadline: ContinuousClock.Instant?

  /// Whether one of the signals asks for an end, of a turn or of everything.
  var isInterrupted: Bool { signals.contains { [SIGTERM, SIGHUP, SIGINT].contains($0) } }

  /// Waits until something comes from the terminal, a signal, or until another source can go on.
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
    // A signal comes first: the keys that lie there were typed after Ctrl-C, those before it the terminal has thrown away.
    // It may have come while poll returned.
    collectSignals()
    if !isInterrupted, ready.contains(STDIN_FILENO) { events += read() }
    return events
  }

  /// Takes the signals that have come, without waiting; some are left out.
  ///
  /// With Ctrl-C the terminal throws away what was typed and not read: the rest of a key of which a part came never comes, and
  /// what is typed next is no part of it.
  mutating func collectSignals(except leftOut: Int32? = nil) {
    let taken = Signals.take().filter { $0 != leftOut }
    signals += taken
    guard taken.contains(SIGINT) else { return }
    input = TerminalInput()
    keyDeadline = nil
  }

  /// The next signal, which nobody will be given again.
  mutating func nextSignal() -> Int32? { signals.isEmpty ? nil : signals.removeFirst() }

  /// All signals, which nobody will be given again.
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
