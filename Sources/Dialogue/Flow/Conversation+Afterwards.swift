import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// What may follow after a request: to hear it again, or more, or who or when it was; and whom later words mean.
extension Conversation {
  // MARK: Hearing of it again

  /// What may be asked about the request that ended last.
  var followUps: Set<FollowUpRequest> {
    guard case .idle = state, past.ended != nil, !past.outcome.isEmpty else { return [] }
    let all = Set(FollowUpRequest.allCases)
    return past.presented == nil ? all.subtracting([.more]) : all
  }

  /// Reports about the request that ended last.
  mutating func followUp(_ wish: FollowUpRequest, saying line: PlainText) {
    guard let ended = past.ended else { return }
    facts.heard(line.source)
    turn(to: ended)
    followUp(wish, at: nil)
  }

  /// - Parameter prompt: the question that is still open.
  mutating func followUp(_ wish: FollowUpRequest, at prompt: Prompt?) {
    // What a locked device may not report isn't repeated on one.
    if setting.isLocked, let reason = reasonToTellNothing {
      note(.locked(reason))
      sayLocked()
      if let prompt { wait(for: prompt) }
      return
    }
    note(.followedUp)
    switch wish {
    case .again:
      for output in past.outcome {
        if case .says(let line) = output { say(line) } else { show(output) }
      }
      if let prompt { resume(prompt) }
    case .more: presentMore(prompt)
    case .who:
      sayWho(at: prompt)
      if let prompt { put(prompt, again: true) }
    case .when:
      sayWhen()
      if let prompt { put(prompt, again: true) }
    }
  }

  /// Why a report needs an unlocked device; nil where it doesn't.
  private var reasonToTellNothing: Cause.LockReason? {
    for earlier in [appRequest, past.presented?.appRequest] {
      if let earlier, let reason = lockReason(.handleInApp, earlier) { return reason }
    }
    return nil
  }

  /// Repeats the question that was asked when the request ended, unless its options were just shown.
  private mutating func resume(_ prompt: Prompt) {
    if prompt.choices.options.isEmpty { put(prompt, again: true) } else { wait(for: prompt) }
  }

  /// Presents results that weren't presented yet, and offers what follows them.
  private mutating func presentMore(_ prompt: Prompt?) {
    guard let last = past.presented, last.left > 0 else {
      say("choose.noMore")
      if let prompt { put(prompt, again: true) }
      return
    }
    past.beginOutcome()
    turn(to: last.appRequest)
    let start = last.page.upperBound
    let presented = Array(last.found[start...].prefix(presentationLimit(of: last.presentation)))
    list(presented, ResultWording(last.presentation, wording))
    sayRest(of: last.presentation, last.left - presented.count)
    rest()
    turn(to: last.appRequest)
    follow(last.presentation, last.found, presented: presented)
  }

  private mutating func sayWho(at prompt: Prompt?) {
    guard let appRequest else { return }
    let persons: [Person]
    // While a request is under way it is the one that is meant.
    let isUnderWay =
      switch prompt?.subject {
      case .next, .rest, nil: false
      case .question, .review, .change, .app, .authorisation, .unlock, .openApp, .phrase, .sheet: true
      }
    if !isUnderWay, let last = past.presented {
      // Of what the user has written, "who" isn't its author.
      persons = last.remembered.flatMap { last.presentation.people(of: $0)?.persons ?? [] }
    } else {
      var own = Antecedents()
      own.take(appRequest)
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
    var values = past.presented?.meant.map { words(of: $0) } ?? [:]
    values["people"] = wording.and(names)
    say((past.presented.map { ["\($0.presentation.lines).who"] } ?? []) + ["who"], with: values)
  }

  private mutating func sayWhen() {
    if let last = past.presented, let meant = last.meant, last.presentation.date(of: meant) != nil,
      let line = lines.line(["\(last.presentation.lines).when"], words(of: meant))
    {
      say(line)
      return
    }
    guard past.presented == nil, let done = appRequest?.doneAt else {
      say("when.unknown")
      return
    }
    let parts = DateParts(year: done.year, month: done.month, day: done.day, hour: done.hour, minute: done.minute)
    say("when", with: ["time": wording.text(of: parts)])
  }

  private func words(of element: ObjectValue) -> [String: String] {
    past.presented.map { ResultWording($0.presentation, wording).values(of: element) } ?? [:]
  }

  // MARK: Whom and what later words mean

  /// Drops words that refer to a person no one has mentioned; persons of other slots as the app may know them.
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

  /// Adds what a reply to a result needs: a message's reply belongs to its conversation.
  func replied(_ slots: [Slot], _ schema: IntentSchema, app: InstalledApp) -> [Slot] {
    guard let last = past.presented, let next = last.presentation.next, next.intent == schema.name,
      appRequest?.app.identifier == app.identifier
    else { return slots }
    let mentioned = slots.filter { slot in
      guard case .mentioned(let mention?) = slot.provenance.origin else { return false }
      return mention.way == .response && mention.app == app.identifier
    }
    // Only the element whose person was meant.
    for element in last.pageElements.reversed() {
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
  /// What an app says about a person stays with it: another app gets what the user knows.
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
