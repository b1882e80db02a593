import SimDiagnostics
import SimSession

/// Why a conversation can't begin or continue: what was read, what was expected, where, and what was meant.
public struct ConversationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var message: String
  /// The path of the file that it is about; nil for a text of the test itself.
  public var file: String?
  /// The line in the file, from 1.
  public var line: Int?
  /// What was meant, if that is known.
  public var suggestion: String?

  init(_ problem: Diagnostic) {
    message = problem.message
    file = problem.place?.file
    line = problem.place?.line
    suggestion = problem.suggestion
  }

  init(_ stopped: StoppedTurn?, limit: Duration) {
    message = "the turn took longer than \(limit)" + (stopped.map { ": \($0.sentence)" } ?? "")
  }

  /// On one line, with its place before it.
  public var description: String {
    let place = file.map { $0 + (line.map { ":\($0)" } ?? "") + ": " } ?? line.map { "line \($0): " } ?? ""
    return place + message + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// Runs a body that throws diagnostics, and throws them as conversation errors.
  static func wrapping<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let problem as Diagnostic {
      throw ConversationError(problem)
    }
  }
}
