import Glibc
import SimPolling
import SimScreen

/// The terminal of a screen: the one place where a conversation and a demo wait for keys, the mouse, signals, and other
/// sources.
final class ScreenTerminal {
  /// The effect of a signal.
  enum Change: Hashable {
    /// The size may have changed.
    case resized
    /// The program was stopped for a while (Ctrl-Z); the size may have changed.
    case halted
    case interrupted
    /// The program ends with this status.
    case ending(Int32)
  }

  let canvas: ScreenCanvas
  private var reader = TerminalReader()
  /// When to draw everything again after Ctrl-C.
  private var redraw: ContinuousClock.Instant?

  /// Begins to collect signals; called before anything that a signal must not end.
  static func collectSignals() {
    Signals.survivesBrokenPipes()
    Signals.collect()
    Signals.collectsStops(true)
    Signals.collectsContinues()
  }

  /// Takes over the terminal; nil when it can't show a screen.
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

  /// Whether the terminal was hung up.
  var isAtEnd: Bool { reader.isAtEnd }

  /// Whether there are signals whose changes haven't been taken.
  var hasSignals: Bool { !reader.signals.isEmpty }

  /// Whether one of them ends a turn or the program.
  var isInterrupted: Bool { reader.isInterrupted }

  /// Waits until something comes from the terminal, a signal arrives, or another source is ready.
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

  /// The effect of the next signal; nil when there is none.
  func nextChange() -> Change? {
    while let signal = reader.nextSignal() {
      switch signal {
      case SIGWINCH:
        // Even if its size is the old one again: its contents were cut meanwhile.
        canvas.redrawAll()
        return .resized
      case SIGINT:
        // With the keys before it, the terminal also discards pending output, a moment after it has sent the signal, so
        // what is drawn now may be lost as well.
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
