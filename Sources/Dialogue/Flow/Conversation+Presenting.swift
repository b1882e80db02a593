import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimText

/// How Siri presents the results in a response, and what she offers next: the intent has the facts
/// (`ResultPresentation`), and the words are in lines named after it.
extension Conversation {
  var presentation: ResultPresentation? { appRequest?.lifecycle.schema.presentation }

  // MARK: A list

  /// Presents the results: how many, each one, and how many more there are.
  mutating func present(_ found: [ObjectValue], _ presentation: ResultPresentation) {
    guard let appRequest else { return }
    let presented = Array(found.prefix(presentationLimit(of: presentation)))
    let texts = ResultWording(presentation, wording)
    var values = texts.shared(by: found, asked: appRequest.lifecycle.intent)
    values["app"] = appRequest.appName
    values["count"] = String(found.count)
    switch found.count {
    case 0: say("\(presentation.lines).none", with: values)
    case 1:
      if presentation.showsOneAlone { values.merge(texts.values(of: found[0])) { _, own in own } }
      say(texts.identifiers("one", of: found[0]) + ["\(presentation.lines).count"], with: values)
    default: say("\(presentation.lines).count", with: values)
    }
    if found.count == 1, presentation.showsOneAlone {
      let rows = cards.rows(ofObject: found[0])
      if !rows.isEmpty { show(.card(CardContent(app: appRequest.appName, rows: rows))) }
    } else if !offersChoice(presentation) {
      list(presented, texts)
      sayRest(of: presentation, found.count - presented.count)
    }
    rest()
    follow(presentation, found, presented: offersChoice(presentation) ? found : presented)
  }

  /// On a screen the elements are rows of the card; hands-free they are read out, where there are lines for that.
  mutating func list(_ presented: [ObjectValue], _ texts: ResultWording) {
    let isReadAloud = isHandsFree || lines.rules.readAloud == .always
    if isReadAloud, lines.has("\(texts.presentation.lines).item") {
      for element in presented { say(texts.identifiers("item", of: element), with: texts.values(of: element)) }
    } else if !presented.isEmpty {
      show(.card(CardContent(app: appRequest?.appName ?? "", rows: presented.map(texts.row))))
    }
  }

  /// Says how many results weren't presented; nothing where all were.
  mutating func sayRest(of presentation: ResultPresentation, _ count: Int) {
    guard count > 0, lines.has("\(presentation.lines).rest") else { return }
    let one = count == 1 ? ["\(presentation.lines).rest.one"] : []
    say(one + ["\(presentation.lines).rest"], with: ["count": String(count)])
  }

  /// How many elements are presented at a time.
  func presentationLimit(of presentation: ResultPresentation) -> Int {
    presentation.limit.flatMap(lines.rules.number) ?? lines.rules.optionsListed
  }

  // MARK: A number

  /// Says how many the app will show; asks before opening it when there are none (a.10).
  mutating func present(_ count: Int, _ presentation: ResultPresentation, _ response: IntentResponse) {
    guard let appRequest else { return }
    var values = values(response)
    values["count"] = String(count)
    let number = count == 0 ? "none" : count == 1 ? "one" : "count"
    say("\(presentation.lines).\(number)", with: values)
    let rows = cards.draft(appRequest.lifecycle.intent, nil)
    guard count > 0 else { return offerApp(response, rows: rows) }
    if !rows.isEmpty { show(.card(CardContent(app: appRequest.appName, rows: rows))) }
    reach(.enterApp(continuing(response, status: "deferredToApplication")))
  }

  // MARK: What follows

  private func offersChoice(_ presentation: ResultPresentation) -> Bool {
    guard let next = presentation.next, case .choice = next.by else { return false }
    return appRequest?.app.intents.contains(next.intent) == true
  }

