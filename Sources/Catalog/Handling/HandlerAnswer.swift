/// How a call of a handler ended.
public struct HandlerAnswer: Hashable, Sendable {
  /// The result of a call.
  public enum Outcome: Hashable, Sendable {
    /// The handler doesn't implement this optional method: the parameter is accepted, or the intent presumed valid.
    case notImplemented
    /// One result for a single value; for a list one per element, or one alone for the whole parameter.
    case resolved([ResolutionResult])
    /// The options for a parameter.
    case offered(OfferedOptions)
    /// The parameter's value when the user gives none; nil where the app has none.
    case defaulted(Value?)
    case responded(IntentResponse)
    /// A running App Intent waits for the user.
    case asked(PerformQuestion)
    case failed(HandlerFault)
  }

  /// The result of the call.
  public var outcome: Outcome
  /// The place in the handler's sources where the answer was made; nil when it isn't known.
  public var place: CodePlace?
  /// The spelling in the handler's source, for example `resolveRecipients(forSendMessage:with:)`.
  public var spelling: String?
  /// How long the call took, in microseconds of real time.
  public var microseconds: Int?

  /// An answer; what isn't known stays nil.
  public init(outcome: Outcome, place: CodePlace? = nil, spelling: String? = nil, microseconds: Int? = nil) {
    self.outcome = outcome
    self.place = place
    self.spelling = spelling
    self.microseconds = microseconds
  }
}

/// A handler that didn't answer as SiriKit requires. None of these ends the session.
public enum HandlerFault: Hashable, Sendable {
  /// The process stopped in a trap; `message` is the Swift runtime's.
  case trapped(message: String)
  /// The process called exit.
  case exited(status: Int)
  /// No answer within the limit.
  case timedOut(seconds: Int)
  /// The method returned and released its completion without calling it.
  case neverCompleted
  /// The completion was called twice; the second call is at `HandlerAnswer.place`.
  case completedTwice
  /// `handler(for:)` returned nil.
  case noHandler
  /// `handler(for:)` returned an object that doesn't conform to the intent's handling protocol.
  case wrongHandler(type: String, expected: String)
  /// The extension could not be started.
  case notStarted(message: String)
  /// The process sent something that isn't an answer.
  case unreadable(message: String)
}

/// A line of a source file.
public struct CodePlace: Hashable, Sendable {
  /// As in `#fileID`: the module, a slash, the file's name.
  public var file: String
  /// From 1.
  public var line: Int

  /// A line of a source file.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
