import Glibc
import SimPolling

/// Where lines come from.
protocol LineReader: AnyObject {
  /// Waits for the next line.
  ///
  /// - Parameter rest: what goes on meanwhile.
  func next(prompt: String, atRest rest: Rest?) -> ReadOutcome
  /// What was said or commanded, for the history.
  func remember(_ line: String)

  /// Waits with a turn that is under way: for what it waits for, for another second of it, and for who wants to end it. What
  /// is typed meanwhile is for the next line.
  ///
  /// - Parameter text: what the turn waits for, once that is to be told; nil for nothing.
  func wait(with turn: any PollSource, saying text: String?, until second: ContinuousClock.Instant?) -> WaitOutcome
  /// The turn is over, and what came of it is shown next.
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

/// What goes on while a prompt stands and nobody types.
struct Rest {
  /// Is called once, when the reader would wait.
  var prepare: () -> Void
  /// What is waited for beside keys and signals.
  var source: any PollSource
  /// Called when that has something: lines to be written above the prompt, each with its line feed; often none.
  var news: () -> String
}

/// What reading came to.
enum ReadOutcome: Hashable {
  case line(String)
  /// A line that was entered while a turn was under way; it doesn't stand after a prompt yet.
  case ahead(String)
  /// Several lines at once: nobody has decided yet whether they are to be said.
  case pasted([String])
  /// Ctrl-C: the line is thrown away.
  case cancelled(lineWasEmpty: Bool)
  /// Something that is no text, and why.
  case unreadable(String)
  case end
  /// A signal asks the program to end.
  case signalled(Int32)
}

/// What waiting with a turn came to.
enum WaitOutcome: Hashable {
  /// The turn may go on.
  case turn
  /// Ctrl-C or Escape: the turn is to end.
  case interrupted
  /// A signal asks the program to end.
  case signalled(Int32)
}
