/// A problem in some input, with its place: facts, not sentences.
///
/// The printer does the wording; `message` says in one lower-case sentence what was read and what was expected.
public struct Diagnostic: Hashable, Sendable, Error {
  /// How bad a problem is: an error prevents the use of what was read, a warning doesn't, a note only informs.
  public enum Severity: String, Hashable, Sendable, Comparable {
    case note, warning, error

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// From the mildest to the worst.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  }

  /// Whether what was read can still be used.
  public var severity: Severity
  /// What was read and what was expected, with the offender in quotes.
  public var message: String
  /// The offender's place; nil where the problem is about the whole input.
  public var place: TextPlace?
  /// What to write instead, where that is known: "did you mean 'recipients'?" without the question.
  public var suggestion: String?

  /// A problem; without a place it is about the whole input.
  public init(_ severity: Severity, _ message: String, at place: TextPlace? = nil, suggestion: String? = nil) {
    self.severity = severity
    self.message = message
    self.place = place
    self.suggestion = suggestion
  }
}

extension Diagnostic: CustomStringConvertible {
  /// As printed, on one line, so that a failing test shows what is wrong.
  public var description: String { String(DiagnosticPrinter().text(of: self).dropLast()) }
}

/// A place in a text file.
public struct TextPlace: Hashable, Sendable, Comparable {
  /// The file as the user named it; nil for typed text.
  public var file: String?
  /// From 1.
  public var line: Int
  /// In characters, from 1.
  public var column: Int

  /// A place; the line's first character where no column is given.
  public init(file: String?, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// By file, then from top to bottom and from left to right.
  public static func < (a: TextPlace, b: TextPlace) -> Bool {
    (a.file ?? "", a.line, a.column) < (b.file ?? "", b.line, b.column)
  }
}
