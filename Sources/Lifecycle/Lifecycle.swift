package import SimCatalog
package import SimText

/// One request's way through resolve, confirm, the user's review and handle (behaviour a.12).
///
/// One function for each event, each returning what must be done next. Nothing here speaks, waits or calls: that is up
/// to the caller.
package struct Lifecycle: Hashable, Sendable {
  /// Who asks: Siri, or Maps, whose requests are neither resolved nor confirmed (a.3).
  package enum Route: Hashable, Sendable { case siri, maps }

  /// How often a question may be repeated.
  package struct Rules: Hashable, Sendable {
    /// How many times the same question may be asked before Siri gives up.
    package var attempts: Int

    /// Rules with a number of attempts; three by default.
    package init(attempts: Int = 3) { self.attempts = attempts }
  }

  indirect enum State: Hashable {
    case unstarted
    /// The app is asked for a parameter's default value.
    case defaulting(Int)
    case resolving(Int)
    /// The app is asked for a parameter's options.
    case offering(Int, Offer)
    /// The caller finds out which of the app's objects is meant.
    case matching(Int, Offer, [Value])
    case asking(Int, Question)
    case confirming
    case reviewing
    case handling
    case handlingInApp
    /// An App Intent runs, with the user's answers so far.
    case performing([PerformAnswer])
    /// It needs an answer to continue.
    case suspended(Question, [PerformAnswer])
    case ended
  }

  /// What options are requested for.
  struct Offer: Hashable {
    /// What is asked if there are none.
    var kind: Question.Kind
    var element: Int?
    /// The words that they must match, because no option offered before has that name.
    var searched: Value?
    /// Whether it only looks up which of them was meant.
    var isLookup = false
  }

  /// What has been asked, distinguished as a person would: the same options, or the same missing value.
  private enum Asked: Hashable {
    case lack(parameter: String, element: Int?)
    case options(parameter: String, element: Int?, [Value])
    case confirmation(parameter: String, element: Int?, Value?)
  }

  /// The intent's schema.
  @Boxed package private(set) var schema: IntentSchema
  /// Who calls the handler.
  package let route: Route
  /// The intent as it is filled now.
  package internal(set) var intent: FilledIntent
  let rules: Rules
  /// Parameters whose value is always asked for first ("Ask Each Time", iOS 13).
  private let asksFor: Set<String>
  /// By parameter, the values of an app's own enumeration.
  private let cases: [String: [Value]]
  var state: State = .unstarted
  private var settled: Set<String> = []
  /// Parameters whose default has been requested.
  private var defaulted: Set<String> = []
  /// By parameter, objects that are the app's own, or were looked for among them.
  private var known: [String: Set<Value>] = [:]
  private var asked: [Asked: Int] = [:]
  /// Values that the user has confirmed.
  private var agreed: Set<Value> = []
  /// How many times an App Intent has started over.
  var restarts = 0
  /// Whether a running App Intent waits for an answer, somewhere in its code.
  package internal(set) var isRunWaiting = false
  /// Whether the app has come to the front for an App Intent.
  var isInApp = false
  /// Whether the app itself handles after the review, because confirm said so (handleInApp).
  private var handlesInApp = false

  /// A request at its beginning: nothing has been called yet.
  ///
  /// - Parameters:
  ///   - asksFor: parameters whose value is asked for, whatever default they have.
  ///   - cases: by parameter, the values of an app's own enumeration, to choose from when it is asked for.
  package init(
    intent: FilledIntent, schema: IntentSchema, route: Route = .siri, rules: Rules = Rules(),
    asksFor: Set<String> = [], cases: [String: [Value]] = [:]
  ) {
    self.intent = intent
    self.schema = schema
    self.route = route
    self.rules = rules
    self.asksFor = asksFor
    self.cases = cases
  }

  /// Takes over what another request of the same intent has in common with this one, so that a long conversation has
  /// it once.
  package mutating func share(with other: Lifecycle) { if other.schema == schema { _schema = other._schema } }

  // MARK: Events

  /// Begins: with the first parameter for Siri, with the review for Maps; a second call is ignored.
  package mutating func start() -> Step {
    switch state {
    case .unstarted:
      switch route {
      case .siri: return resolveNext()
      case .maps: return reviewOrHandle(nil, asked: false)
      }
    case .defaulting, .resolving, .offering, .matching, .asking, .confirming, .reviewing, .handling, .handlingInApp,
      .performing, .suspended, .ended:
      return .ignore
    }
  }

  /// Takes the handler's answer to the current call.
  package mutating func handlerAnswered(_ answer: HandlerAnswer) -> Step {
    switch state {
    case .defaulting(let index): gaveDefault(index, answer.outcome)
    case .resolving(let index): resolved(index, answer.outcome)
    case .offering(let index, let offer): offered(index, offer, answer.outcome)
    case .confirming: confirmed(answer.outcome)
    case .handling: handled(answer.outcome)
    case .performing(let answers): performed(answers, answer.outcome)
    case .unstarted, .matching, .asking, .reviewing, .handlingInApp, .suspended, .ended: .ignore
    }
  }

  /// Takes the user's answer to the question.
  ///
  /// - Parameter others: other parameters that the same words filled: "half an hour" is a number and its unit. They are
  ///   resolved again.
  package mutating func answered(_ answer: QuestionAnswer, others: [Field] = []) -> Step {
    if case .asking = state, case .value = answer {
      for field in others where schema.parameter(field.name) != nil {
        intent[field.name] = field.value
        settled.remove(field.name)
      }
    }
    switch state {
    case .asking(let index, let question):
      switch (question.kind, answer) {
      case (.choose(let options, _), .choice(let number)):
        guard options.indices.contains(number) else { return .ignore }
        know([options[number]], as: question.parameter)
        return resolve(index, with: [options[number]], for: question)
      case (.confirm(let value, _), .yes):
        let current = element(question)
        guard let wanted = value ?? current else { return resolve(index) }
        agreed.insert(wanted)
        know([wanted], as: question.parameter)
        return resolve(index, with: [wanted], for: question)
      // Of two values a no means the other one.
      case (.confirm(.boolean(let flag)?, _), .no): return resolve(index, with: [.boolean(!flag)], for: question)
      case (.confirm, .no): return ask(index, .needsValue, element: question.element)
      case (.choose, .value(let value)) where question.parameter.custom?.isSearched == true:
        return search(index, value, for: question)
      case (.choose(_, of: nil), .value(let value)):
        // None of the app's options has that name.
        know(elements(of: value), as: question.parameter)
        return resolve(index, with: elements(of: value), for: question)
      case (_, .value(let value)): return resolve(index, with: elements(of: value), for: question)
      case (_, .choice), (_, .yes), (_, .no), (_, .tapped): return .ignore
      }
    case .suspended(let question, let answers): return goOn(question, answers, answer)
    case .unstarted, .defaulting, .resolving, .offering, .matching, .confirming, .reviewing, .handling, .handlingInApp,
      .performing, .ended:
      return .ignore
    }
  }

  /// Takes values for other parameters than the one asked for: they are resolved, and the question is asked again.
  package mutating func answeredOthers(_ fields: [Field]) -> Step {
    guard case .asking(_, let question) = state else { return .ignore }
    let known = fields.filter { schema.parameter($0.name) != nil && $0.name != question.parameter.name }
    guard !known.isEmpty else { return .ignore }
    for field in known {
      intent[field.name] = field.value
      settled.remove(field.name)
    }
    // An answer for another parameter isn't a failed attempt, unless it answers this one as well.
    if !known.contains(where: { question.parameter.isAnswered(by: $0.name) }) {
      asked[key(question.kind, parameter: question.parameter.name, element: question.element), default: 1] -= 1
    }
    return resolveNext()
  }

  /// Goes back to an earlier answer: that is asked for again, and the current question afterwards.
  package mutating func reconsidered(_ name: String) -> Step {
    guard let index = schema.parameters.firstIndex(where: { $0.name == name }) else { return .ignore }
    switch state {
    case .asking(_, let question):
      asked[key(question.kind, parameter: question.parameter.name, element: question.element), default: 1] -= 1
    case .reviewing: break
    case .unstarted, .defaulting, .resolving, .offering, .matching, .confirming, .handling, .handlingInApp, .performing,
      .suspended, .ended:
      return .ignore
    }
    settled.remove(name)
    asked = asked.filter { !isAbout(name, $0.key) }
    agreed = []
    return ask(index, .change(intent[name]), element: nil)
  }

  /// Takes the user's answer to the review.
  package mutating func reviewed(_ answer: ReviewAnswer) -> Step {
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
    case .unstarted, .defaulting, .resolving, .offering, .matching, .asking, .confirming, .handling, .handlingInApp,
      .performing, .suspended, .ended:
      return .ignore
    }
  }

  /// Takes the answer of the app that was started in the background.
  package mutating func appAnswered(_ answer: AppAnswer) -> Step {
    switch state {
    case .handlingInApp:
      if let fault = answer.fault { return end(.problem(fault, during: .handle)) }
      guard let response = answer.response else { return end(.problem(.neverCompleted, during: .handle)) }
      return finish(response)
    case .unstarted, .defaulting, .resolving, .offering, .matching, .asking, .confirming, .reviewing, .handling,
      .performing, .suspended, .ended:
      return .ignore
    }
  }

  /// Ends the request, because the user doesn't want it or asked for something else. A running handle can't be undone.
  package mutating func cancel() -> Step {
    isRunWaiting = false
    return switch state {
    case .unstarted, .defaulting, .resolving, .offering, .matching, .asking, .confirming, .reviewing, .suspended:
      end(.cancelled)
    case .handling, .handlingInApp, .performing, .ended: .ignore
    }
  }

  /// The parameters that the user can change at the review, in the schema's order.
  package var changeable: [ParameterSchema] {
    schema.changeable(in: intent)
  }

  /// The current values of a parameter: those of its list, or its only one.
  package func elements(of parameter: String) -> [Value] { elements(of: intent[parameter]) }

  // MARK: Resolve

  private mutating func resolveNext() -> Step {
    let next = schema.parameters.firstIndex { parameter in
      guard !settled.contains(parameter.name), counts(parameter) else { return false }
      return parameter.isResolvable || lacksDefault(parameter) || mustAsk(parameter)
        || unknownObject(of: parameter) != nil
    }
    guard let next else {
      // Hidden parameters have no value.
      for parameter in schema.parameters where !counts(parameter) { intent[parameter.name] = nil }
      // An App Intent has no confirm: it asks while it runs.
      if schema.perform != nil { return reviewOrHandle(nil, asked: false) }
      state = .confirming
      return .call(HandlerCall(intent: intent, method: .confirm))
    }
    let parameter = schema.parameters[next]
    if mustAsk(parameter) { return askOrOffer(next, .needsValue, element: nil) }
    guard lacksDefault(parameter) else { return resolve(next) }
    defaulted.insert(parameter.name)
    guard parameter.custom?.offersOptions == true else { return takeDefault(next, nil) }
    state = .defaulting(next)
    return .call(HandlerCall(intent: intent, method: .defaultValue(parameter: parameter.name)))
  }

  /// Whether a parameter is "shown", as its condition on another parameter says (behaviour.md e.6).
  private func counts(_ parameter: ParameterSchema) -> Bool { parameter.custom?.condition?.holds(in: intent) ?? true }

  private func mustAsk(_ parameter: ParameterSchema) -> Bool {
    asksFor.contains(parameter.name) && intent[parameter.name] == nil
  }

  private func lacksDefault(_ parameter: ParameterSchema) -> Bool {
    guard let custom = parameter.custom, custom.offersOptions || custom.defaultValue != nil else { return false }
    return intent[parameter.name] == nil && !defaulted.contains(parameter.name)
  }

  private mutating func gaveDefault(_ index: Int, _ outcome: HandlerAnswer.Outcome) -> Step {
    switch outcome {
    case .defaulted(let value): return takeDefault(index, value)
    case .notImplemented: return takeDefault(index, nil)
    case .failed(let fault):
      return end(.problem(fault, during: .defaultValue(parameter: schema.parameters[index].name)))
    case .resolved, .offered, .responded, .asked: return takeDefault(index, nil)
    }
  }

  /// Continues with the app's default, or the definition's.
  private mutating func takeDefault(_ index: Int, _ value: Value?) -> Step {
    let parameter = schema.parameters[index]
    if let value = value ?? parameter.custom?.defaultValue {
      know(elements(of: value), as: parameter)
      write(elements(of: value), to: parameter)
    }
    return parameter.isResolvable ? resolve(index) : resolveNext()
  }

  private mutating func resolve(_ index: Int) -> Step {
    if let element = unknownObject(of: schema.parameters[index]) { return lookUp(index, element) }
    return callResolve(index)
  }

  private mutating func callResolve(_ index: Int) -> Step {
    guard schema.parameters[index].isResolvable else {
      settled.insert(schema.parameters[index].name)
      return resolveNext()
    }
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
      // For a handler that leaves resolving to Siri, she settles on one person with one number, and asks.
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
      know(laid.values, as: parameter)
      write(laid.values, to: parameter)
      guard let open = laid.open else {
        settled.insert(parameter.name)
        return resolveNext()
      }
      return take(open.result, of: index, element: parameter.isList ? open.element : nil)
    case .responded, .offered, .defaulted, .asked:
      return end(.problem(.unreadable(message: "no result of a resolve call"), during: method(index)))
    case .failed(let fault): return end(.problem(fault, during: method(index)))
    }
  }

  /// Whether one result applies to the parameter as a whole (a.4): needsValue and notRequired always do.
  private func speaksForAll(_ result: ResolutionResult, _ values: [Value]) -> Bool {
    switch result {
    case .needsValue, .notRequired: true
    case .unsupported, .needsMoreDetails: values.count != 1
    case .success, .disambiguation, .confirmationRequired: false
    }
  }

  /// Does what an unsettled result requires.
  private mutating func take(_ result: ResolutionResult, of index: Int, element: Int?) -> Step {
    let parameter = schema.parameters[index]
    let values = elements(of: intent[parameter.name])
    let current = element.map { values.indices.contains($0) ? values[$0] : nil } ?? values.first
    switch result {
    case .success, .notRequired:
      if result == .notRequired { intent[parameter.name] = nil }
      settled.insert(parameter.name)
      return resolveNext()
    case .needsValue: return askOrOffer(index, .needsValue, element: element)
    case .disambiguation(let options):
      // A choice without options is an open question.
      if options.isEmpty { return ask(index, .unsupported(current, nil), element: element) }
      return ask(index, .choose(options, of: current), element: element)
    case .confirmationRequired(let value, let reason):
      // Where there is nothing to confirm, a yes would settle nothing.
      guard let asked = value ?? current else { return askOrOffer(index, .needsValue, element: element) }
      return ask(index, .confirm(asked, reason), element: element)
    case .unsupported(let reason): return askOrOffer(index, .unsupported(current, reason), element: element)
    case .needsMoreDetails(let value): return ask(index, .moreDetails(value ?? current), element: element)
    }
  }

  /// Asks for a value; where the app offers values, or the parameter has an app's own enumeration, for one of them.
  private mutating func askOrOffer(_ index: Int, _ kind: Question.Kind, element: Int?) -> Step {
    let parameter = schema.parameters[index]
    if parameter.custom?.offersOptions == true {
      return offer(index, Offer(kind: kind, element: element, searched: nil))
    }
    guard let cases = cases[parameter.name] else { return ask(index, kind, element: element) }
    return ask(index, .choose(cases, of: nil), element: element, after: Question.Refusal(kind))
  }

  private mutating func offer(_ index: Int, _ offer: Offer) -> Step {
    state = .offering(index, offer)
    return .call(HandlerCall(intent: intent, method: method(of: offer, schema.parameters[index])))
  }

  private func method(of offer: Offer, _ parameter: ParameterSchema) -> HandlerCall.Method {
    // Without a search, the options are complete.
    let term = parameter.custom?.isSearched == true ? offer.searched.flatMap(text) : nil
    return .options(parameter: parameter.name, searchTerm: term)
  }

  // MARK: Objects of the app's own

  /// The first object without an identifier, of a parameter with options: spoken words give only a name, and the app
  /// knows its objects by identifier.
  private func unknownObject(of parameter: ParameterSchema) -> Int? {
    guard parameter.custom?.offersOptions == true else { return nil }
    return elements(of: intent[parameter.name]).firstIndex { value in
      guard case .object(let object) = value, object["identifier"] == nil, text(of: value) != nil else { return false }
      return known[parameter.name]?.contains(value) != true
    }
  }

  private mutating func know(_ values: [Value], as parameter: ParameterSchema) {
    guard parameter.custom?.offersOptions == true else { return }
    known[parameter.name, default: []].formUnion(values)
  }

  private mutating func lookUp(_ index: Int, _ element: Int) -> Step {
    let parameter = schema.parameters[index]
    let value = elements(of: intent[parameter.name])[element]
    know([value], as: parameter)
    var offer = Offer(kind: .needsValue, element: element, searched: value)
    offer.isLookup = true
    return self.offer(index, offer)
  }

  /// Takes which of the app's objects the words meant.
  ///
  /// - Parameter indices: of the options that were to be matched; empty where none has the name.
  package mutating func matched(_ indices: [Int]) -> Step {
    guard case .matching(let index, let offer, let options) = state else { return .ignore }
    let parameter = schema.parameters[index]
    var meant = indices.filter(options.indices.contains).map { options[$0] }
    // What the app's own search has found may have another name.
    if meant.isEmpty, parameter.custom?.isSearched == true { meant = options }
    switch meant.count {
    // An object that the app doesn't offer is left to its resolve method.
    case 0: return resolve(index)
    case 1:
      var all = elements(of: intent[parameter.name])
      if let element = offer.element, all.indices.contains(element) { all[element] = meant[0] }
      know(meant, as: parameter)
      write(all, to: parameter)
      return resolve(index)
    default:
      return ask(index, .choose(meant, of: offer.searched), element: parameter.isList ? offer.element : nil)
    }
  }

  /// Searches for words that are no option's name.
  private mutating func search(_ index: Int, _ value: Value, for question: Question) -> Step {
    let offer = Offer(kind: .needsValue, element: question.element, searched: value)
    return self.offer(index, offer)
  }

  private func text(of value: Value) -> String? {
    switch value {
    case .string(let text): text
    case .speakable(let term): term.spokenPhrase
    case .object(let object): object["displayString"].flatMap(text)
    case .list(let values): values.first.flatMap(text)
    case .integer(let number): String(number)
    case .boolean, .double, .person, .place, .date, .dateRange, .money, .enumeration: nil
    }
  }

  private mutating func offered(_ index: Int, _ offer: Offer, _ outcome: HandlerAnswer.Outcome) -> Step {
    let parameter = schema.parameters[index]
    let method = method(of: offer, parameter)
    if case .failed(let fault) = outcome { return end(.problem(fault, during: method)) }
    var options: [Value] = []
    if case .offered(let given) = outcome {
      options = given.all
      // Without the options the request can't continue.
      if options.isEmpty, let problem = given.problem {
        return end(.problem(.unreadable(message: problem), during: method))
      }
    }
    if let searched = offer.searched {
      if offer.isLookup, !options.isEmpty {
        state = .matching(index, offer, options)
        return .match(searched, among: options)
      }
      if offer.isLookup { return resolve(index) }
      know(options + elements(of: searched), as: parameter)
      let question = Question(parameter: parameter, element: offer.element, kind: .needsValue)
      switch options.count {
      // What the app doesn't find is left to its resolve method.
      case 0: return resolve(index, with: elements(of: searched), for: question)
      case 1: return resolve(index, with: options, for: question)
      default: return ask(index, .choose(options, of: searched), element: offer.element)
      }
    }
    guard !options.isEmpty else { return ask(index, offer.kind, element: offer.element) }
    return ask(index, .choose(options, of: nil), element: offer.element, after: Question.Refusal(offer.kind))
  }

  private mutating func ask(
    _ index: Int, _ kind: Question.Kind, element: Int?, after refusal: Question.Refusal? = nil
  ) -> Step {
    let parameter = schema.parameters[index]
    let key = key(kind, parameter: parameter.name, element: element)
    let attempt = asked[key, default: 0] + 1
    asked[key] = attempt
    var question = Question(parameter: parameter, element: element, kind: kind, attempt: attempt)
    question.refusal = refusal
    if attempt > rules.attempts { return end(.gaveUp(question)) }
    state = .asking(index, question)
    return .ask(question)
  }

  /// The key that a question is counted under.
  private func key(_ kind: Question.Kind, parameter: String, element: Int?) -> Asked {
    switch kind {
    case .choose(let options, _): .options(parameter: parameter, element: element, options)
    case .confirm(let value, _): .confirmation(parameter: parameter, element: element, value)
    case .needsValue, .unsupported, .moreDetails, .change: .lack(parameter: parameter, element: element)
    }
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
    case .resolved, .offered, .defaulted, .asked:
      return end(.problem(.unreadable(message: "no response to confirm"), during: .confirm))
    case .failed(let fault): return end(.problem(fault, during: .confirm))
    }
  }

  /// The only way to handle: if the schema requires the user's yes, that is asked for first.
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
    if schema.perform != nil { return perform([]) }
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
    // What the extension doesn't handle of an app's own intent opens the app (behaviour.md e.3).
    case .notImplemented where schema.isCustom:
      return end(.continueInApp(IntentResponse(code: "continueInApp"), during: .handle))
    case .notImplemented: return end(.problem(.neverCompleted, during: .handle))
    case .resolved, .offered, .defaulted, .asked:
      return end(.problem(.unreadable(message: "no response to handle"), during: .handle))
    case .failed(let fault): return end(.problem(fault, during: .handle))
    }
  }

  mutating func finish(_ response: IntentResponse) -> Step {
    switch schema.verdict(of: response.code) {
    case .goOn, .working: end(.done(response))
    case .continueInApp: end(.continueInApp(response, during: .handle))
    case .offerApp: end(.offerApp(response, during: .handle))
    case .failed, .askUser, .handleInApp: end(.failed(response, during: .handle))
    }
  }

  mutating func end(_ ending: Ending) -> Step {
    state = .ended
    return .end(ending)
  }

  // MARK: Values

  private func element(_ question: Question) -> Value? {
    let values = elements(of: intent[question.parameter.name])
    return question.element.map { values.indices.contains($0) ? values[$0] : nil } ?? values.first
  }

  private func elements(of value: Value?) -> [Value] { value?.elements ?? [] }

  /// A list of fixed size is cut to it.
  mutating func write(_ values: [Value], to parameter: ParameterSchema) {
    let values = parameter.custom?.fixedSize.map { Array(values.prefix($0)) } ?? values
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
