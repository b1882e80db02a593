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
  private var reader = TerminalReader()
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

  /// The terminal was hung up.
  var isAtEnd: Bool { reader.isAtEnd }

  /// Whether signals have come whose changes nobody has taken.
  var hasSignals: Bool { !reader.signals.isEmpty }

  /// Whether one of them asks for an end, of a turn or of everything.
  var isInterrupted: Bool { reader.isInterrupted }

  /// Waits until something comes from the terminal, a signal, or until another source can go on.
  ///
  /// - Returns: what came from the terminal.
  func wait(for others: [any PollSource]) -> [TerminalInput.Event] {
    let events = reader.wait(for: others + [TimerSource(redraw)])
    if let redraw, redraw <= .now {
      self.redraw = nil
      canvas.redrawAll()
    }
    return events
  }

  /// What the next signal brought about; nil when there is none any more.
  func nextChange() -> Change? {
    while let signal = reader.nextSignal() {
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
        reader.collectSignals(except: SIGCONT)
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
