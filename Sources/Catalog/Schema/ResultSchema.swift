/// One of SiriKit's classes of resolution results, for example `INSendMessageRecipientResolutionResult`.
public struct ResultSchema: Hashable, Sendable {
  /// An enumeration of reasons: `unsupported(forReason:)`.
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
  /// The more general class, whose answers it has too; nil for one derived from the base.
  public var narrows: String?
  /// Its answers without a reason, in addition to every class's (`commonAnswers`): `success`, `disambiguation`.
  public var answers: [String]
  /// Its answers with a reason.
  public var reasons: [Reasons]

  /// A class of results with the facts of its schema file.
  public init(name: String, narrows: String? = nil, answers: [String], reasons: [Reasons] = []) {
    self.name = name
    self.narrows = narrows
    self.answers = answers
    self.reasons = reasons
  }

  /// The answers of every class.
  public static let commonAnswers = ["needsValue", "notRequired", "unsupported"]
  /// The reasons for numbers in all apps' own intents (intentdefinition-format.md 3).
  public static let numberReasons = ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"]
}

extension Catalog {
  /// The possible answers of a parameter's resolve method: first the kinds of result, then those with a reason
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

  /// The names of all reasons with an answer (`unsupported`, `confirmationRequired`), each once.
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

  /// A class of results, after the more general ones.
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
