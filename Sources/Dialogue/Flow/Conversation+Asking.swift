import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimText

/// Questions about a parameter.
extension Conversation {
  // MARK: The question

  mutating func ask(_ question: Question) {
    explain(question)
    note(.question)
    put(prompt(for: question))
  }

  private func prompt(for question: Question) -> Prompt {
    if let asked = question.inside { return prompt(forInside: question, asked) }
    let isText = question.parameter.type.takesAnyText
    let named = AcceptedAnswer.request(
      named: isText ? lines.rules.newRequestInText : 0, unnamed: nil, mayAskWhichApp: false)
    let unnamed = AcceptedAnswer.request(named: 0, unnamed: lines.rules.newRequestUnnamed, mayAskWhichApp: false)
    let first: [AcceptedAnswer] = [.act(.cancel, .cancel), named]
    switch question.kind {
    case .choose(let values, _):
      let isSearched = question.parameter.custom?.isSearched == true
      return Prompt(
        subject: .question(question), choices: Choices(wording.options(values)),
        accepts: first + [.act(.more, .more), .choice, .acts, .value(.besideChoices), unnamed]
          + [isSearched ? .value(.any) : .valuesInSentence],
        unreadable: "unreadable.choice")
    case .confirm:
      return Prompt(
        subject: .question(question), buttons: [.confirm, .reject],
        accepts: first + [
          .act(.affirm, .yes), .act(.deny, .no), .acts, .value(.certain), unnamed,
        ], unreadable: "unreadable.yesNo")
    case .needsValue, .unsupported, .moreDetails, .change:
      // Where any name would do, a request that matches no term is a request. Words that lead to a value aren't part of
      // it: "tell him I'm late".
      return Prompt(
        subject: .question(question),
        accepts: first + [.acts, .value(.certain), unnamed, .valuesInSentence, .value(.any)])
    }
  }

  /// Says why a value can't be used, before Siri asks for another.
  private mutating func explain(_ question: Question) {
    guard let appRequest, let refusal = question.refused else { return }
    let (value, reason) = (refusal.value, refusal.reason)
    let place = "\(appRequest.lifecycle.intent.name).\(question.parameter.name)"
    var identifiers: [String] = []
    if let reason { identifiers += ["unsupported.\(place).\(reason.name)", "unsupported.reason.\(reason.name)"] }
    identifiers += ["unsupported.\(place)", "unsupported.\(question.parameter.type.lineName)", "unsupported"]
    say(identifiers, with: values(about: value, of: question.parameter))
  }

  /// Asks the question, with a page of its options.
  mutating func ask(_ question: Question, _ choices: inout Choices) -> Line {
    if let asked = question.inside { return ask(inside: question, asked, &choices) }
    let line = ask(question, choosing: &choices)
    if case .choose = question.kind { show(.choices(choices.shown)) }
    return line
  }

  /// The same before the options are shown.
  mutating func ask(_ question: Question, choosing choices: inout Choices) -> Line {
    let parameter = question.parameter.name
    let intent = appRequest?.lifecycle.intent.name.rawValue ?? ""
    let place = "\(intent).\(parameter)"
    let concise = isHandsFree ? ["ask.\(place).concise"] : []
    let type = question.parameter.type.lineName
    // An App Intent's parameter without a dialog is asked for by its title.
    let name = appRequest?.lifecycle.schema.perform == nil ? nil : lines.text("label.\(place)")
    let named = name == nil ? [] : ["ask.named.\(type)", "ask.named"]
    let asking = concise + ["ask.\(place)"] + named + ["ask.\(type)", "ask"]
    switch question.kind {
    case .needsValue: return say(asking, with: values().merging(["name": name ?? ""]) { own, _ in own })
    case .change(let value):
      return say(["change.\(place)"] + asking, with: values(about: value, of: question.parameter))
    case .unsupported(let value, _): return say(asking, with: values(about: value, of: question.parameter))
    case .moreDetails(let value):
      return say("moreDetails.\(place)", "moreDetails", with: values(about: value, of: question.parameter))
    case .confirm(let value, let reason):
      let values = values(about: value, of: question.parameter)
      if values["value"] == nil { return say("confirmValue.nothing", with: values) }
      let why = reason.map { ["confirmValue.\(place).\($0.name)", "confirmValue.reason.\($0.name)"] } ?? []
      return say(why + ["confirmValue.\(place)", "confirmValue"], with: values)
    case .choose(let options, let value):
      return choose(question, &choices, options, values(about: value, of: question.parameter), place: place)
    }
  }

