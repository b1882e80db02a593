/// A problem in something that was read, with its place: facts, not sentences.
///
/// The wording is made by whoever prints it; `message` says in one lower-case sentence what was read and what was expected.
public struct Diagnostic: Hashable, Sendable, Error {
  public enum Severity: String, Hashable, Sendable, Comparable {
    case note, warning, error

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  }

  public var severity: Severity
  /// What was read and what was expected, with the offender in quotes.
  public var message: String
  public var place: TextPlace?
  /// What to write instead, when that is known: "did you mean 'recipients'?" without the question.
  public var suggestion: String?

  public init(_ severity: Severity, _ message: String, at place: TextPlace? = nil, suggestion: String? = nil) {
    self.severity = severity
    self.message = message
    self.place = place
    self.suggestion = suggestion
  }
}

/// A place in a text file.
public struct TextPlace: Hashable, Sendable, Comparable {
  /// As the user named it; nil for typed text.
  public var file: String?
  /// From 1.
  public var line: Int
  /// In characters, from 1.
  public var column: Int

  public init(file: String?, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  public static func < (a: TextPlace, b: TextPlace) -> Bool {
    (a.file ?? "", a.line, a.column) < (b.file ?? "", b.line, b.column)
  }
}
