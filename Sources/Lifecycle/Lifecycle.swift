public import SimCatalog

/// The way of one request through resolve, confirm, the user's review and handle (behaviour a.12).
///
/// One function for each thing that can happen, and each answers what must be done next. Nothing here speaks, waits or
/// calls: that is the caller's.
public struct Lifecycle: Hashable, Sendable {
  /// Who asks: Siri, or Maps, whose requests are neither resolved nor confirmed (a.3).
  public enum Route: Hashable, Sendable { case siri, maps }

  /// How often the same is asked.
  public struct Rules: Hashable, Sendable {
    /// How many times the same may be asked before Siri gives up.
    public var attempts: Int

    /// Rules of so many attempts; three where nothing is said.
    public init(attempts: Int = 3) { self.attempts = attempts }
  }

  private enum State: Hashable {
    case unstarted
    case resolving(Int)
    case asking(Int, Question)
    case confirming
    case reviewing
    case handling
    case handlingInApp
    case ended
  }

  /// What has been asked, told apart as a person would: the same options, or the same lack.
  private enum Asked: Hashable {
    case lack(parameter: String, element: Int?)
    case options(parameter: String, element: Int?, [Value])
    case confirmation(parameter: String, element: Int?, Value?)
  }

  /// The intent's facts.
  public let schema: IntentSchema
  /// Who calls the handler.
  public let route: Route
  /// The intent as it is filled now.
  public private(set) var intent: FilledIntent
  private let rules: Rules
  private var state: State = .unstarted
  private var settled: Set<String> = []
  private var asked: [Asked: Int] = [:]
  /// Values that the user has said yes to.
  private var agreed: Set<Value> = []
  /// The app itself handles after the review, because confirm said so (handleInApp).
  private var handlesInApp = false

  /// A machine at its beginning: nothing has been called yet.
  public init(intent: FilledIntent, schema: IntentSchema, route: Route = .siri, rules: Rules = Rules()) {
    self.intent = intent
    self.schema = schema
    self.route = route
    self.rules = rules
  }

  // MARK: Events

  /// Begins: with the first parameter for Siri, with the review for Maps; a second call is ignored.
  public mutating func start() -> Step {
    switch state {
    case .unstarted:
      switch route {
      case .siri: return resolveNext()
      case .maps: return reviewOrHandle(nil, asked: false)
      }
    case .resolving, .asking, .confirming, .reviewing, .handling, .handlingInApp, .ended: return .ignore
    }
  }

  /// The handler answered the call that was under way.
  public mutating func handlerAnswered(_ answer: HandlerAnswer) -> Step {
    switch state {
    case .resolving(let index): resolved(index, answer.outcome)
    case .confirming: confirmed(answer.outcome)
    case .handling: handled(answer.outcome)
    case .unstarted, .asking, .reviewing, .handlingInApp, .ended: .ignore
    }
  }

  /// The user answered the question that was asked.
  ///
  /// - Parameter besides: other parameters that the same words filled: "half an hour" is a number and its unit. They are
  ///   resolved again.
  public mutating func answered(_ answer: QuestionAnswer, besides: [Field] = []) -> Step {
    if case .asking = state, case .value = answer {
      for field in besides where schema.parameter(field.name) != nil {
        intent[field.name] = field.value
        settled.remove(field.name)
      }
    }
    switch state {
    case .asking(let index, let question):
      switch (question.kind, answer) {
      case (.choose(let options, _), .choice(let number)):
        guard options.indices.contains(number) else { return .ignore }
        return resolve(index, with: [options[number]], for: question)
      case (.confirm(let value, _), .yes):
        let current = element(question)
        guard let wanted = value ?? current else { return resolve(index) }
        agreed.insert(wanted)
        return resolve(index, with: [wanted], for: question)
      // Of the two that there are it is the other one.
      case (.confirm(.boolean(let flag)?, _), .no): return resolve(index, with: [.boolean(!flag)], for: question)
      case (.confirm, .no): return ask(index, .needsValue, element: question.element)
      case (_, .value(let value)): return resolve(index, with: elements(of: value), for: question)
      case (_, .choice), (_, .yes), (_, .no): return .ignore
      }
    case .unstarted, .resolving, .confirming, .reviewing, .handling, .handlingInApp, .ended: return .ignore
    }
  }

  /// The user answered the review.
  public mutating func reviewed(_ answer: ReviewAnswer) -> Step {
    switch state {
    case .reviewing:
      switch answer {
      case .yes: return handle()
      case .cancel: return end(.cancelled)
      case .change(let name):
        guard let index = schema.parameters.firstIndex(where: { $0.name == name }) else { return .ignore }
        settled.remove(name)
        asked = asked.filter { !isAbout(name, $0.key) }
        agreed = []
        return ask(index, .change(intent[name]), element: nil)
      }
    case .unstarted, .resolving, .asking, .confirming, .handling, .handlingInApp, .ended: return .ignore
    }
  }

