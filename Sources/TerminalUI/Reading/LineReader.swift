/// Where lines come from.
protocol LineReader: AnyObject {
  /// Waits for the next line.
  ///
  /// - Parameter whenAtRest: is called once when the prompt stands and the reader would wait.
  func next(prompt: String, whenAtRest: () -> Void) -> ReadOutcome
  /// What was said or commanded, for the history.
  func remember(_ line: String)
}

extension LineReader {
  func next(prompt: String) -> ReadOutcome { next(prompt: prompt, whenAtRest: {}) }
  func remember(_ line: String) {}
}

/// What reading came to.
enum ReadOutcome: Hashable {
  case line(String)
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
