import SimCatalog

/// The answers of one method, by the intent's contents at the time.
struct AnswerCases {
  /// A difference between calls.
  enum Condition {
    /// What a parameter holds; nil for nothing.
    case parameter(ParameterSchema, Value?)
    /// A value of the user defaults; nil for none.
    case defaults(key: String, String?)
  }

  /// Answers with the conditions for them.
  struct Case {
    /// One for each time that the same is asked, if later answers differ; the last one is repeated.
    var answers: [HandlerAnswer.Outcome]
    /// The value of the method's parameter; nil for none, and for methods about the intent as a whole.
    var held: Value?
    /// All of them must be true.
    var conditions: [Condition]

    /// As a condition of an `if`.
    func condition(_ expressions: ValueExpressions) -> String {
      conditions.isEmpty ? "true" : conditions.map(expressions.condition).joined(separator: ", ")
    }
  }

  /// The answers that depend on what the intent holds, in the order of the conversation.
  private(set) var cases: [Case] = []
  /// The answer to all other calls; nil if none is known.
  private(set) var usual: HandlerAnswer.Outcome?

  /// - Parameter parameter: the one that the method is about; nil for confirm and handle.
  init(_ calls: [HandlerSkeleton.Call], of parameter: String?, schema: IntentSchema) {
    let groups = Self.groups(of: calls, parameter, schema)
    guard let parameter, let asked = schema.parameter(parameter) else {
      // For the whole intent, the commonest answer is the usual one, and the others depend on everything that differs
      // between calls.
      usual = Self.commonest(groups.filter { $0.answers.count == 1 }.flatMap { $0.calls.map(\.answer) })
      for group in groups {
        let rivals = groups.filter { !Self.same($0.answers, group.answers) }
        // If the usual answer is only sometimes given, it gets conditions, too.
        if rivals.isEmpty, let usual, Self.same(group.answers, [usual]) { continue }
        add(group, Self.distinguishing(schema.parameters, rivals, group))
      }
      if let usual { cases.removeAll { Self.same($0.answers, [usual]) && $0.conditions.isEmpty } }
      return
    }
    // The condition is its own value if that is enough; otherwise everything that differs.
    for group in groups {
      let alike = groups.filter { ValueExpressions.isSame($0.held, group.held) }
      let own = [Condition.parameter(asked, group.held)]
      if alike.allSatisfy({ Self.same($0.answers, group.answers) }) {
        if group.isFirst(of: alike) { add(group, own) }
      } else {
        let others = schema.parameters.filter { $0.name != parameter }
        add(group, own + Self.distinguishing(others, alike, group))
      }
    }
    cases = Self.mostSpecific(cases)
  }

  /// The cases in an order in which none hides a later one: for an object only the known fields are tested, so the
  /// condition of a search for a kind is also true for one of that kind with a name.
  private static func mostSpecific(_ cases: [Case]) -> [Case] {
    func parts(_ item: Case) -> Int {
      item.conditions.reduce(0) { count, condition in
        guard case .parameter(_, .object(let object)?) = condition else { return count }
        return count + object.fields.count
      }
    }
    let ranked = cases.enumerated().map { (index: $0, parts: parts($1), item: $1) }
    return ranked.sorted { ($1.parts, $0.index) < ($0.parts, $1.index) }.map(\.item)
  }

  private mutating func add(_ group: Group, _ conditions: [Condition]) {
    cases.append(Case(answers: group.answers, held: group.held, conditions: conditions))
  }

  // MARK: Calls that are one and the same

  /// Calls that a handler can't distinguish.
  private struct Group {
    var calls: [HandlerSkeleton.Call]
    var held: Value?
    var answers: [HandlerAnswer.Outcome] = []

    func isFirst(of others: [Group]) -> Bool { others.first?.calls.first == calls.first }
  }

  private static func groups(
    of calls: [HandlerSkeleton.Call], _ parameter: String?, _ schema: IntentSchema
  ) -> [Group] {
    var groups: [Group] = []
    for call in calls {
      if let known = groups.firstIndex(where: { isSame($0.calls[0], call, schema) }) {
        groups[known].calls.append(call)
      } else {
        groups.append(Group(calls: [call], held: parameter.flatMap { call.call.intent[$0] }))
      }
    }
    for index in groups.indices { groups[index].answers = sequence(groups[index].calls, groups[index].held) }
    return groups
  }

  private static func isSame(_ a: HandlerSkeleton.Call, _ b: HandlerSkeleton.Call, _ schema: IntentSchema) -> Bool {
    a.defaults == b.defaults
      && schema.parameters.allSatisfy { ValueExpressions.isSame(a.call.intent[$0.name], b.call.intent[$0.name]) }
  }

  /// The answers in order, from the conversation that asks most often.
  private static func sequence(_ calls: [HandlerSkeleton.Call], _ held: Value?) -> [HandlerAnswer.Outcome] {
    var longest: [HandlerAnswer.Outcome] = []
    for conversation in Set(calls.map(\.conversation)).sorted() {
      let answers = calls.filter { $0.conversation == conversation }.map { plain($0.answer, held) }
      if answers.count > longest.count { longest = answers }
    }
    while longest.count > 1, same(longest[longest.count - 1], longest[longest.count - 2]) { longest.removeLast() }
    return longest
  }

  /// That a value is taken as it is can be expressed in two ways.
  private static func plain(_ answer: HandlerAnswer.Outcome, _ held: Value?) -> HandlerAnswer.Outcome {
    guard case .resolved(let results) = answer, let held else { return answer }
    let elements = results.count == held.elements.count ? held.elements : [held]
    guard results.count == elements.count else { return answer }
    return .resolved(zip(results, elements).map { $0 == .success($1) ? .success(nil) : $0 })
  }

  // MARK: Distinguishing calls

  private static func commonest(_ answers: [HandlerAnswer.Outcome]) -> HandlerAnswer.Outcome? {
    answers.max { a, b in
      answers.count { same($0, a) } < answers.count { same($0, b) }
    }
  }

  /// The conditions by which calls differ from others: parameters and user defaults with other values.
  private static func distinguishing(_ parameters: [ParameterSchema], _ others: [Group], _ group: Group) -> [Condition]
  {
    let call = group.calls[0]
    let others = others.map { $0.calls[0] }
    let differing = parameters.filter { parameter in
      others.contains { !ValueExpressions.isSame($0.call.intent[parameter.name], call.call.intent[parameter.name]) }
    }
    let keys = Set(others.flatMap(\.defaults.keys) + call.defaults.keys).sorted().filter { key in
      others.contains { $0.defaults[key] != call.defaults[key] }
    }
    return differing.map { .parameter($0, call.call.intent[$0.name]) }
      + keys.map { .defaults(key: $0, call.defaults[$0]) }
  }

  private static func same(_ a: [HandlerAnswer.Outcome], _ b: [HandlerAnswer.Outcome]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { same($0, $1) }
  }

  /// Whether two answers are written in the same way.
  private static func same(_ a: HandlerAnswer.Outcome, _ b: HandlerAnswer.Outcome) -> Bool {
    if case .responded(let a) = a, case .responded(let b) = b { return a.code == b.code }
    return a == b
  }
}