  /// The app, started in the background, answered.
  public mutating func appAnswered(_ answer: AppAnswer) -> Step {
    switch state {
    case .handlingInApp:
      if let fault = answer.fault { return end(.problem(fault, during: .handle)) }
      guard let response = answer.response else { return end(.problem(.neverCompleted, during: .handle)) }
      return finish(response)
    case .unstarted, .resolving, .asking, .confirming, .reviewing, .handling, .ended: return .ignore
    }
  }

  /// The user doesn't want it any more, or asked for something else. A handle that is under way can't be taken back.
  public mutating func cancel() -> Step {
    switch state {
    case .unstarted, .resolving, .asking, .confirming, .reviewing: end(.cancelled)
    case .handling, .handlingInApp, .ended: .ignore
    }
  }

  /// The parameters that the user can change at the review, in the schema's order.
  public var changeable: [ParameterSchema] {
    schema.parameters.filter { $0.isResolvable && intent[$0.name] != nil }
  }

  /// The values of a parameter as they are now: those of its list, or the one that it has.
  public func elements(of parameter: String) -> [Value] { elements(of: intent[parameter]) }

  // MARK: Resolve

  private mutating func resolveNext() -> Step {
    let next = schema.parameters.firstIndex { $0.isResolvable && !settled.contains($0.name) }
    if let next { return resolve(next) }
    state = .confirming
    return .call(HandlerCall(intent: intent, method: .confirm))
  }

  private mutating func resolve(_ index: Int) -> Step {
    state = .resolving(index)
    return .call(HandlerCall(intent: intent, method: .resolve(parameter: schema.parameters[index].name)))
  }

  private mutating func resolve(_ index: Int, with values: [Value], for question: Question) -> Step {
    var all = elements(of: intent[question.parameter.name])
    if let element = question.element, all.indices.contains(element) {
      all.replaceSubrange(element...element, with: values)
    } else if question.element != nil {
      all += values
    } else {
      all = values
    }
    write(all, to: question.parameter)
    return resolve(index)
  }

  private mutating func resolved(_ index: Int, _ outcome: HandlerAnswer.Outcome) -> Step {
    let parameter = schema.parameters[index]
    switch outcome {
    case .notImplemented:
      // A handler that leaves resolving to Siri gets one person with one number: she asks.
      for (element, value) in elements(of: intent[parameter.name]).enumerated() {
        guard let persons = value.openPersons else { continue }
        return ask(index, .choose(persons, of: value), element: parameter.isList ? element : nil)
      }
      settled.insert(parameter.name)
      return resolveNext()
    case .resolved(let results):
      let values = elements(of: intent[parameter.name])
      if results.count == 1, let alone = results.first, speaksForAll(alone, values) {
        return take(alone, of: index, element: nil)
      }
      let laid = ElementResults(results: results, values: values, confirmed: agreed)
      write(laid.values, to: parameter)
      guard let open = laid.open else {
        settled.insert(parameter.name)
        return resolveNext()
      }
      return take(open.result, of: index, element: parameter.isList ? open.element : nil)
    case .responded, .offered, .defaulted:
      return end(.problem(.unreadable(message: "no result of a resolve call"), during: method(index)))
    case .failed(let fault): return end(.problem(fault, during: method(index)))
    }
  }

  /// Whether one result speaks for the parameter as a whole (a.4): needsValue and notRequired always do.
  private func speaksForAll(_ result: ResolutionResult, _ values: [Value]) -> Bool {
    switch result {
    case .needsValue, .notRequired: true
    case .unsupported, .needsMoreDetails: values.count != 1
    case .success, .disambiguation, .confirmationRequired: false
    }
  }

  /// Does what a result that isn't settled asks for.
  private mutating func take(_ result: ResolutionResult, of index: Int, element: Int?) -> Step {
    let parameter = schema.parameters[index]
    let values = elements(of: intent[parameter.name])
    let current = element.map { values.indices.contains($0) ? values[$0] : nil } ?? values.first
    switch result {
    case .success, .notRequired:
      if result == .notRequired { intent[parameter.name] = nil }
      settled.insert(parameter.name)
      return resolveNext()
    case .needsValue: return ask(index, .needsValue, element: element)
    case .disambiguation(let options):
      // A question with nothing to choose from is an open one.
      if options.isEmpty { return ask(index, .unsupported(current, nil), element: element) }
      return ask(index, .choose(options, of: current), element: element)
    case .confirmationRequired(let value, let reason):
      return ask(index, .confirm(value ?? current, reason), element: element)
    case .unsupported(let reason): return ask(index, .unsupported(current, reason), element: element)
    case .needsMoreDetails(let value): return ask(index, .moreDetails(value ?? current), element: element)
    }
  }

