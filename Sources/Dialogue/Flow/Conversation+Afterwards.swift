import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// What may follow when a request has ended: it is told again or further, or who and when it was; and whom later words mean.
extension Conversation {
  // MARK: What is kept

  /// Keeps whom and what a request was about that is over.
  mutating func remember(_ exchange: Exchange) {
    antecedents.take(exchange)
    lastEnded = exchange
    lastEnded?.isRemembered = true
    // "Mark them as read" is about what was told, and takes nothing of it away; nor does what was never done.
    let isAboutIt = lastTelling?.telling.handsOver.contains { $0.intent == exchange.lifecycle.intent.name }
    if isAboutIt != true, exchange.doneAt != nil { lastTelling = nil }
  }

  /// Keeps what was told of a response, and how much of it.
  mutating func keepTold(_ told: [ObjectValue], of found: [ObjectValue], _ telling: Telling) {
    guard let exchange else { return }
    // A page follows the one before.
    let start = min(lastTelling?.page.upperBound ?? 0, found.count - told.count)
    let last = LastTelling(exchange: exchange, telling: telling, found: found, page: start..<start + told.count)
    lastTelling = last
    antecedents.take(last)
  }

  /// Keeps what was said and shown of an ending.
  mutating func keepOutcome() {
    lastOutcome = effects.compactMap { effect in
      guard case .show(let output) = effect else { return nil }
      switch output {
      case .says, .choices, .card: return output
      case .trace: return nil
      }
    }
  }

  // MARK: Hearing of it again

  /// Tells something of the request that ended last, where the words want that and nothing else.
  ///
  /// - Returns: false where they don't, or there is nothing to tell.
  mutating func recall(_ text: String) -> Bool {
    guard case .idle = state, let lastEnded, !lastOutcome.isEmpty, shortcut(plain(text)) == nil else { return false }
    let scope = AnswerScope(intent: "", app: "", parameters: [], kinds: Recall.acts.union([.filler]))
    let read = ActAnswer(reading: understander.acts(in: text, for: scope, in: context))
    guard let wish = Recall(read) else { return false }
    if case .more = wish, lastTelling == nil { return false }
    facts.heard(text)
    turn(to: lastEnded)
    recall(wish, at: nil)
    return true
  }

  /// - Parameter prompt: the question that is open all the same.
  mutating func recall(_ wish: Recall, at prompt: Prompt?) {
    // What nobody gets on a locked device isn't told again on one.
    if setting.isLocked, let reason = reasonToTellNothing {
      note(.locked(reason))
      sayLocked()
      if let prompt { wait(for: prompt) }
      return
    }
    note(.recalled)
    switch wish {
    case .again:
      for output in lastOutcome {
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
    for told in [exchange, lastTelling?.exchange] {
      if let told, let reason = lockReason(.handleInApp, told) { return reason }
    }
    return nil
  }

  /// Asks again what was asked when the request ended: what there is to choose from was shown with the rest.
  private mutating func resume(_ prompt: Prompt) {
    if prompt.choices.options.isEmpty { put(prompt, again: true) } else { wait(for: prompt) }
  }

  /// Tells what was found and not told yet, and offers what follows upon that.
  private mutating func tellMore(_ prompt: Prompt?) {
    guard let last = lastTelling, last.left > 0 else {
      say("choose.noMore")
      if let prompt { put(prompt, again: true) }
      return
    }
    isTellingOutcome = true
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
    if !isUnderWay, let last = lastTelling {
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
    var values = lastTelling?.meant.map { words(of: $0) } ?? [:]
    values["people"] = wording.and(names)
    say((lastTelling.map { ["\($0.telling.lines).who"] } ?? []) + ["who"], with: values)
  }

  private mutating func sayWhen() {
    if let last = lastTelling, let meant = last.meant, last.telling.date(of: meant) != nil,
      let line = lines.line(["\(last.telling.lines).when"], words(of: meant))
    {
      say(line)
      return
    }
    guard lastTelling == nil, let done = exchange?.doneAt else {
      say("when.unknown")
      return
    }
    let parts = DateParts(year: done.year, month: done.month, day: done.day, hour: done.hour, minute: done.minute)
    say("when", with: ["time": wording.text(of: parts)])
  }

  private func words(of element: ObjectValue) -> [String: String] {
    lastTelling.map { TellingWords($0.telling, wording).values(of: element) } ?? [:]
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
    guard let lastTelling, let next = lastTelling.telling.next, next.intent == schema.name,
      exchange?.app.identifier == app.identifier
    else { return slots }
    let mentioned = slots.filter { slot in
      guard case .mentioned(let mention?) = slot.provenance.origin else { return false }
      return mention.way == .response && mention.app == app.identifier
    }
    // The element whose person was meant, and no other.
    for element in lastTelling.told.reversed() {
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
