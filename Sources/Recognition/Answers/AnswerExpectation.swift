public import SimCatalog

/// What an answer may refer to: the question, the options, and the request that they belong to.
public struct AnswerExpectation: Sendable {
  /// What is asked.
  public enum Subject: Sendable {
    /// About a parameter.
    case question(AskedQuestion)
    /// Whether what is shown is to be done.
    case review
    /// Which parameter is to be changed.
    case change([ParameterSchema])
    /// Whether, or in which words, a request should follow what Siri read out: the parameter that takes the words, nil
    /// where an option fills it.
    case nextRequest(IntentName, takingWords: ParameterSchema?)
    /// Whether to read the remaining results as well.
    case rest
    /// Which app, whether an app may work with Siri, whether it is to be opened, that the device be unlocked.
    case app, authorisation, openApp, unlock
    /// The phrase for a shortcut, alone and on the system's sheet for it.
    case phrase, sheet
  }

  /// What is asked.
  public var subject: Subject
  /// The answers that are accepted, in the order in which they are tried.
  public var accepts: [AcceptedAnswer]
  /// All that is offered.
  public var options: [Option]
  /// Indices in `options` of those that are still possible.
  public var candidates: [Int]
  /// Consecutive answers that could not be read.
  public var failedAnswers: Int
  /// The request that is under way, or the last one.
  public var request: AnsweredRequest?
  /// What a yes would do, as acts name it (`IntentSchema.deed`); nil where it would do nothing.
  public var deed: String?

  /// An expectation.
  public init(
    _ subject: Subject, accepts: [AcceptedAnswer], options: [Option], candidates: [Int], failedAnswers: Int,
    request: AnsweredRequest?, deed: String?
  ) {
    self.subject = subject
    self.accepts = accepts
    self.options = options
    self.candidates = candidates
    self.failedAnswers = failedAnswers
    self.request = request
    self.deed = deed
  }

  /// Whether the request does something, and does it without a review.
  var isDoneUnseen: Bool {
    guard let request else { return false }
    return request.isRunning || request.schema.deed != nil && !request.schema.review
  }
}

/// A question about a parameter: what matters for reading its answers.
public struct AskedQuestion: Sendable {
  /// What kind of answer it asks for.
  public enum Kind: Sendable {
    /// Any value.
    case open
    /// One of several values.
    case choose([Value])
    /// A yes or a no to a value.
    case confirm(Value?)
  }

  /// The parameter that is asked for.
  public var parameter: ParameterSchema
  /// What kind of answer it asks for.
  public var kind: Kind
  /// The value that it is about; nil where it is about none.
  public var value: Value?
  /// The value that can't be used and has to be replaced.
  public var refused: Value?
  /// Whether an answer completes the object that the parameter already holds, in which nothing was wrong.
  public var completes: Bool
  /// What a running App Intent asks in its own words; nil where none is running.
  public var inside: PerformQuestion?

  /// A question about a parameter.
  public init(
    _ parameter: ParameterSchema, _ kind: Kind, value: Value?, refused: Value?, completes: Bool,
    inside: PerformQuestion?
  ) {
    self.parameter = parameter
    self.kind = kind
    self.value = value
    self.refused = refused
    self.completes = completes
    self.inside = inside
  }

  /// Whether any value may be the answer.
  var isOpen: Bool { if case .open = kind { true } else { false } }
  /// Whether it asks whether a value is the right one.
  var isYesOrNo: Bool { if case .confirm = kind { true } else { false } }
  /// Whether one of several values is asked for.
  var isChoice: Bool { if case .choose = kind { true } else { false } }

  /// What a running App Intent asks to be confirmed.
  var confirmation: PerformQuestion.Confirmation? {
    if case .confirmation(let confirmation)? = inside?.kind { confirmation } else { nil }
  }
}

/// The request that an answer belongs to.
public struct AnsweredRequest: Sendable {
  /// The intent as it is filled now.
  public var intent: FilledIntent
  /// The intent's schema.
  public var schema: IntentSchema
  /// The app's identifier.
  public var app: String
  /// What its words and the answers have filled.
  public var slots: [Slot]
  /// Whether an App Intent is running and waits for the answer.
  public var isRunning: Bool

  /// The current state of a request.
  public init(intent: FilledIntent, schema: IntentSchema, app: String, slots: [Slot], isRunning: Bool) {
    self.intent = intent
    self.schema = schema
    self.app = app
    self.slots = slots
    self.isRunning = isRunning
  }

  /// The parameters that an app resolves.
  var resolvable: [ParameterSchema] { schema.parameters.filter(\.isResolvable) }

  /// The parameters that an answer may correct, the likelier first.
  var correctable: [ParameterSchema] {
    var seen: Set<String> = []
    return ((usual.map { [$0] } ?? []) + schema.changeable(in: intent) + resolvable)
      .filter { seen.insert($0.name).inserted }
  }

  /// What can be corrected: the parameters that have a value, with their elements.
  var held: [HeldParameter] {
    schema.changeable(in: intent).map { HeldParameter(parameter: $0, elements: intent[$0.name]?.elements ?? []) }
  }

  /// The parameter that "change it" means.
  var usual: ParameterSchema? {
    guard let name = schema.dialogue.changes else { return nil }
    return schema.parameters.first { $0.name == name && $0.isResolvable }
  }
}

/// A parameter with the values that it has.
struct HeldParameter {
  var parameter: ParameterSchema
  var elements: [Value]
}