  /// Keeps what may be referred to later, and offers what follows, where the app can do it.
  ///
  /// - Parameters:
  ///   - presented: the elements that the user has heard.
  ///   - inView: whether the app's own view has shown them.
  mutating func follow(
    _ presentation: ResultPresentation, _ found: [ObjectValue], presented: [ObjectValue], inView: Bool = false
  ) {
    guard let appRequest else { return }
    past.remember(presented: presented, of: found, presentation, in: appRequest)
    // Read out, the remaining results come before anything that could follow (behaviour.md b, reminders hands-free).
    if isHandsFree, !inView, !offersChoice(presentation), lines.has("\(presentation.lines).item"),
      past.presented?.left ?? 0 > 0
    {
      past.endOutcome(effects)
      return put(
        Prompt(
          subject: .rest(presentation),
          accepts: [
            .act(.deny, .no), .act(.cancel, .no), .act(.affirm, .yes), .act(.more, .yes), .acts,
            // A user who goes on talking doesn't want the rest.
            .anotherRequest,
          ]))
    }
    guard let next = presentation.next, appRequest.app.intents.contains(next.intent), let last = presented.last else {
      return
    }
    let subject = Prompt.Subject.next(OfferedRequest(next: next, presentation: presentation, elements: presented))
    switch next.by {
    case .answer:
      guard next.needs.allSatisfy({ last[$0] != nil }) else { return }
      // The question isn't repeated with the outcome.
      past.endOutcome(effects)
      put(
        Prompt(
          subject: subject,
          accepts: [
            .act(.deny, .no), .act(.cancel, .no), .act(.affirm, .yes), .acts, .request(lines.rules), .text,
          ]))
    case .choice:
      let prompt = Prompt(
        subject: subject, choices: Choices(presented.map(ResultWording(presentation, wording).option)),
        accepts: [
          .act(.cancel, .cancel), .act(.deny, .cancel), .choice, .acts, .request(lines.rules), .valuesInSentence,
        ],
        unreadable: "unreadable.choice")
      if inView { wait(for: prompt) } else { put(prompt) }
    }
  }

  /// Asks what should follow; choices are only listed.
  mutating func put(_ next: OfferedRequest, _ choices: Choices) {
    switch next.next.by {
    case .answer:
      guard let last = next.elements.last else { return }
      say("\(next.presentation.lines).reply", with: ResultWording(next.presentation, wording).values(of: last))
    case .choice: show(.choices(choices.plain))
    }
  }

  mutating func answered(_ next: OfferedRequest, _ reply: Reply, _ answer: PlainText) {
    switch reply {
    case .yes: if let last = next.elements.last { request(next.next, last, saying: nil, answer) }
    case .no:
      say("\(next.presentation.lines).noReply")
      rest()
    case .text(let words): if let last = next.elements.last { request(next.next, last, saying: words, answer) }
    case .choice(let index): request(next.next, next.elements[index], saying: nil, answer)
    case .cancel, .more, .narrowed, .values, .otherValues, .review, .request, .verbatim, .again, .back, .help, .hold,
      .followUp:
      break
    }
  }

  /// Requests what follows, with values from the element and from the request before.
  private mutating func request(
    _ next: ResultPresentation.Next, _ element: ObjectValue, saying words: PlainText?, _ answer: PlainText
  ) {
    guard let appRequest else { return }
    var slots = appRequest.slots.filter { next.keeps.contains($0.parameter) }
    let schema = catalog.schema(of: next.intent)
    for filling in next.fills {
      guard let value = filled(filling, by: element) else { continue }
      let isList = schema?.parameter(filling.parameter)?.isList == true
      let provenance: Provenance
      switch next.by {
      case .answer: provenance = Provenance(.defaulted(next.because))
      case .choice: provenance = Provenance(.answer, ranges: [answer.range])
      }
      slots.append(
        Slot(parameter: filling.parameter, value: isList ? listed(value) : value, provenance: provenance))
    }
    if case .answer(let parameter) = next.by {
      if let words {
        let value = Value.string(words.source)
        slots.append(Slot(parameter: parameter, value: value, provenance: Provenance(.words, ranges: [words.range])))
      }
      facts.heard(words?.source ?? "")
    }
    // In the order of the intent's parameters, whatever filled them.
    let order = (schema?.parameters ?? []).map(\.name)
    slots.sort {
      (order.firstIndex(of: $0.parameter) ?? order.count) < (order.firstIndex(of: $1.parameter) ?? order.count)
    }
    let text: String
    switch next.by {
    case .answer: text = words?.source ?? ""
    case .choice: text = answer.source
    }
    start(
      StartingRequest(
        app: appRequest.app, intent: next.intent, slots: slots, text: text, route: appRequest.lifecycle.route))
  }

  private func filled(_ filling: ResultPresentation.Filling, by element: ObjectValue) -> Value? {
    guard let identifier = filling.identifier else { return element[filling.property] }
    var own: String?
    if case .string(let text) = element[identifier] { own = text }
    let name = element[filling.property].map(wording.text(of:)) ?? ""
    return .speakable(SpeakableString(spokenPhrase: name, vocabularyIdentifier: own))
  }
}

extension ResultPresentation {
  /// The elements of a response's list, none where it has no list; nil where no list is presented.
  func elements(in response: IntentResponse) -> [ObjectValue]? {
    guard kind == .list else { return nil }
    let values = ([property] + also).flatMap { property -> [Value] in
      if case .list(let values) = response[property] { values } else { [] }
    }
    return values.compactMap { if case .object(let element) = $0 { element } else { nil } }
  }

  /// How many there are; nil where no number is presented, or the response has none.
  func count(in response: IntentResponse) -> Int? {
    guard kind == .count, case .integer(let count) = response[property] else { return nil }
    return count
  }
}
