package import SimCatalog
import SimRecognition

/// A trace as one line of a transcript, without its mark (docs/transcript.md, "The trace").
package enum TraceNotation {
  /// The most options of a question that are written out.
  static let writtenOptions = 20
  /// The most lists that are named as reasons for a suggestion, the heaviest first.
  static let writtenReasons = 4

  /// The whole line, call and result.
  package static func text(of trace: Trace) -> String {
    switch trace {
    case .understood(let app, let intent, let slots):
      let words = slots.map { "\($0.parameter)=\(assigned($0.value))" }
      return (["understood", ValueNotation.word(app), intent.rawValue] + words).joined(separator: " ")
    case .answered, .submitted: return "\(call(of: trace)) \(result(of: trace))"
    case .resolve, .offer, .giveDefault, .respond, .asked, .fault, .app, .suggested, .onWatch:
      return "\(call(of: trace)) = \(result(of: trace))"
    }
  }

  /// What was called: `resolveRecipients`, `confirm`, `app continue <activity>`, `understood`.
  package static func call(of trace: Trace) -> String {
    switch trace {
    case .understood: "understood"
    case .answered: "answered"
    case .resolve(let parameter, _, _): HandlerCall.Method.resolve(parameter: parameter).name
    case .offer(_, let options, _) where options.query != nil: options.query ?? ""
    case .offer(let parameter, _, _): HandlerCall.Method.options(parameter: parameter, searchTerm: nil).name
    case .giveDefault(let parameter, _, _): HandlerCall.Method.defaultValue(parameter: parameter).name
    case .respond(let method, _, _), .fault(let method, _, _): method.name
    case .asked: HandlerCall.Method.perform(answers: []).name
    case .app(let call, _): "app \(text(of: call))"
    case .suggested(let facts): "suggest \(ValueNotation.word(facts.offered.title))"
    case .onWatch(let facts): "watch \(ValueNotation.word(facts.title))"
    case .submitted(_, let what): name(of: what)
    }
  }

  /// What the call returned: `success Sam Lee (mobile)`, `ready`, `trapped Fatal error: …`.
  package static func result(of trace: Trace) -> String {
    switch trace {
    case .understood(_, let intent, _): intent.rawValue
    case .answered(let change): text(of: change)
    case .resolve(_, let results, _):
      results.isEmpty ? "nothing" : results.map(text(of:)).joined(separator: "; ")
    case .offer(_, let options, _): text(of: options)
    case .giveDefault(_, let value, _): value.map { ValueNotation.phrase(ValueNotation.text(of: $0)) } ?? "nothing"
    case .respond(.perform, let response, _): text(ofPerformed: response)
    case .respond(_, let response, _): response.code
    case .asked(let question, _): question.text
    case .fault(_, let fault, _): text(of: fault)
    case .app(_, let answer): text(of: answer)
    case .suggested(let facts): why(facts)
    case .onWatch(let facts): text(of: facts.standing)
    case .submitted(_, let what): text(of: what)
    }
  }

  /// A change: `set recipients="Sam Park"`, `add recipients=Carol`, `change content`.
  package static func text(of change: AnswerChange) -> String {
    "\(change.way.rawValue) \(change.parameter)" + (change.value.map { "=\(assigned($0))" } ?? "")
  }

  /// Options: `Chives | Croutons`, `nothing`, or `error` with the app's description.
  package static func text(of options: OfferedOptions) -> String {
    if let problem = options.problem { return "error \(ValueNotation.phrase(problem))" }
    return options.all.isEmpty ? "nothing" : listed(options.all)
  }

  private static func listed(_ options: [Value]) -> String {
    var names = ValueNotation.names(of: Array(options.prefix(writtenOptions))).map(ValueNotation.phrase)
    if options.count > writtenOptions { names.append("… \(options.count) in all") }
    return names.joined(separator: " | ")
  }

  /// One result: `success Sam Lee (mobile)`, `disambiguation Sam Lee | Sam Park`, `unsupported noAccount`.
  package static func text(of result: ResolutionResult) -> String {
    switch result {
    case .success(let value): return named("success", value)
    case .notRequired, .needsValue: return result.name
    case .disambiguation(let options):
      return ([result.name] + (options.isEmpty ? [] : [listed(options)])).joined(separator: " ")
    case .confirmationRequired(let value, let reason):
      return named(result.name, value) + (reason.map { " because \($0.name)" } ?? "")
    case .unsupported(let reason): return reason.map { "\(result.name) \($0.name)" } ?? result.name
    case .needsMoreDetails(let value): return named(result.name, value)
    }
  }

  /// A fault: `timedOut after 10 s`, `trapped Fatal error: …`.
  package static func text(of fault: HandlerFault) -> String {
    switch fault {
    case .trapped(let message): "trapped \(message)"
    case .exited(let status): "exited with status \(status)"
    case .timedOut(let seconds): "timedOut after \(seconds) s"
    case .neverCompleted: "neverCompleted"
    case .completedTwice: "completedTwice"
    case .noHandler: "noHandler"
    case .wrongHandler(let type, let expected): "wrongHandler \(type), not \(expected)"
    case .notStarted(let message): "notStarted \(message)"
    case .unreadable(let message): "unreadable \(message)"
    }
  }

  /// What an App Intent has returned: `success 12`, `failure SoupError.soldOut`.
  private static func text(ofPerformed response: IntentResponse) -> String {
    let what = response["value"] ?? response["error"]
    return named(response.code, what)
  }

  static func assigned(_ value: Value) -> String {
    if case .list = value { return ValueNotation.text(of: value) }
    return ValueNotation.word(ValueNotation.text(of: value))
  }

  private static func named(_ name: String, _ value: Value?) -> String {
    value.map { "\(name) \(ValueNotation.phrase(ValueNotation.text(of: $0)))" } ?? name
  }

  private static func text(of call: AppCall) -> String {
    switch call {
    case .continue(let activity, _): "continue \(activity.activityType)"
    case .handle(let intent): "handle \(intent.name)"
    case .open: "open"
    case .tap(let text): "tap \(ValueNotation.phrase(text))"
    case .closeSheet(let outcome): "sheet \(name(of: outcome))"
    }
  }

  private static func name(of outcome: ShortcutSheet.Outcome) -> String {
    switch outcome {
    case .added: "added"
    case .updated: "updated"
    case .deleted: "deleted"
    case .cancelled: "cancelled"
    }
  }
}
