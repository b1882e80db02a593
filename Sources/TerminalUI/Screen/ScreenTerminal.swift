import Glibc
import SimPolling
import SimScreen

/// The terminal that a screen has taken: the one place where a conversation and a demo wait for keys, the mouse, signals, and
/// for what else keeps them.
final class ScreenTerminal {
  /// What a signal brought about.
  enum Change: Hashable {
    /// The size may be another one.
    case resized
    /// The program stood still for a while (Ctrl-Z); the size may be another one.
    case halted
    case interrupted
    /// The program is to end with this status.
    case ending(Int32)
  }

  let canvas: ScreenCanvas
  /// The terminal was hung up: its input has no other end.
  private(set) var isAtEnd = false

  private var input = TerminalInput()
  /// When what came of a key so far is a key by itself.
  private var keyDeadline: ContinuousClock.Instant?
  private var signals: [Int32] = []
  /// When everything is drawn once more after Ctrl-C.
  private var redraw: ContinuousClock.Instant?

  /// From here on signals are collected; before anything else is begun that a signal must not end.
  static func collectSignals() {
    Signals.survivesBrokenPipes()
    Signals.collect()
    Signals.collectsStops(true)
    Signals.collectsContinues()
  }

  /// Takes the terminal; nil when it is not one that can show a screen.
  init?(_ options: ScreenCanvas.Options) {
    guard let canvas = ScreenCanvas(options: options) else {
      Signals.collectsStops(false)
      return nil
    }
    self.canvas = canvas
  }

  /// Gives the terminal back.
  func close() {
    canvas.close()
    Signals.collectsStops(false)
  }

  // MARK: Waiting

  /// Whether signals have come whose changes nobody has taken.
  var hasSignals: Bool { !signals.isEmpty }

  /// Whether one of them asks for an end, of a turn or of everything.
  var isInterrupted: Bool { signals.contains { [SIGTERM, SIGHUP, SIGINT].contains($0) } }

  /// Waits until something comes from the terminal, a signal, or until another source can go on.
  ///
  /// - Returns: what came from the terminal.
  func wait(for others: [any PollSource]) -> [TerminalInput.Event] {
    let terminal: [any PollSource] = [
      ReadableSource(STDIN_FILENO), ReadableSource(Signals.descriptor), TimerSource(keyDeadline), TimerSource(redraw),
    ]
    let ready = Poll.wait(for: terminal + others)
    if let redraw, redraw <= .now {
      self.redraw = nil
      canvas.redrawAll()
    }
    var events: [TerminalInput.Event] = []
    if let keyDeadline, keyDeadline <= .now, !ready.contains(STDIN_FILENO) {
      self.keyDeadline = nil
      events = input.settle()
    }
    // A signal comes first: the keys that lie there were typed after Ctrl-C, those before it the terminal has thrown away.
    // It may have come while poll returned.
    signals += Signals.take()
    if !isInterrupted, ready.contains(STDIN_FILENO) { events += read() }
    return events
  }

  private func read() -> [TerminalInput.Event] {
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

  /// What the next signal brought about; nil when there is none any more.
  func nextChange() -> Change? {
    while !signals.isEmpty {
      let signal = signals.removeFirst()
      switch signal {
      case SIGWINCH:
        // Also when it has its old size again: what stood on it was cut meanwhile.
        canvas.redrawAll()
        return .resized
      case SIGINT:
        // With the keys before it, the terminal throws away what is on its way to be shown: a moment after it has sent the
        // signal, so that what is drawn now may go as well.
        canvas.redrawAll()
        redraw = .now + .milliseconds(30)
        return .interrupted
      case SIGTSTP:
        canvas.stop()
        signals += Signals.take().filter { $0 != SIGCONT }
        return .halted
      case SIGCONT:
        canvas.resume()
        return .resized
      case SIGTERM, SIGHUP: return .ending(128 + signal)
      default: continue
      }
    }
    return nil
  }
}
