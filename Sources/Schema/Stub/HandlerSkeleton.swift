package import SimCatalog
import SimText

/// Prints the handler that a conversation needs: the methods that are called in it, each with its answers, depending on
/// the intent's values at the time.
///
/// The skeleton compiles as it is and answers the conversation's calls as they were answered there. What the trace
/// doesn't show, a whole object for example, is a place for the author to fill in.
package struct HandlerSkeleton {
  /// How the methods are written.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// `func handle(intent:) async`.
    case async
    /// `func handle(intent:completion:)`.
    case completion
  }

  /// One call of the conversation with its answer.
  package struct Call: Hashable, Sendable {
    /// What is called, with the intent as it was filled.
    package var call: HandlerCall
    /// What was answered.
    package var answer: HandlerAnswer.Outcome
    /// Identifies the conversation: the handler of each one begins without state.
    package var conversation: Int
    /// The user defaults that the handler sees then.
    package var defaults: [String: String]
    /// The line of the trace, for the comment: `lunch.talk:12: resolveContent = needsValue`; nil if there is none.
    package var remark: String?

    /// A call with its answer.
    package init(
      _ call: HandlerCall, answer: HandlerAnswer.Outcome, conversation: Int = 0, defaults: [String: String] = [:],
      remark: String? = nil
    ) {
      self.call = call
      self.conversation = conversation
      self.defaults = defaults
      self.answer = answer
      self.remark = remark
    }
  }

  private let intent: IntentSchema
  private let interface: IntentInterface
  private let calls: [Call]
  private let style: Style
  private let expressions: ValueExpressions

  /// The skeleton of a handler for an intent with answered calls.
  package init(
    intent: IntentSchema, interface: IntentInterface, calls: [Call], style: Style = .async, catalog: Catalog = .siriKit,
    objects: [String: ObjectInterface] = [:]
  ) {
    self.intent = intent
    self.interface = interface
    self.calls = calls
    self.style = style
    expressions = ValueExpressions(catalog: catalog, objects: objects)
  }

  /// The class as Swift source; nil for an intent that no app handles.
  package var text: String? {
    guard let handler = intent.handlingProtocol else { return nil }
    var lines = ["final class \(className): NSObject, \(handler) {"]
    let methods = methods
    if methods.contains(where: { $0.contains { $0.contains(Self.counter) } }) {
      lines += [
        "  // How often was asked what is answered otherwise when it is asked again.",
        "  nonisolated(unsafe) private static var asked: [String: Int] = [:]", "",
      ]
    }
    for (index, method) in methods.enumerated() {
      if index > 0 { lines.append("") }
      lines += method
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// `INSendMessageIntent` has the handler `SendMessageHandler`.
  var className: String {
    var name = intent.name.rawValue
    if name.hasPrefix("IN") { name.removeFirst(2) }
    if name.hasSuffix("Intent") { name.removeLast("Intent".count) }
    return name + "Handler"
  }

  // MARK: Methods

  private var methods: [[String]] {
    var methods: [[String]] = []
    for parameter in intent.parameters where parameter.isResolvable {
      let calls = calls.filter { $0.call.method == .resolve(parameter: parameter.name) && !isMissing($0) }
      if !calls.isEmpty { methods += resolve(parameter, calls) }
      let others = self.calls.filter { $0.call.method.parameter == parameter.name && !isMissing($0) }
      methods += offer(parameter, others.filter { if case .options = $0.call.method { true } else { false } })
      methods += giveDefault(parameter, others.filter { $0.call.method == .defaultValue(parameter: parameter.name) })
    }
    let confirms = calls.filter { $0.call.method == .confirm && !isMissing($0) }
    if !confirms.isEmpty { methods += respond(.confirm, confirms) }
    // Without handle there is no handler.
    return methods + respond(.handle, calls.filter { $0.call.method == .handle })
  }

  private func isMissing(_ call: Call) -> Bool {
    switch call.answer {
    case .notImplemented: true
    // Traps, late answers and the like can't be written as answers.
    case .failed: true
    case .resolved, .offered, .defaulted, .responded, .asked: false
    }
  }

  /// A method in the chosen style: its comments, its head, its body.
  private func method(
    _ model: MethodModel, _ remarks: [String?], _ body: (_ answer: (String) -> [String]) -> [String]
  ) -> [String] {
    guard let result = model.result else { return [] }
    let isWanted: (Spelling) -> Bool = { style == .async ? $0.isAsync : !$0.isAsync }
    guard let spelling = model.spellings.first(where: isWanted) ?? model.spellings.first else { return [] }
    let label = spelling.labels[0] == "intent" ? "intent" : "\(spelling.labels[0]) intent"
    var seen: Set<String> = []
    let lines = remarks.compactMap { $0 }.filter { seen.insert($0).inserted }.map { "  // \($0)" }
    if spelling.isAsync {
      return lines + ["  func \(spelling.baseName)(\(label): \(intent.name)) async -> \(result) {"]
        + body { ["return \($0)"] }.map { "    \($0)" } + ["  }"]
    }
    let last = spelling.labels.last ?? "completion"
    let completion = last == "completion" ? "completion" : "\(last) completion"
    let head = "  func \(spelling.baseName)("
    return lines
      + [head, "    \(label): \(intent.name), \(completion): @escaping (\(result)) -> Void", "  ) {"]
      + body { ["return completion(\($0))"] }.map { "    \($0)" } + ["  }"]
  }

  private func resolve(_ parameter: ParameterSchema, _ calls: [Call]) -> [[String]] {
    guard let model = interface.methods.first(where: { $0.purpose == .resolve(parameter.name) }),
      let result = model.result
    else { return [] }
    let cases = AnswerCases(calls, of: parameter.name, schema: intent)
    return [
      method(model, calls.map(\.remark)) { answer in
        var lines: [String] = []
        for (index, item) in cases.cases.enumerated() {
          let values = item.answers.compactMap { outcome -> String? in
            guard case .resolved(let results) = outcome else { return nil }
            let isUsual = isUsual(results, item.held, parameter)
            if isUsual { return item.answers.count == 1 ? nil : usual(result, parameter) }
            return self.results(results, result, parameter, held: item.held)
          }
          lines += self.lines(values, item.condition(expressions), "\(parameter.name) \(index)", answer)
        }
        return lines + answer(usual(result, parameter))
      }
    ]
  }

  private static let counter = "Self.asked["

  /// Answers under a condition, one for each time that it is true; the last one is repeated.
  private func lines(
    _ values: [String], _ condition: String, _ name: String, _ answer: (String) -> [String]
  ) -> [String] {
    guard let last = values.last else { return [] }
    var lines: [String] = []
    if values.count > 1 {
      let times = "\(Self.counter)\(quoted(name)), default: 0]"
      lines.append("\(times) += 1")
      for (time, value) in values.dropLast().enumerated() {
        lines += ["if \(times) == \(time + 1) {"] + answer(value).map { "  \($0)" } + ["}"]
      }
    }
    lines += answer(last)
    return ["if \(condition) {"] + lines.map { "  \($0)" } + ["}"]
  }

  /// Whether a value is taken as it is, or nothing is required where there is none: that needs no case of its own.
  private func isUsual(_ results: [ResolutionResult], _ held: Value?, _ parameter: ParameterSchema) -> Bool {
    guard let held else { return results == [.notRequired] }
    let elements = parameter.isList ? held.elements : [held]
    return results.count == elements.count
      && zip(results, elements).allSatisfy { result, element in result == .success(element) || result == .success(nil) }
  }

  /// The answer if nothing else is known: the value if there is one, else that none is required.
  private func usual(_ result: SwiftType, _ parameter: ParameterSchema) -> String {
    let name = "intent.\(escaped(parameter.name))"
    if let element = result.element {
      let given = expressions.unwrapped("$0", parameter)
      return "\(name).map { $0.map { \(element.text).success(with: \(given)) } } ?? [.notRequired()]"
    }
    if !parameter.declared.isOptional, case .enumeration = parameter.type {
      return "\(name).rawValue == 0 ? \(result).notRequired() : .success(with: \(name))"
    }
    if !parameter.declared.isOptional {
      return "\(result).success(with: \(expressions.unwrapped(name, parameter)))"
    }
    let given = expressions.unwrapped("$0", parameter)
    return "\(name).map { \(result).success(with: \(given)) } ?? .notRequired()"
  }

  private func results(
    _ results: [ResolutionResult], _ type: SwiftType, _ parameter: ParameterSchema, held: Value?
  ) -> String {
    let elements = held?.elements ?? []
    guard let element = type.element else {
      return results.first.map { self.result($0, type, parameter, "intent.\(escaped(parameter.name))", held) }
        ?? "\(type).notRequired()"
    }
    let texts = results.enumerated().map { index, result in
      let own = index < elements.count ? elements[index] : nil
      let mark = parameter.declared.isOptional ? "!" : ""
      return self.result(result, element, parameter, "intent.\(escaped(parameter.name))\(mark)[\(index)]", own)
    }
    return "[\(texts.joined(separator: ", "))]"
  }

  /// One result: `.success(with: …)`, `.unsupported(forReason: .noAccount)`.
  ///
  /// - Parameter given: the source for the intent's value; `held` is that value.
  private func result(
    _ result: ResolutionResult, _ type: SwiftType, _ parameter: ParameterSchema, _ given: String, _ held: Value?
  ) -> String {
    let name = type.text
    /// The source for the answer's value: the intent's own if they are equal, else one that is made from its name.
    func written(_ value: Value?) -> String? {
      guard let value = value ?? held else { return nil }
      if let held, value == held {
        let isThere = given.hasSuffix("]") || !parameter.declared.isOptional
        return expressions.unwrapped(isThere ? given : "\(given)!", parameter)
      }
      return expressions.expression(value, for: parameter)
    }
    switch result {
    case .success(let value): return written(value).map { "\(name).success(with: \($0))" } ?? "\(name).notRequired()"
    case .notRequired: return "\(name).notRequired()"
    case .needsValue: return "\(name).needsValue()"
    case .disambiguation(let options):
      let texts = options.compactMap { expressions.expression($0, for: parameter) }
      return texts.isEmpty ? "\(name).needsValue()" : "\(name).disambiguation(with: [\(texts.joined(separator: ", "))])"
    case .confirmationRequired(let value, let reason):
      let why = reason.map { ", forReason: .\($0.name)" } ?? ""
      return written(value).map { "\(name).confirmationRequired(with: \($0)\(why))" } ?? "\(name).needsValue()"
    case .unsupported(let reason):
      return reason.map { "\(name).unsupported(forReason: .\($0.name))" } ?? "\(name).unsupported()"
    case .needsMoreDetails: return "\(name).needsValue()"
    }
  }

  /// The options of a parameter, by search term.
  private func offer(_ parameter: ParameterSchema, _ calls: [Call]) -> [[String]] {
    guard parameter.custom?.offersOptions == true, !calls.isEmpty,
      let model = interface.methods.first(where: { method in
        if case .options(parameter.name, _) = method.purpose { true } else { false }
      }), let result = model.result,
      let spelling = model.spellings.first(where: { style == .async ? $0.isAsync : !$0.isAsync })
    else { return [] }
    var seen: Set<String?> = []
    var lines: [String] = []
    var usual = "\(result)(items: [])"
    for call in calls {
      guard case .options(_, let term) = call.call.method, case .offered(let given) = call.answer,
        seen.insert(term).inserted
      else { continue }
      let options = given.all.compactMap { expressions.option($0, for: parameter) }
      let collection = "\(result)(items: [\(options.joined(separator: ", "))])"
      guard let term else {
        usual = collection
        continue
      }
      let answer = spelling.isAsync ? "return \(collection)" : "return completion(\(collection), nil)"
      lines += ["    if searchTerm == \(quoted(term)) {", "      \(answer)", "    }"]
    }
    let remarks = calls.compactMap(\.remark).map { "  // \($0)" }
    let term = spelling.takesSearchTerm ? ", searchTerm: String?" : ""
    let head =
      spelling.isAsync
      ? ["  func \(spelling.baseName)(for intent: \(intent.name)\(term)) async throws -> \(result) {"]
      : [
        "  func \(spelling.baseName)(",
        "    for intent: \(intent.name)\(term), with completion: @escaping (\(result)?, Error?) -> Void", "  ) {",
      ]
    let last = spelling.isAsync ? "return \(usual)" : "completion(\(usual), nil)"
    return [remarks + head + lines + ["    \(last)", "  }"]]
  }

  /// The default value of a parameter.
  private func giveDefault(_ parameter: ParameterSchema, _ calls: [Call]) -> [[String]] {
    guard let first = calls.first, case .defaulted(let value) = first.answer,
      let model = interface.methods.first(where: { $0.purpose == .defaultValue(parameter.name) }),
      let result = model.result, let spelling = model.spellings.first
    else { return [] }
    let text = value.flatMap { expressions.expression($0, for: parameter) }
    let number = parameter.declared.scalar == "NSNumber" ? text.map { "NSNumber(value: \($0))" } : text
    let written = result.element == nil ? number : number.map { "[\($0)]" }
    return [
      calls.compactMap(\.remark).map { "  // \($0)" } + [
        "  func \(spelling.baseName)(for intent: \(intent.name)) -> \(result)? {", "    return \(written ?? "nil")",
        "  }",
      ]
    ]
  }

  private func respond(_ purpose: MethodModel.Purpose, _ calls: [Call]) -> [[String]] {
    guard let model = interface.methods.first(where: { $0.purpose == purpose }), let result = model.result else {
      return []
    }
    let codes = intent.codes.map(\.name)
    func response(_ code: String) -> String {
      let known = codes.contains(code) ? code : codes.first ?? "unspecified"
      return "\(result)(code: .\(escaped(known)), userActivity: nil)"
    }
    let usual = purpose == .confirm ? "ready" : codes.contains("success") ? "success" : "continueInApp"
    let cases = AnswerCases(calls, of: nil, schema: intent)
    let name = purpose == .confirm ? "confirm" : "handle"
    return [
      method(model, calls.map(\.remark)) { answer in
        var lines: [String] = []
        for (index, item) in cases.cases.enumerated() {
          let values = item.answers.compactMap { outcome -> String? in
            if case .responded(let given) = outcome { response(given.code) } else { nil }
          }
          lines += self.lines(values, item.condition(expressions), "\(name) \(index)", answer)
        }
        if case .responded(let given)? = cases.usual { return lines + answer(response(given.code)) }
        return lines + answer(response(usual))
      }
    ]
  }
}
