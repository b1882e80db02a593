/// How a call of a handler ended.
public struct HandlerAnswer: Hashable, Sendable {
  /// What came of a call.
  public enum Outcome: Hashable, Sendable {
    /// The handler doesn't implement this optional method: the parameter is taken as it is, the intent presumed valid.
    case notImplemented
    /// One result for a single value; for a list one for each element, or one alone that speaks for the parameter.
    case resolved([ResolutionResult])
    /// What there is to choose from for a parameter.
    case offered(OfferedOptions)
    /// The value that a parameter has when nobody has given one; nil where the app has none.
    case defaulted(Value?)
    case responded(IntentResponse)
    /// A running App Intent waits for the user.
    case asked(PerformQuestion)
    case failed(HandlerFault)
  }

  /// What came of the call.
  public var outcome: Outcome
  /// Where in the handler's sources the answer was made; nil when that can't be known.
  public var place: CodePlace?
  /// The spelling that the handler wrote, for example `resolveRecipients(forSendMessage:with:)`.
  public var spelling: String?
  /// How long the call took, in microseconds of real time.
  public var microseconds: Int?

  /// An answer; what isn't known of it stays nil.
  public init(outcome: Outcome, place: CodePlace? = nil, spelling: String? = nil, microseconds: Int? = nil) {
    self.outcome = outcome
    self.place = place
    self.spelling = spelling
    self.microseconds = microseconds
  }
}

/// A handler that did not answer as SiriKit demands. None of them ends the session.
public enum HandlerFault: Hashable, Sendable {
  /// The process stopped in a trap; `message` is what the Swift runtime said.
  case trapped(message: String)
  /// The process called exit.
  case exited(status: Int)
  /// No answer within the limit.
  case timedOut(seconds: Int)
  /// The method returned and let go of its completion without calling it.
  case neverCompleted
  /// The completion was called twice; the second call is at `HandlerAnswer.place`.
  case completedTwice
  /// `handler(for:)` answered nil.
  case noHandler
  /// `handler(for:)` answered an object that doesn't conform to the intent's handling protocol.
  case wrongHandler(type: String, expected: String)
  /// The extension could not be started.
  case notStarted(message: String)
  /// The process answered something that is no answer.
  case unreadable(message: String)
}

/// A line of a source file.
public struct CodePlace: Hashable, Sendable {
  /// As `#fileID` gives it: the module, a slash, the file's name.
  public var file: String
  /// From 1.
  public var line: Int

  /// A line of a source file.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
