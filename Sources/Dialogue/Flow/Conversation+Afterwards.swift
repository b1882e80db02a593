import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// What may follow when a request has ended: it is told again or further, or who and when it was; and whom later words mean.
extension Conversation {
  // MARK: Hearing of it again

  /// Tells something of the request that ended last, where the words want that and nothing else.
  ///
  /// - Returns: false where they don't, or there is nothing to tell.
  mutating func recall(_ text: String) -> Bool {
    guard case .idle = state, let ended = past.ended, !past.outcome.isEmpty, shortcut(plain(text)) == nil
    else { return false }
    guard let wish = Recall(read(plain(text), only: Recall.acts)) else { return false }
    if case .more = wish, past.telling == nil { return false }
    facts.heard(text)
    turn(to: ended)
    recall(wish, at: nil)
    return true
  }

  /// - Parameter prompt: the question that is open all the same.
  mutating func recall(_ wish: Recall, at prompt: Prompt?) {
    // What nobody gets on a locked device isn't told again on one.
    if setting.isLocked, let reason = reasonToTellNothing {
      note(.locked(reason))
      sayLocked()
      if let prompt { current.wait(for: prompt) }
      return
    }
    note(.recalled)
    switch wish {
    case .again:
      for output in past.outcome {
        if case .says(let line) = output { say(line) } else { show(output) }
      }
      if let prompt { resume(prompt) }
    case .more: tellMore(prompt)
    case .who:
      sayWho(at: prompt)
      if let prompt { put(prompt, again: true) }
    case .when:
      sayWhen()
      if let prompt { put(prompt, again: true) }
    }
  }

  /// Why what would be told needs an unlocked device; nil where it doesn't.
  private var reasonToTellNothing: Cause.LockReason? {
    for told in [exchange, past.telling?.exchange] {
      if let told, let reason = lockReason(.handleInApp, told) { return reason }
    }
    return nil
  }

  /// Asks again what was asked when the request ended: what there is to choose from was shown with the rest.
  private mutating func resume(_ prompt: Prompt) {
    if prompt.choices.options.isEmpty { put(prompt, again: true) } else { current.wait(for: prompt) }
  }

  /// Tells what was found and not told yet, and offers what follows upon that.
  private mutating func tellMore(_ prompt: Prompt?) {
    guard let last = past.telling, last.left > 0 else {
      say("choose.noMore")
      if let prompt { put(prompt, again: true) }
      return
    }
    past.beginOutcome()
    turn(to: last.exchange)
    let start = last.page.upperBound
    let told = Array(last.found[start...].prefix(mostTold(of: last.telling)))
    list(told, TellingWords(last.telling, wording))
    sayRest(of: last.telling, last.left - told.count)
    rest()
    turn(to: last.exchange)
    follow(last.telling, last.found, told: told)
  }

  private mutating func sayWho(at prompt: Prompt?) {
    guard let exchange else { return }
    let persons: [Person]
    // While a request is under way it is the one that is meant.
    let isUnderWay =
      switch prompt?.subject {
      case .next, .rest, nil: false
      case .question, .review, .change, .app, .authorisation, .unlock, .openApp, .phrase, .sheet: true
      }
    if !isUnderWay, let last = past.telling {
      // Of what the user has written, whoever was asked about is not who wrote it.
      persons = last.remembered.flatMap { last.telling.people(of: $0)?.persons ?? [] }
    } else {
      var own = Antecedents()
      own.take(exchange)
      persons = own.people.compactMap { if case .person(let person) = $0.value { person } else { nil } }
    }
    var names: [String] = []
    for name in persons.map({ wording.text(of: .person($0)) }) where !names.contains(name) { names.append(name) }
    guard !names.isEmpty else {
      say("who.unknown")
      return
    }
    guard !isUnderWay else {
      say("who", with: ["people": wording.and(names)])
      return
    }
    var values = past.telling?.meant.map { words(of: $0) } ?? [:]
    values["people"] = wording.and(names)
    say((past.telling.map { ["\($0.telling.lines).who"] } ?? []) + ["who"], with: values)
  }

  private mutating func sayWhen() {
    if let last = past.telling, let meant = last.meant, last.telling.date(of: meant) != nil,
      let line = lines.line(["\(last.telling.lines).when"], words(of: meant))
    {
      say(line)
      return
    }
    guard past.telling == nil, let done = exchange?.doneAt else {
      say("when.unknown")
      return
    }
    let parts = DateParts(year: done.year, month: done.month, day: done.day, hour: done.hour, minute: done.minute)
    say("when", with: ["time": wording.text(of: parts)])
  }

  private func words(of element: ObjectValue) -> [String: String] {
    past.telling.map { TellingWords($0.telling, wording).values(of: element) } ?? [:]
  }

  // MARK: Whom and what later words mean

  /// Without the words for somebody whom nobody had spoken of; the others as the app may know them.
  mutating func known(_ slots: [Slot], in app: InstalledApp) -> [Slot] {
    if let unknown = slots.first(where: \.isUnknownMention) {
      say("mention.unknown", with: ["words": wording.text(of: unknown.value)])
    }
    return slots.filter { !$0.isUnknownMention }.map { slot in
      guard case .mentioned(let mention?) = slot.provenance.origin, mention.app != app.identifier else { return slot }
      var slot = slot
      slot.value.forgetApp()
      return slot
    }
  }

  /// Adds what an answer to what was told holds besides: a message's reply belongs to its conversation.
  func replied(_ slots: [Slot], _ schema: IntentSchema, app: InstalledApp) -> [Slot] {
    guard let last = past.telling, let next = last.telling.next, next.intent == schema.name,
      exchange?.app.identifier == app.identifier
    else { return slots }
    let mentioned = slots.filter { slot in
      guard case .mentioned(let mention?) = slot.provenance.origin else { return false }
      return mention.way == .response && mention.app == app.identifier
    }
    // The element whose person was meant, and no other.
    for element in last.told.reversed() {
      let isMeant = next.fills.contains { filling in
        guard let value = element[filling.property] else { return false }
        return mentioned.contains { $0.parameter == filling.parameter && $0.value.elements == value.elements }
      }
      guard isMeant else { continue }
      return slots
        + next.fills.compactMap { filling in
          guard let value = element[filling.property], !slots.contains(where: { $0.parameter == filling.parameter })
          else { return nil }
          return Slot(parameter: filling.parameter, value: value, provenance: Provenance(.defaulted(next.because)))
        }
    }
    return slots
  }
}

extension Value {
  /// What an app has said of a person is its own: another app gets whom everybody knows.
  fileprivate mutating func forgetApp() {
    switch self {
    case .person(var person):
      person.customIdentifier = nil
      person.siriMatches = []
      self = .person(person)
    case .list(let values):
      self = .list(
        values.map { value in
          var value = value
          value.forgetApp()
          return value
        })
    case .string, .boolean, .integer, .double, .speakable, .place, .date, .dateRange, .money, .enumeration, .object:
      break
    }
  }
}
