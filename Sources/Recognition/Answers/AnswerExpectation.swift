public import SimCatalog

/// What an answer may answer: what is asked, what is offered, and the request that it belongs to.
public struct AnswerExpectation: Sendable {
  /// What is asked.
  public enum Subject: Sendable {
    /// About a parameter.
    case question(AskedQuestion)
    /// Whether what is shown is to be done.
    case review
    /// Which parameter is to be changed.
    case change([ParameterSchema])
    /// Whether, or with which words, a request is to follow upon what was told: the parameter that takes the words, nil where
    /// something that is offered fills it.
    case nextRequest(IntentName, takingWords: ParameterSchema?)
    /// Whether the results that were not presented yet are to be read, too.
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
  /// Of `options`, those that are still meant, as indices.
  public var candidates: [Int]
  /// Answers in a row that could not be read.
  public var failedAnswers: Int
  /// The request that is under way, or the last one.
  public var request: AnsweredRequest?
  /// What would be done upon a yes, as acts name it (`IntentSchema.deed`); nil where nothing would.
  public var deed: String?

  /// What is expected.
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

  /// Whether what is under way does something, and does it without a review.
  var isDoneUnseen: Bool {
    guard let request else { return false }
    return request.isRunning || request.schema.deed != nil && !request.schema.review
  }
}

/// A question about a parameter, as far as its answers go by it.
public struct AskedQuestion: Sendable {
  /// What answers it.
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
  /// What answers it.
  public var kind: Kind
  /// The value that it is about; nil where it is about none.
  public var value: Value?
  /// The value that can't be used, and in the place of which another is asked for.
  public var refused: Value?
  /// Whether an answer goes into what the parameter's object holds already: nothing was wrong with that.
  public var completes: Bool
  /// What a running App Intent asks, in its own words; nil where nothing runs yet.
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

  /// What a running App Intent wants a yes or a no to.
  var confirmation: PerformQuestion.Confirmation? {
    if case .confirmation(let confirmation)? = inside?.kind { confirmation } else { nil }
  }
}

/// The request that an answer belongs to.
public struct AnsweredRequest: Sendable {
  /// As it is filled now.
  public var intent: FilledIntent
  /// Its intent's.
  public var schema: IntentSchema
  /// The app's identifier.
  public var app: String
  /// What its words and answers have filled.
  public var slots: [Slot]
  /// Whether an App Intent has begun to run, and waits for the answer.
  public var isRunning: Bool

  /// A request as it is now.
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
