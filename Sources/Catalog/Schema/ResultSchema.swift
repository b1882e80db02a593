/// One of SiriKit's classes of resolution results, for example `INSendMessageRecipientResolutionResult`.
public struct ResultSchema: Hashable, Sendable {
  /// Cases of an enumeration that say why: `unsupported(forReason:)`.
  public struct Reasons: Hashable, Sendable {
    /// `unsupported` or `confirmationRequired`.
    public var answer: String
    /// The enumeration whose cases the reasons are.
    public var enumeration: String

    /// The reasons of one answer.
    public init(_ answer: String, _ enumeration: String) {
      self.answer = answer
      self.enumeration = enumeration
    }
  }

  /// The class, for example `INPersonResolutionResult`.
  public var name: String
  /// The more general class, whose answers it has too; nil for one that derives from the base.
  public var narrows: String?
  /// What it can answer beside what every class can (`commonAnswers`) and without a reason: `success`, `disambiguation`.
  public var answers: [String]
  /// What it answers with a reason.
  public var reasons: [Reasons]

  /// A class of results as its schema file says it.
  public init(name: String, narrows: String? = nil, answers: [String], reasons: [Reasons] = []) {
    self.name = name
    self.narrows = narrows
    self.answers = answers
    self.reasons = reasons
  }

  /// What every class can answer.
  public static let commonAnswers = ["needsValue", "notRequired", "unsupported"]
  /// The reasons that every number of an app's own intent has (intentdefinition-format.md 3).
  public static let numberReasons = ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"]
}

extension Catalog {
  /// What the resolve method of a parameter may answer: first the kinds of result, then those with a reason
  /// (`unsupported noAccount`). Empty where there is no such method.
  public func answers(toResolving parameter: ParameterSchema) -> [String] {
    let classes = parameter.resolvedBy.flatMap(resultClasses)
    guard !classes.isEmpty else { return [] }
    let kinds = classes.flatMap(\.answers) + ResultSchema.commonAnswers
    let reasoned = classes.flatMap(\.reasons).flatMap { reasons in
      (enumeration(named: reasons.enumeration)?.cases ?? []).map { "\(reasons.answer) \($0.name)" }
    }
    var known: Set<String> = []
    return (kinds + reasoned).filter { known.insert($0).inserted }
  }

  /// The names of all reasons that results may give with an answer (`unsupported`, `confirmationRequired`), each once.
  public func reasons(of answer: String) -> [String] {
    var known: Set<String> = []
    return results.flatMap(\.reasons).filter { $0.answer == answer }
      .flatMap { enumeration(named: $0.enumeration)?.cases ?? [] }.map(\.name)
      .filter { known.insert($0).inserted }
  }

  /// The names of all codes of responses, each once.
  public var codes: [String] {
    var known: Set<String> = []
    return intents.flatMap(\.codes).map(\.name).filter { known.insert($0).inserted }
  }

  /// A class of results, the more general ones before it.
  private func resultClasses(_ name: String) -> [ResultSchema] {
    var classes: [ResultSchema] = []
    var next = result(named: name)
    while let result = next, !classes.contains(where: { $0.name == result.name }) {
      classes.insert(result, at: 0)
      next = result.narrows.flatMap { self.result(named: $0) }
    }
    return classes
  }
}
