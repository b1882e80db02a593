import SimCatalog
import SimLifecycle
import SimRecognition

extension Conversation {
  /// Asks whether to do it, with a card of what will be done.
  mutating func review(_ response: IntentResponse?, view: [CardContent.Row]?) {
    guard let exchange else { return }
    misses = 0
    note(.review(handlerAsked: !exchange.lifecycle.schema.review))
    sayReview(response)
    let rows = view ?? cards.draft(exchange.lifecycle.intent, response)
    show(
      .card(CardContent(app: exchange.appName, rows: rows, buttons: reviewButtons, isAppView: view != nil)))
    state = .reviewing(Review(response: response, isClarifying: false))
  }

  var reviewButtons: [String] { [button("cancel"), button("yes")] }

  private mutating func sayReview(_ response: IntentResponse?) {
    guard let exchange else { return }
    let intent = exchange.lifecycle.intent.name
    var identifiers: [String] = []
    if exchange.wasChanged { identifiers.append("review.\(intent).changed") }
    if isHandsFree { identifiers.append("review.\(intent).handsFree") }
    identifiers.append("review.\(intent)")
    if exchange.wasChanged { identifiers.append("review.changed") }
    say(identifiers + ["review"], with: values(response))
  }

  mutating func hearReview(_ answer: PlainText, _ review: Review) {
    let words = lines.answers
    if words.has(.send, answer) || words.has(.yes, answer) || answer.normal == PlainText(button("yes")).normal {
      return agree()
    }
    if words.has(.no, answer) {
      switch lines.rules.atNo {
      case .clarify where !review.isClarifying: return clarify(review)
      case .clarify, .cancel: return cancel()
      }
    }
    if words.has(.cancel, answer) || answer.normal == PlainText(button("cancel")).normal { return cancel() }
    if words.has(.review, answer) { return configureView(.review(review.response), review.response, status: "ready") }
    if let wish = words.value(.change, answer) { return change(wish, to: nil, review) }
    if let wish = words.opening(.change, answer) { return change(wish.value, to: wish.rest, review) }
    // "No, thirty dollars."
    if let rest = words.rest(after: .no, answer), let parameter = parameter(knownIn: rest) {
      return change(parameter, to: rest)
    }
    if takesNewRequest(answer, unnamed: lines.rules.newRequestUnnamed) { return }
    if let parameter = parameter(knownIn: answer.source) { return change(parameter, to: answer.source) }
    guard missed("unreadable.yesNo") else { return }
    sayReview(review.response)
    state = .reviewing(review)
  }

  mutating func agree() {
    misses = 0
    advance { $0.reviewed(.yes) }
  }

  private mutating func clarify(_ review: Review) {
    let intent = exchange?.lifecycle.intent.name.rawValue ?? ""
    say("clarify.\(intent)", "clarify", with: ["yes": button("yes"), "cancel": button("cancel")])
    state = .reviewing(Review(response: review.response, isClarifying: true))
  }

  // MARK: Changes

  /// - Parameter wish: the names of parameters that the words may mean, parted by commas; empty for "change it".
  private mutating func change(_ wish: String, to value: String?, _ review: Review) {
    guard let lifecycle = exchange?.lifecycle else { return }
    let changeable = lifecycle.schema.parameters.filter(\.isResolvable)
    let named = wish.split(separator: ",").map(trimmed)
    let usual = lines.rules.changes[lifecycle.intent.name.rawValue]
    // "Make it 30", "make it Sam": what is meant says the value.
    if named.isEmpty, let value, let parameter = parameter(knownIn: value) { return change(parameter, to: value) }
    let names = named.isEmpty ? [usual].compactMap { $0 } : named
    if let parameter = names.lazy.compactMap({ name in changeable.first { $0.name == name } }).first {
      return change(parameter, to: value)
    }
    let filled = lifecycle.changeable
    switch filled.count {
    case 0:
      say("changeNothing")
      state = .reviewing(review)
    case 1: change(filled[0], to: value)
    default: askWhatToChange(filled)
    }
  }

  /// The parameter of which a vocabulary, a number or a date knows the value: the usual one first, then those that are
  /// filled, then the others. Nil where the usual one takes any words.
  private func parameter(knownIn text: String) -> ParameterSchema? {
    guard let lifecycle = exchange?.lifecycle else { return nil }
    let usual = lines.rules.changes[lifecycle.intent.name.rawValue]
    let changeable = lifecycle.schema.parameters.filter(\.isResolvable)
    let first = changeable.filter { $0.name == usual }
    if first.contains(where: \.type.takesAnyText) { return nil }
    let answer = PlainText(text)
    return (first + lifecycle.changeable + changeable).first { parameter in
      guard let slot = read(answer, for: parameter).first else { return false }
      return slot.parameter == parameter.name && slot.isKnown
    }
  }

  private mutating func askWhatToChange(_ parameters: [ParameterSchema]) {
    let options = parameterOptions(parameters)
    say("changeWhat", with: ["options": wording.or(options.map(\.text))])
    show(.choices(options.map { Choice(text: $0.text) }))
    state = .changing(parameters)
  }

  func parameterOptions(_ parameters: [ParameterSchema]) -> [Option] {
    let intent = exchange?.lifecycle.intent.name.rawValue ?? ""
    return parameters.map { parameter in
      let label = lines.said(["label.\(intent).\(parameter.name)", "label.\(parameter.name)"]).text
      return Option(label, alsoCalled: [parameter.name])
    }
  }

  mutating func hearChange(_ answer: PlainText, of parameters: [ParameterSchema]) {
    if lines.answers.has(.cancel, answer) { return cancel() }
    switch OptionMatch(answer, in: parameterOptions(parameters), words: lines.answers) {
    case .one(let index): change(parameters[index], to: nil)
    case .several, .none:
      let named = (lines.answers.value(.change, answer) ?? "").split(separator: ",").map(trimmed)
      if let parameter = parameters.first(where: { named.contains($0.name) }) { return change(parameter, to: nil) }
      if takesNewRequest(answer, unnamed: lines.rules.newRequestUnnamed) { return }
      if missed("unreadable.choice") { askWhatToChange(parameters) }
    }
  }

  /// Asks for a parameter again, or takes what was said with the wish: "change the message to …".
  mutating func change(_ parameter: ParameterSchema, to text: String?) {
    misses = 0
    exchange?.wasChanged = true
    let slots = text.map { read(PlainText($0), for: parameter) } ?? []
    if let first = slots.first {
      for slot in slots { exchange?.hold(slot, answering: text ?? "") }
      let value = seenByApp(first.value)
      let besides = fields(besides: slots)
      advance { lifecycle in
        let step = lifecycle.reviewed(.change(parameter: parameter.name))
        guard case .ask = step else { return step }
        return lifecycle.answered(.value(value), besides: besides)
      }
      return
    }
    advance { $0.reviewed(.change(parameter: parameter.name)) }
  }
}
