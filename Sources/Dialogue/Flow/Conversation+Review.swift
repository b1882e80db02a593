import SimCatalog
import SimLifecycle
import SimRecognition
import SimText

extension Conversation {
  /// Asks whether to do it, with a card of what will be done.
  ///
  /// - Parameter failedAnswers: the number of unreadable answers to it so far.
  mutating func review(_ response: IntentResponse?, failedAnswers: Int, view: [CardContent.Row]?) {
    guard let appRequest else { return }
    note(.review(handlerAsked: !appRequest.lifecycle.schema.review))
    if let response { sayOwn(response) }
    sayReview(response)
    let prompt = prompt(for: Review(response: response), failedAnswers: failedAnswers)
    let rows = view ?? cards.draft(appRequest.lifecycle.intent, response)
    let buttons = prompt.buttons.map(button)
    show(.card(CardContent(app: appRequest.appName, rows: rows, buttons: buttons)))
    wait(for: prompt)
  }

  private func prompt(for review: Review, failedAnswers: Int = 0) -> Prompt {
    Prompt(
      subject: .review(review), buttons: [.cancel, .yes],
      accepts: [
        .request(named: lines.rules.newRequestInText, unnamed: nil, mayAskWhichApp: false), .acts,
        .request(lines.rules), .valuesInSentence, .reviewInPart,
      ], unreadable: "unreadable.yesNo", failedAnswers: failedAnswers)
  }

  mutating func sayReview(_ response: IntentResponse?) {
    guard let appRequest else { return }
    let intent = appRequest.lifecycle.intent.name
    var identifiers: [String] = []
    if appRequest.wasChanged {
      if isHandsFree { identifiers.append("review.\(intent).changed.handsFree") }
      identifiers.append("review.\(intent).changed")
    }
    if isHandsFree { identifiers.append("review.\(intent).handsFree") }
    identifiers.append("review.\(intent)")
    if let verb = appRequest.lifecycle.schema.verb { identifiers.append("verb.\(verb).review") }
    if appRequest.wasChanged { identifiers.append("review.changed") }
    say(identifiers + ["review"], with: values(response))
  }

  mutating func answered(_ review: Review, _ reply: Reply, _ prompt: Prompt) {
    switch reply {
    case .yes: advance { $0.reviewed(.yes) }
    case .review(let reading): follow(reading, review, prompt)
    case .no, .cancel, .more, .narrowed, .choice, .values, .otherValues, .text, .request, .verbatim, .again, .back,
      .help, .hold, .followUp:
      break
    }
  }

  private mutating func follow(_ reading: ReviewReading, _ review: Review, _ prompt: Prompt) {
    switch reading {
    case .agree: advance { $0.reviewed(.yes) }
    case .agreeThen(let next):
      current.order(next: next)
      advance { $0.reviewed(.yes) }
    case .deny:
      switch lines.rules.atNo {
      case .clarify where !review.isClarifying: clarify(review)
      case .clarify, .cancel: cancel()
      }
    case .cancel: cancel()
    case .showAgain: configureView(.review(review.response, failedAnswers: 0), review.response, status: "ready")
    case .hold:
      say("hold")
      wait(for: prompt)
    case .help:
      say(helpLines(for: prompt))
      configureView(.review(review.response, failedAnswers: 0), review.response, status: "ready")
    case .another:
      say("review.another")
      configureView(.review(review.response, failedAnswers: 0), review.response, status: "ready")
    case .wish(let parameter, let unread):
      if let unread { say("partly", with: ["left": unread]) }
      if let parameter { askAgain(parameter, unread) } else { askWhatToChange() }
    case .change(let changes): perform(changes)
    case .nothing(let taken, let left):
      let failedAnswers = prompt.failedAnswers + 1
      // A filled request is offered once more before it is lost.
      guard failedAnswers <= lines.rules.unreadable else { return giveUp() }
      sayPartly(taken: taken, left: [left])
      configureView(.review(review.response, failedAnswers: failedAnswers), review.response, status: "ready")
    }
  }

  private mutating func clarify(_ review: Review) {
    let intent = appRequest?.lifecycle.intent.name.rawValue ?? ""
    say("clarify.\(intent)", "clarify", with: ["yes": button(.yes), "cancel": button(.cancel)])
    wait(for: prompt(for: Review(response: review.response, isClarifying: true)))
  }

  // MARK: Changes

  /// Asks which of the values to change, unless there is only one.
  private mutating func askWhatToChange() {
    guard let filled = appRequest?.lifecycle.changeable else { return }
    switch filled.count {
    case 0:
      say("changeNothing")
      if let prompt { wait(for: prompt) }
    case 1: askAgain(filled[0])
    default: askWhatToChange(filled)
    }
  }

  private mutating func askWhatToChange(_ parameters: [ParameterSchema]) {
    put(
      Prompt(
        subject: .change(parameters), choices: Choices(parameterOptions(parameters)),
        accepts: [.act(.cancel, .cancel), .choice, .acts, .request(lines.rules), .valuesInSentence],
        unreadable: "unreadable.choice"))
  }

  private func parameterOptions(_ parameters: [ParameterSchema]) -> [Option] {
    parameters.map { Option(label(of: $0), alsoCalled: [$0.name]) }
  }

