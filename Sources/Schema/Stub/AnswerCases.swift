import SimCatalog

/// The answers of one method, by what the intent held when they were given.
struct AnswerCases {
  /// What tells one call from another.
  enum Condition {
    /// What a parameter holds; nil for nothing.
    case parameter(ParameterSchema, Value?)
    /// A value of the user defaults; nil for none.
    case defaults(key: String, String?)

    func isSame(as other: Condition) -> Bool {
      switch (self, other) {
      case (.parameter(let a, let value), .parameter(let b, let other)):
        a.name == b.name && ValueExpressions.isSame(value, other)
      case (.defaults(let a, let value), .defaults(let b, let other)): a == b && value == other
      case (.parameter, .defaults), (.defaults, .parameter): false
      }
    }
  }

  /// One answer and when it is given.
  struct Case {
    var answer: HandlerAnswer.Outcome
    /// What the parameter held that the method is about; nil for nothing, and for methods about the intent as a whole.
    var held: Value?
    /// All of them hold.
    var conditions: [Condition]

    /// As a condition of an `if`.
    func condition(_ expressions: ValueExpressions) -> String {
      conditions.isEmpty ? "true" : conditions.map(expressions.condition).joined(separator: ", ")
    }
  }

  /// The answers that depend on what the intent holds, in the order of the conversation.
  private(set) var cases: [Case] = []
  /// What all other calls are answered with; nil where nothing is known of them.
  private(set) var usual: HandlerAnswer.Outcome?

  /// - Parameter parameter: the one that the method is about; nil for confirm and handle.
  init(_ calls: [HandlerSkeleton.Call], of parameter: String?, schema: IntentSchema) {
    guard let parameter, let asked = schema.parameter(parameter) else {
      // Of the whole intent: the commonest answer is the usual one, the others depend on all by which calls differ.
      usual = Self.commonest(calls.map(\.answer))
      for call in calls {
        // Where it is only sometimes the usual one, it is told from the others too.
        let rivals = calls.filter { !Self.same($0.answer, call.answer) }
        if let usual, Self.same(call.answer, usual), rivals.isEmpty { continue }
        add(call, held: nil, Self.telling(schema.parameters, rivals, call))
      }
      if let usual { cases.removeAll { Self.same($0.answer, usual) && $0.conditions.isEmpty } }
      return
    }
    // By its own value where that tells; by all that differs where it doesn't.
    for call in calls {
      let held = call.call.intent[parameter]
      let rivals = calls.filter { ValueExpressions.isSame($0.call.intent[parameter], held) }
      let own = [Condition.parameter(asked, held)]
      if rivals.allSatisfy({ Self.same($0.answer, call.answer) }) {
        add(call, held: held, own)
      } else {
        let others = schema.parameters.filter { $0.name != parameter }
        add(call, held: held, own + Self.telling(others, rivals, call))
      }
    }
  }

  private static func commonest(_ answers: [HandlerAnswer.Outcome]) -> HandlerAnswer.Outcome? {
    answers.max { a, b in
      answers.count { same($0, a) } < answers.count { same($0, b) }
    }
  }

  /// What tells a call from others: parameters and user defaults that they hold otherwise.
  private static func telling(
    _ parameters: [ParameterSchema], _ others: [HandlerSkeleton.Call], _ call: HandlerSkeleton.Call
  ) -> [Condition] {
    let differing = parameters.filter { parameter in
      others.contains { !ValueExpressions.isSame($0.call.intent[parameter.name], call.call.intent[parameter.name]) }
    }
    let keys = Set(others.flatMap(\.defaults.keys) + call.defaults.keys).sorted().filter { key in
      others.contains { $0.defaults[key] != call.defaults[key] }
    }
    return differing.map { .parameter($0, call.call.intent[$0.name]) }
      + keys.map { .defaults(key: $0, call.defaults[$0]) }
  }

  private mutating func add(_ call: HandlerSkeleton.Call, held: Value?, _ conditions: [Condition]) {
    let isKnown = cases.contains { known in
      known.conditions.count == conditions.count
        && zip(known.conditions, conditions).allSatisfy { $0.isSame(as: $1) }
    }
    if !isKnown { cases.append(Case(answer: call.answer, held: held, conditions: conditions)) }
  }

  /// Whether two answers are written alike.
  private static func same(_ a: HandlerAnswer.Outcome, _ b: HandlerAnswer.Outcome) -> Bool {
    if case .responded(let a) = a, case .responded(let b) = b { return a.code == b.code }
    return a == b
  }
}