  private mutating func ask(_ index: Int, _ kind: Question.Kind, element: Int?) -> Step {
    let parameter = schema.parameters[index]
    let key: Asked =
      switch kind {
      case .choose(let options, _): .options(parameter: parameter.name, element: element, options)
      case .confirm(let value, _): .confirmation(parameter: parameter.name, element: element, value)
      case .needsValue, .unsupported, .moreDetails, .change: .lack(parameter: parameter.name, element: element)
      }
    let attempt = asked[key, default: 0] + 1
    asked[key] = attempt
    let question = Question(parameter: parameter, element: element, kind: kind, attempt: attempt)
    if attempt > rules.attempts { return end(.gaveUp(question)) }
    state = .asking(index, question)
    return .ask(question)
  }

  // MARK: Confirm, review, handle

  private mutating func confirmed(_ outcome: HandlerAnswer.Outcome) -> Step {
    switch outcome {
    case .notImplemented: return reviewOrHandle(nil, asked: false)
    case .responded(let response):
      switch schema.verdict(of: response.code) {
      case .goOn, .working: return reviewOrHandle(response, asked: false)
      case .askUser: return reviewOrHandle(response, asked: true)
      case .handleInApp:
        handlesInApp = true
        return reviewOrHandle(response, asked: false)
      case .continueInApp: return end(.continueInApp(response, during: .confirm))
      case .offerApp: return end(.offerApp(response, during: .confirm))
      case .failed: return end(.failed(response, during: .confirm))
      }
    case .resolved, .offered, .defaulted:
      return end(.problem(.unreadable(message: "no response to confirm"), during: .confirm))
    case .failed(let fault): return end(.problem(fault, during: .confirm))
    }
  }

  /// The one door to handle: where the schema wants the user's yes, it is asked for first.
  private mutating func reviewOrHandle(_ response: IntentResponse?, asked: Bool) -> Step {
    guard schema.review || asked else { return handle() }
    state = .reviewing
    return .review(response)
  }

  private mutating func handle() -> Step {
    if handlesInApp {
      state = .handlingInApp
      return .handleInApp
    }
    state = .handling
    return .call(HandlerCall(intent: intent, method: .handle))
  }

  private mutating func handled(_ outcome: HandlerAnswer.Outcome) -> Step {
    switch outcome {
    case .responded(let response):
      switch schema.verdict(of: response.code) {
      case .handleInApp:
        state = .handlingInApp
        return .handleInApp
      case .askUser: return reviewOrHandle(response, asked: true)
      case .goOn, .working, .continueInApp, .offerApp, .failed: return finish(response)
      }
    case .notImplemented: return end(.problem(.neverCompleted, during: .handle))
    case .resolved, .offered, .defaulted:
      return end(.problem(.unreadable(message: "no response to handle"), during: .handle))
    case .failed(let fault): return end(.problem(fault, during: .handle))
    }
  }

  private mutating func finish(_ response: IntentResponse) -> Step {
    switch schema.verdict(of: response.code) {
    case .goOn, .working: end(.done(response))
    case .continueInApp: end(.continueInApp(response, during: .handle))
    case .offerApp: end(.offerApp(response, during: .handle))
    case .failed, .askUser, .handleInApp: end(.failed(response, during: .handle))
    }
  }

  private mutating func end(_ ending: Ending) -> Step {
    state = .ended
    return .end(ending)
  }

  // MARK: Values

  private func element(_ question: Question) -> Value? {
    let values = elements(of: intent[question.parameter.name])
    return question.element.map { values.indices.contains($0) ? values[$0] : nil } ?? values.first
  }

  private func elements(of value: Value?) -> [Value] { value?.elements ?? [] }

  private mutating func write(_ values: [Value], to parameter: ParameterSchema) {
    if values.isEmpty {
      intent[parameter.name] = nil
    } else {
      intent[parameter.name] = parameter.isList ? .list(values) : values[0]
    }
  }

  private func method(_ index: Int) -> HandlerCall.Method { .resolve(parameter: schema.parameters[index].name) }

  private func isAbout(_ name: String, _ key: Asked) -> Bool {
    switch key {
    case .lack(let parameter, _), .options(let parameter, _, _), .confirmation(let parameter, _, _): parameter == name
    }
  }
}
