import Glibc
import SimPolling

/// A source of lines.
protocol LineReader: AnyObject {
  /// Waits for the next line.
  ///
  /// - Parameter rest: what happens meanwhile.
  func next(prompt: String, atRest rest: Rest?) -> ReadOutcome
  /// Adds what was said or commanded to the history.
  func remember(_ line: String)

  /// Waits with a turn that is under way: for its source, for the next second, and for an interruption by the user.
  /// What is typed meanwhile is for the next line.
  ///
  /// - Parameter text: what the turn waits for, once that should be shown; nil for nothing.
  func wait(with turn: any PollSource, saying text: String?, until second: ContinuousClock.Instant?) -> WaitOutcome
  /// Called when the turn is over, before its result is shown.
  func endWaiting()
}

extension LineReader {
  func next(prompt: String) -> ReadOutcome { next(prompt: prompt, atRest: nil) }
  func remember(_ line: String) {}

  func wait(with turn: any PollSource, saying text: String?, until second: ContinuousClock.Instant?) -> WaitOutcome {
    _ = Poll.wait(for: [turn, ReadableSource(Signals.descriptor), TimerSource(second)])
    return Signals.take().contains(SIGINT) ? .interrupted : .turn
  }

  func endWaiting() {}
}

/// What happens while a prompt is shown and nothing is typed.
struct Rest {
  /// Called once, before the reader waits.
  var prepare: () -> Void
  /// What is waited for in addition to keys and signals.
  var source: any PollSource
  /// Called when that is ready: returns lines to write above the prompt, each with its line feed; often none.
  var news: () -> String
}

/// The result of reading.
enum ReadOutcome: Hashable {
  case line(String)
  /// A line that was entered while a turn was under way; it isn't shown after a prompt yet.
  case ahead(String)
  /// Several lines at once, which the user hasn't confirmed yet.
  case pasted([String])
  /// Ctrl-C: the line is discarded.
  case cancelled(lineWasEmpty: Bool)
  /// Something that isn't text, and why.
  case unreadable(String)
  case end
  /// A signal to end the program.
  case signalled(Int32)
}

/// The result of waiting with a turn.
enum WaitOutcome: Hashable {
  /// The turn may continue.
  case turn
  /// Ctrl-C or Escape: the turn should end.
  case interrupted
  /// A signal to end the program.
  case signalled(Int32)
}