  /// Lists the options: all of them where they are few, otherwise a page at a time.
  private mutating func choose(
    _ question: Question, _ choices: inout Choices, _ values: [Value], _ base: [String: String], place: String
  ) -> Line {
    choices.list(lines.rules.optionsListed)
    var filled = base
    filled["count"] = String(choices.candidates.count)
    filled["options"] = wording.or(choices.page.map { choices.options[$0].text })
    let introduction = "choose.\(place).introduction"
    let introduced = lines.line([introduction], filled)
    let line: Line
    if let own = ownChoice(question, place: place, introduced) {
      line = say(own)
      return line
    }
    if let introduced { say(introduced) }
    if choices.candidates.count > choices.page.count {
      line = say("choose.many", with: filled)
    } else if choices.candidates.count == 1, choices.options.count > 1 {
      filled["value"] = choices.options[choices.candidates[0]].text
      line = say("confirmValue.\(place)", "confirmValue", with: filled)
    } else if wording.areHandlesOfOne(values), case .person(let person) = values[0] {
      filled["person"] = ValueNotation.name(of: person)
      line = say("choose.handle", with: filled)
    } else {
      let general = question.parameter.type == .person ? ["choose.person", "choose"] : ["choose"]
      line = say(["choose.\(place)"] + general, with: filled)
    }
    return line
  }

  /// The author's line before a list: the parameter's dialog that asks for it, where there is only the list; for an App
  /// Intent, the one that asks which of several is meant. Nil where there is none, and where a handler offers the
  /// options.
  private func ownChoice(_ question: Question, place: String, _ introduced: Line?) -> Line? {
    let isPerformed = appRequest?.lifecycle.schema.perform != nil
    guard isPerformed || question.parameter.custom?.offersOptions == false else { return nil }
    if case .choose(_, of: nil) = question.kind { return lines.line(["ask.\(place)"], values()) }
    return isPerformed ? introduced : nil
  }

  private func values(about value: Value?, of parameter: ParameterSchema) -> [String: String] {
    var values = templateValues(nil)
    guard let value, var intent = appRequest?.lifecycle.intent else { return values }
    values["value"] = wording.text(of: value)
    // With the value that is asked about, not the one that the intent holds.
    intent[parameter.name] = value
    for field in wording.derived(from: intent) { values[field.name] = wording.text(of: field.value) }
    return values
  }

  mutating func keepFacts(_ question: Question, _ line: Line) {
    guard let appRequest else { return }
    var call = appRequest.lastCall
    if case .change = question.kind { call = nil }
    facts.asked(
      QuestionFacts(
        app: appRequest.appName, intent: appRequest.lifecycle.intent.name, call: call?.method,
        results: call?.results ?? [],
        answer: call?.detail ?? AnswerDetail(), parameter: question.asked, function: question.inside?.text,
        element: question.element, attempt: question.attempt, line: line, request: appRequest.text,
        slots: appRequest.slots,
        answers: appRequest.answers)
    )
  }

  // MARK: The answer

  mutating func answered(_ question: Question, _ reply: Reply, _ answer: PlainText) {
    switch reply {
    case .yes: advance { $0.answered(.yes) }
    case .no: advance { $0.answered(.no) }
    case .choice(let index):
      // The parameter that was asked about now has its value from the answer.
      let name = question.parameter.name
      let value = appRequest?.lifecycle.intent[name] ?? .list([])
      let slot = Slot(parameter: name, value: value, provenance: Provenance(.answer, ranges: [answer.range]))
      hold([slot], answering: answer.source)
      advance { $0.answered(.choice(index)) }
    case .values(let slots, let words): accept(slots, from: words)
    case .otherValues where question.inside != nil:
      // What is already running has its values.
      if let prompt { put(prompt, again: true) }
    case .otherValues(let said):
      let slots = located(said, appName: appRequest?.appName ?? "")
      if slots.isEmpty, let prompt { return put(prompt, again: true) }
      hold(slots, answering: answer.source)
      for slot in slots {
        show(.trace(.answered(AnswerChange(.set, slot.parameter, slot.value))))
      }
      let fields = slots.map { Field(name: $0.parameter, value: seenByApp($0.value)) }
      advance { $0.answeredOthers(fields) }
    case .cancel, .more, .narrowed, .review, .text, .request, .verbatim, .again, .back, .help, .hold, .followUp: break
    }
  }

  /// Takes an answer: the value that was asked for, and what else its words fill.
  private mutating func accept(_ slots: [Slot], from answer: PlainText) {
    guard let first = slots.first else { return }
    let appName = appRequest?.appName ?? ""
    // Another place is asked for; the handler doesn't see this one.
    if sayIfUnknown(first, appName: appName), let prompt { return put(prompt, again: true) }
    let slots = [first] + located(Array(slots.dropFirst()), appName: appName)
    hold(slots, answering: answer.source)
    // The trace of the handler shows the value that was asked for, and a number's unit goes with the number.
    let asked = Set(first.provenance.ranges)
    for slot in slots.dropFirst() where asked.isDisjoint(with: slot.provenance.ranges) {
      show(.trace(.answered(AnswerChange(.set, slot.parameter, slot.value))))
    }
    let value = seenByApp(first.value)
    let otherFields = fieldsBeyondFirst(of: slots)
    advance { $0.answered(.value(value), others: otherFields) }
  }

  /// What the words of an answer fill apart from the parameter that was asked for.
  func fieldsBeyondFirst(of slots: [Slot]) -> [Field] {
    slots.dropFirst().map { Field(name: $0.parameter, value: seenByApp($0.value)) }
  }
}

extension Question {
  /// The value that can't be used, whatever is asked next.
  var refused: Refusal? {
    if case .unsupported(let value, let reason) = kind { return Refusal(value: value, reason: reason) }
    return refusal
  }
}