  /// The label of a running request's parameter on a card.
  func label(of parameter: ParameterSchema) -> String {
    let intent = appRequest?.lifecycle.intent.name.rawValue ?? ""
    return lines.said(["label.\(intent).\(parameter.name)", "label.\(parameter.name)"]).text
  }

  /// Asks for a parameter again.
  ///
  /// - Parameter unread: what was said for it and couldn't be read.
  mutating func askAgain(_ parameter: ParameterSchema, _ unread: String? = nil) {
    perform([ReviewChange(parameter: parameter, kind: .takeBack(nil), words: unread ?? "")])
  }

  /// Changes what the review shows; what was and wasn't understood is said before it is shown again.
  mutating func perform(_ changes: [ReviewChange]) {
    guard let lifecycle = appRequest?.lifecycle else { return }
    let changes = located(changes)
    guard !changes.isEmpty else { return showReviewAgain() }
    current.change()
    for change in changes.flatMap(answerChanges) { show(.trace(.answered(change))) }
    let unread = changes.flatMap(\.unread)
    if !unread.isEmpty { sayPartly(taken: changes.map(\.taken).joined(separator: " … "), left: unread) }
    var values: [(parameter: String, value: Value)] = []
    var otherFields: [Field] = []
    var isTakenBack: String?
    for change in changes {
      let name = change.parameter.name
      let shown = lifecycle.elements(of: name)
      let now = values.first { $0.parameter == name }?.value.elements ?? shown
      guard let value = changed(now, by: change, of: shown) else {
        isTakenBack = isTakenBack ?? name
        values.removeAll { $0.parameter == name }
        continue
      }
      if case .set(let slots, _) = change.kind { otherFields += fieldsBeyondFirst(of: slots) }
      values.removeAll { $0.parameter == name }
      values.append((name, value))
    }
    otherFields += values.dropFirst().map { Field(name: $0.parameter, value: $0.value) }
    if let isTakenBack {
      let others = values.prefix(1).map { Field(name: $0.parameter, value: $0.value) } + otherFields
      advance { lifecycle in
        let step = lifecycle.reviewed(.change(parameter: isTakenBack))
        guard case .ask = step, !others.isEmpty else { return step }
        return lifecycle.answeredOthers(others)
      }
    } else if let first = values.first {
      put(first.value, in: first.parameter, otherFields: otherFields)
    }
  }

  /// The changes, without those to an unknown place.
  private mutating func located(_ changes: [ReviewChange]) -> [ReviewChange] {
    let appName = appRequest?.appName ?? ""
    return changes.filter { change in
      switch change.kind {
      case .set(let slots, _), .add(let slots): !slots.contains { sayIfUnknown($0, appName: appName) }
      case .append, .takeBack: true
      }
    }
  }

  private mutating func showReviewAgain() {
    let response = appRequest?.confirmed
    configureView(.review(response, failedAnswers: 0), response, status: "ready")
  }

  /// What a parameter holds after a change; nil where it is asked for again.
  ///
  /// - Parameter shown: what the review has shown, which the change refers to; other changes may have come before.
  private mutating func changed(_ elements: [Value], by change: ReviewChange, of shown: [Value]) -> Value? {
    let name = change.parameter.name
    func place(_ element: Int?) -> Int? {
      element.flatMap { shown.indices.contains($0) ? elements.firstIndex(of: shown[$0]) : nil }
    }
    switch change.kind {
    case .set(let slots, let element):
      guard let first = slots.first else { return nil }
      hold(slots, answering: change.words)
      let value = seenByApp(first.value).withoutRepetitions
      guard let element = place(element), elements.count > 1 else { return value }
      var all = elements
      all.replaceSubrange(element...element, with: listed(value).elements)
      return .list(all)
    case .add(let slots):
      guard let first = slots.first else { return nil }
      let new = listed(seenByApp(first.value)).elements.filter { !elements.contains($0) }
      let all = Value.list(elements + new)
      hold([Slot(parameter: name, value: all, provenance: first.provenance)], answering: change.words)
      return all
    case .append(let text):
      guard case .string(let before)? = elements.first else { return .string(text) }
      let value = Value.string(lines.said(["append"], ["before": before, "text": text]).text)
      hold([Slot(parameter: name, value: value, provenance: Provenance(.answer))], answering: change.words)
      return value
    case .takeBack(let element):
      guard let element = place(element), elements.count > 1 else { return nil }
      var all = elements
      all.remove(at: element)
      hold([Slot(parameter: name, value: .list(all), provenance: Provenance(.answer))], answering: change.words)
      return .list(all)
    }
  }

  private mutating func put(_ value: Value, in parameter: String, otherFields: [Field]) {
    advance { lifecycle in
      let step = lifecycle.reviewed(.change(parameter: parameter))
      guard case .ask = step else { return step }
      return lifecycle.answered(.value(value), others: otherFields)
    }
  }

  private mutating func sayPartly(taken: String, left: [String]) {
    say("partly", with: ["taken": taken, "left": left.joined(separator: " … ")])
  }
}

extension Value {
  /// A list with each value once: a person who is named twice is one person.
  fileprivate var withoutRepetitions: Value {
    guard case .list(let values) = self else { return self }
    var seen: Set<Value> = []
    return .list(values.filter { seen.insert($0).inserted })
  }
}
