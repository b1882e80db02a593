package import SimCatalog
import SimDialogue

/// Turns trace lines into a handler's answers: a conversation can be played before its handler exists.
package struct TraceScript {
  private let catalog: Catalog

  /// - Parameter catalog: the intents whose calls are answered.
  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// The answer that a trace line represents.
  ///
  /// The notation has names, not objects: a value that the intent already holds is returned whole, any other is made
  /// from its name and the parameter's type.
  ///
  /// - Parameters:
  ///   - line: a line whose call is the one being made.
  ///   - call: the call, with the intent as it is filled so far.
  ///   - shown: what follows below the line.
  /// - Returns: nil when the line isn't an answer to this call.
  package func answer(_ line: TraceLine, to call: HandlerCall, shown: ShownBelow = ShownBelow()) -> HandlerAnswer? {
    if case .query(let query) = line.call { return answer(query, line, to: call) }
    // The method's name determines the parameter; the search term isn't in any line.
    guard case .method(let method) = line.call, method.name == call.method.name else { return nil }
    if let fault = FaultSyntax.read(line.result) { return HandlerAnswer(outcome: .failed(fault)) }
    switch method {
    case .confirm, .handle:
      let words = line.result.split(separator: " ")
      guard words.count == 1 else { return nil }
      let codes = catalog.schema(of: call.intent.name)?.codes
      guard codes?.contains(where: { $0.name == words[0] }) ?? true else { return nil }
      return HandlerAnswer(outcome: .responded(IntentResponse(code: String(words[0]))))
    case .perform:
      if let question = PerformQuestion(line, shown, option: { read($0, as: $1, of: call.intent.name) }) {
        return HandlerAnswer(outcome: .asked(question))
      }
      let (code, what) = line.worded
      guard catalog.schema(of: call.intent.name)?.codes.contains(where: { $0.name == code }) ?? true else { return nil }
      var response = IntentResponse(code: code)
      if let dialog = shown.dialog { response.fields.append(Field(name: "dialog", value: .string(dialog))) }
      if !shown.rows.isEmpty {
        response.fields.append(Field(name: "view", value: .list(shown.rows.map { .string($0) })))
      }
      if let what { response.fields.append(Field(name: code == "success" ? "value" : "error", value: .string(what))) }
      return HandlerAnswer(outcome: .responded(response))
    case .options(let parameter, _):
      return HandlerAnswer(outcome: .offered(offered(line, of: parameter, call)))
    case .defaultValue(let parameter):
      if line.result == "nothing" { return HandlerAnswer(outcome: .defaulted(nil)) }
      let value = syntax.read(Quoting.unquoted(line.result), as: parameterType(parameter, call), current: nil)
      return HandlerAnswer(outcome: .defaulted(value))
    case .resolve(let parameter):
      if line.result == "nothing" { return HandlerAnswer(outcome: .resolved([])) }
      let type = parameterType(parameter, call)
      let current = call.intent[parameter]
      var results: [ResolutionResult] = []
      let pieces = Quoting.split(line.result, at: ";")
      for (index, piece) in pieces.enumerated() {
        guard let result = result(piece, type: type, current: element(current, index, of: pieces.count)) else {
          return nil
        }
        results.append(result)
      }
      return HandlerAnswer(outcome: .resolved(results))
    }
  }

  /// The results of a query: `entities(matching: "plum") = Plum cake | Plum jam`.
  private func answer(_ query: String, _ line: TraceLine, to call: HandlerCall) -> HandlerAnswer? {
    guard case .options(let parameter, let term) = call.method else { return nil }
    let looks = query.contains("matching:")
    guard looks == (term != nil) || query.hasPrefix("allEntities") else { return nil }
    var found = offered(line, of: parameter, call)
    found.query = trimmed(query[...])
    return HandlerAnswer(outcome: .offered(found))
  }

  private func offered(_ line: TraceLine, of parameter: String, _ call: HandlerCall) -> OfferedOptions {
    if line.result == "nothing" { return OfferedOptions(sections: []) }
    if line.result.hasPrefix("error ") {
      return OfferedOptions(sections: [], problem: Quoting.unquoted(String(line.result.dropFirst("error ".count))))
    }
    let options = line.offered.map { read($0, as: parameter, of: call.intent.name) }
    return OfferedOptions(sections: [OfferedOptions.Section(options: options)])
  }

  /// The values that App Shortcuts' phrases know, given an `understood` line: the app's own entities in it.
  package func phraseValues(_ line: TraceLine) -> [PhraseValues] {
    guard case .understood = line.call, let words = UnderstoodWords(line.result),
      let schema = catalog.schema(of: words.intent), schema.perform != nil
    else { return [] }
    return words.slots.compactMap { slot in
      guard case .object? = schema.parameter(slot.parameter)?.type else { return nil }
      let values = slot.values.map { read($0, as: slot.parameter, of: words.intent) }
      return PhraseValues(intent: words.intent, parameter: slot.parameter, values: values)
    }
  }

  /// A value that an app has named.
  private func read(_ text: String, as parameter: String, of intent: IntentName) -> Value {
    let schema = catalog.schema(of: intent)
    let value = syntax.read(text, as: schema?.parameter(parameter)?.type ?? .string, current: nil)
    guard schema?.perform != nil, case .object(var object) = value, object["identifier"] == nil else { return value }
    // An App Intent's entity is one that the app knows.
    object["identifier"] = .string(text)
    return .object(object)
  }

  /// A line reduced to what it answers: with a wildcard, only if the intent's own value is accepted.
  ///
  /// - Parameter wording: the line as it is written.
  /// - Returns: nil for a line whose wildcard leaves the answer open.
  package func withoutWildcard(_ line: TraceLine, _ wording: ExpectedText) -> TraceLine? {
    if wording.pattern.isLiteral { return line }
    guard case .method(.resolve) = line.call, line.results.count == 1, line.result.hasPrefix("success ") else {
      return nil
    }
    var line = line
    line.result = "success"
    return line
  }

  /// The app's answer that a trace line represents: `app continue INSendMessageIntent = Sign in`.
  package func appAnswer(_ line: TraceLine) -> AppAnswer? {
    guard case .app(let way, _) = line.call else { return nil }
    if let fault = FaultSyntax.read(line.result) { return AppAnswer(accepted: false, fault: fault) }
    if line.result == "notAccepted" { return AppAnswer(accepted: false) }
    if way == "handle" { return AppAnswer(response: IntentResponse(code: line.result)) }
    return AppAnswer(screen: line.result == "done" || line.result.isEmpty ? nil : AppScreen(title: line.result))
  }

  private var syntax: ValueSyntax { ValueSyntax(catalog: catalog) }

  private func parameterType(_ parameter: String, _ call: HandlerCall) -> ParameterType {
    catalog.schema(of: call.intent.name)?.parameter(parameter)?.type ?? .string
  }

  /// The element that one of several results is for.
  private func element(_ value: Value?, _ index: Int, of count: Int) -> Value? {
    guard case .list(let values)? = value else { return value }
    return values.count == count ? values[index] : values.count == 1 ? values[0] : nil
  }

  private func result(_ text: String, type: ParameterType, current: Value?) -> ResolutionResult? {
    let name = text.prefix { $0 != " " }
    var rest = trimmed(text.dropFirst(name.count))
    func value(_ text: String) -> Value? {
      if text.isEmpty || text == "..." { return current }
      return syntax.read(Quoting.unquoted(text), as: type, current: current)
    }
    switch name {
    case "success": return .success(value(rest))
    case "notRequired": return .notRequired
    case "needsValue": return .needsValue
    case "needsMoreDetails": return .needsMoreDetails(value(rest))
    case "unsupported": return .unsupported(reason: rest.isEmpty ? nil : reason(rest))
    case "disambiguation":
      let options = Quoting.split(rest, at: "|").filter { !$0.hasPrefix("… ") }.map(Quoting.unquoted)
      return .disambiguation(syntax.options(options, as: type, current: current))
    case "confirmationRequired":
      var why: Reason?
      if let cut = Quoting.lastRange(of: " because ", in: rest) {
        why = reason(String(rest[cut.upperBound...]))
        rest = String(rest[..<cut.lowerBound])
      }
      return .confirmationRequired(value(rest), reason: why)
    default: return nil
    }
  }

  /// The notation has only the name; a number is from the app's own enumeration.
  private func reason(_ name: String) -> Reason { Reason(name: name, rawValue: Int(name) ?? 0) }
}
