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
      return Prompt(
        subject: .question(question), choices: Choices(wording.options(values)),
        accepts: first + [.act(.more, .more), .choice, .acts, .value(.besideChoices), unnamed]
          + (question.parameter.custom?.isSearched == true ? [.value(.any)] : []),
        unreadable: "unreadable.choice")
    case .confirm:
      return Prompt(
        subject: .question(question), buttons: [.confirm, .reject],
        accepts: first + [
          .act(.affirm, .yes), .act(.deny, .no), .acts, .value(.certain), unnamed,
        ], unreadable: "unreadable.yesNo")
    case .needsValue, .unsupported, .moreDetails, .change:
      // Where any name would do, a request that no word of a vocabulary answers is a request.
      // Words that lead to a value are no part of it: "tell him I'm late".
      return Prompt(
        subject: .question(question),
        accepts: first + [.acts, .value(.certain), unnamed, .valuesInSentence, .value(.any)])
    }
  }

  /// Says why the value won't do, before Siri asks for another.
  private mutating func explain(_ question: Question) {
    guard let appRequest, let refusal = question.refused else { return }
    let (value, reason) = (refusal.value, refusal.reason)
    let place = "\(appRequest.lifecycle.intent.name).\(question.parameter.name)"
    var identifiers: [String] = []
    if let reason { identifiers += ["unsupported.\(place).\(reason.name)", "unsupported.reason.\(reason.name)"] }
    identifiers += ["unsupported.\(place)", "unsupported.\(question.parameter.type.lineName)", "unsupported"]
    say(identifiers, with: values(about: value, of: question.parameter))
  }

  /// Says the question, with a page of what there is to choose from.
  mutating func ask(_ question: Question, _ choices: inout Choices) -> Line {
    if let asked = question.inside { return ask(inside: question, asked, &choices) }
    let line = ask(question, choosing: &choices)
    if case .choose = question.kind { show(.choices(choices.shown)) }
    return line
  }

  /// The same, and the options aren't shown yet.
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

  /// Lists the options: all of them where they are few, else a page at a time.
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

  /// What the author has Siri say before a list: the dialog of the parameter, which asks for it, where the list is all that there is;
  /// for an App Intent, the one that asks which of several is meant. Nil where there is none, and where a handler offers options.
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
    // What the value is asked about as, rather than what the intent holds.
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

  /// Reads an answer as a value of what is asked about.
  ///
  /// - Parameter acts: what the answer's acts are; nil where they have not been read.
  func value(
    _ kind: AcceptedValues, _ answer: PlainText, _ acts: AnswerReading?, _ question: Question, _ prompt: Prompt
  ) -> Reply? {
    let choices = prompt.choices
    let parameter = question.parameter
    func read() -> [Slot] { self.read(answer, for: parameter) }
    // What fills another parameter is no value of this one: the handler makes that of it.
    func values(_ slots: [Slot], _ words: PlainText) -> Reply {
      guard slots.contains(where: { $0.parameter == parameter.name }) else {
        return .otherValues(slots.map { completed($0, question) })
      }
      return .values(slots, words)
    }
    // "Not now, the bottom one" is no number for what would be done at once.
    let isConfirm = if case .confirm = question.kind { true } else { false }
    if isDoneUnseen, !isConfirm, parameter.type.canBeTurnedAway, isTurnedAway(answer, prompt) { return nil }
    switch kind {
    case .certain:
      let slots = read()
      guard let slot = slots.first else { return nil }
      switch question.kind {
      // Of a yes or a no with a name in it nothing may be left over.
      case .confirm: guard slot.isKnown, slot.provenance.unread.isEmpty else { return nil }
      case .needsValue, .choose, .unsupported, .moreDetails, .change:
        guard slot.isKnown || parameter.type.takesAnyText else { return nil }
        // A call is begun by no half of an answer: "chat Budi" asks for something else.
        if isDoneUnseen, !parameter.type.takesAnyText, !slot.provenance.unread.isEmpty { return nil }
        // "Never call my boss" names the boss, and means that he isn't called.
        if !parameter.type.takesAnyText, !slot.provenance.unread.isEmpty, isTurnedAway(answer, prompt) { return nil }
      }
      return values(slots, answer)
    case .besideChoices:
      guard case .none = OptionMatch(answer, in: choices.offered, lines.apostrophes), !isTurnedAway(answer, prompt)
      else {
        return nil
      }
      let slots = read()
      // What only sounds like a name may be something else: "forget the ride".
      guard let slot = slots.first, slot.isKnown, !slot.provenance.isGuess else { return nil }
      if isDoneUnseen, !slot.provenance.unread.isEmpty { return nil }
      return values(slots, answer)
    case .any:
      // A yes is no name, whoever could be called so.
      if let read = acts.map(ActAnswer.init), read.isWhole, read.isOnly([.affirm, .deny, .but, .send]) { return nil }
      let slots = read()
      guard let slot = slots.first else { return nil }
      // "Yes please do" names nobody either.
      if !parameter.type.takesAnyText, !slot.isKnown, let acts, ActAnswer(reading: acts).isOnlyAgreement { return nil }
      if isDoneUnseen, slot.isKnown, !slot.provenance.unread.isEmpty { return nil }
      // "Not Sam" is nobody's name.
      if parameter.type.canBeTurnedAway, isTurnedAway(answer, prompt) { return nil }
      // A sentence is no name, unless it is said once more.
      return prompt.failedAnswers == 0 && isClause(slot, in: answer) ? nil : values(slots, answer)
    }
  }

  /// A slot that fills fields of an object with those that the object has already: "a podcast" and then its name. What couldn't be
  /// used is forgotten.
  private func completed(_ slot: Slot, _ question: Question) -> Slot {
    guard case .needsValue = question.kind, question.refused == nil, case .object(let said) = slot.value,
      case .object(var object)? = appRequest?.lifecycle.intent[slot.parameter], object.type == said.type
    else { return slot }
    for field in said.fields { object[field.name] = field.value }
    var slot = slot
    slot.value = .object(object)
    return slot
  }

  mutating func answered(_ question: Question, _ reply: Reply, _ answer: PlainText) {
    switch reply {
    case .yes: advance { $0.answered(.yes) }
    case .no: advance { $0.answered(.no) }
    case .choice(let index):
      // The parameter that is asked about has its value from an answer now.
      let name = question.parameter.name
      let value = appRequest?.lifecycle.intent[name] ?? .list([])
      let slot = Slot(parameter: name, value: value, provenance: Provenance(.answer, ranges: [answer.range]))
      current.hold(slot, answering: answer.source)
      advance { $0.answered(.choice(index)) }
    case .values(let slots, let words): accept(slots, from: words)
    case .otherValues where question.inside != nil:
      // What has begun to run has its values.
      if let prompt { put(prompt, again: true) }
    case .otherValues(let said):
      let slots = located(said, appName: appRequest?.appName ?? "")
      if slots.isEmpty, let prompt { return put(prompt, again: true) }
      for slot in slots {
        current.hold(slot, answering: answer.source)
        show(.trace(.answered(AnswerChange(.set, slot.parameter, slot.value))))
      }
      let fields = slots.map { Field(name: $0.parameter, value: seenByApp($0.value)) }
      advance { $0.answeredOthers(fields) }
    case .cancel, .more, .narrowed, .review, .text, .request, .shortcut, .again, .back, .help, .hold, .followUp: break
    }
  }

  /// Takes an answer: the value that was asked for, and what its words fill besides.
  private mutating func accept(_ slots: [Slot], from answer: PlainText) {
    guard let first = slots.first else { return }
    let appName = appRequest?.appName ?? ""
    // Another place is asked for, and the handler hears nothing of this one.
    if sayIfUnknown(first, appName: appName), let prompt { return put(prompt, again: true) }
    let slots = [first] + located(Array(slots.dropFirst()), appName: appName)
    for slot in slots { current.hold(slot, answering: answer.source) }
    // What was asked for is told by what the handler makes of it, and a number's unit goes with the number.
    let asked = Set(first.provenance.ranges)
    for slot in slots.dropFirst() where asked.isDisjoint(with: slot.provenance.ranges) {
      show(.trace(.answered(AnswerChange(.set, slot.parameter, slot.value))))
    }
    let value = seenByApp(first.value)
    let otherFields = fieldsBeyondFirst(of: slots)
    advance { $0.answered(.value(value), others: otherFields) }
  }

  /// What the words of an answer fill beside the parameter that was asked for.
  func fieldsBeyondFirst(of slots: [Slot]) -> [Field] {
    slots.dropFirst().map { Field(name: $0.parameter, value: seenByApp($0.value)) }
  }

  /// Reads an answer as a value of a parameter, with what it fills besides; empty when it is none.
  func read(_ answer: PlainText, for parameter: ParameterSchema) -> [Slot] {
    guard let appRequest, !answer.isEmpty || parameter.type == .string else { return [] }
    let read = understander.readAnswers(
      answer.utterance, as: parameter, of: appRequest.lifecycle.intent.name, app: appRequest.app.identifier, in: context
    )
    // "Him", where nobody was spoken of, is nobody's name.
    if read.contains(where: \.isUnknownMention) { return [] }
    if !read.isEmpty { return keepingTimes(read, of: answer.source) }
    if let counted = numberAlone(answer, for: parameter) { return [counted] }
    return plainly(answer, for: parameter).map { [$0] } ?? countedAgain(answer, for: parameter)
  }

  /// The number with which an answer begins, where an app's own intent asks for one: nobody has told Siri what is counted there,
  /// "3 cups".
  private func numberAlone(_ answer: PlainText, for parameter: ParameterSchema) -> Slot? {
    guard let appRequest, parameter.custom != nil, parameter.type == .integer || parameter.type == .double else {
      return nil
    }
    let text = answer.source.trimmed
    // No number is written longer.
    for length in stride(from: min(text.count - 1, 24), to: 0, by: -1) {
      let rest = text.dropFirst(length)
      guard !rest.contains(where: \.isNumber) else { continue }
      let read = understander.readAnswers(
        plain(String(text.prefix(length))).utterance, as: parameter, of: appRequest.lifecycle.intent.name,
        app: appRequest.app.identifier,
        in: context)
      if let slot = read.first { return slot }
    }
    return nil
  }

  /// A unit alone counts the number that was said before: "kilometers" after "a goal of 5" is 5,000 meters.
  private func countedAgain(_ answer: PlainText, for parameter: ParameterSchema) -> [Slot] {
    guard let appRequest, let number = wording.number(of: parameter.name, in: appRequest.lifecycle.intent) else {
      return []
    }
    let said = number + " "
    let read = understander.readAnswers(
      plain(said + answer.source).utterance, as: parameter, of: appRequest.lifecycle.intent.name,
      app: appRequest.app.identifier,
      in: context
    )
    return read.map { slot in
      var slot = slot
      slot.provenance.ranges = slot.provenance.ranges.map { range in
        max(0, range.lowerBound - said.utf8.count)..<max(0, range.upperBound - said.utf8.count)
      }
      return slot
    }
  }

  /// A yes or a no as the value of what is asked for; nil where that is something else.
  func slot(_ truth: Bool, answering parameter: ParameterSchema, _ answer: PlainText) -> Slot? {
    let path = ParameterPath(answering: parameter, of: appRequest?.lifecycle.schema, in: catalog)
    guard path.filled.type == .boolean else { return nil }
    return Slot(
      parameter: path.parameter.name, value: path.value(.boolean(truth)),
      provenance: Provenance(.answer, ranges: [answer.range]))
  }

  /// Reads an answer that recognition knows nothing of.
  private func plainly(_ answer: PlainText, for parameter: ParameterSchema) -> Slot? {
    let provenance = Provenance(.answer, ranges: [answer.range])
    let text = String(answer.source.trimmed)
    let path = ParameterPath(answering: parameter, of: appRequest?.lifecycle.schema, in: catalog)
    func slot(_ value: Value) -> Slot {
      Slot(parameter: path.parameter.name, value: path.value(value), provenance: provenance)
    }
    switch path.filled.type {
    case .boolean:
      return truth(of: answer).flatMap { self.slot($0, answering: parameter, answer) }
    // Names that nobody has told Siri are still names.
    case .string: return text.isEmpty ? nil : slot(.string(text))
    case .person: return slot(.person(Person(displayName: text, spokenPhrase: text)))
    case .speakable: return slot(.speakable(SpeakableString(spokenPhrase: text)))
    case .place: return slot(.place(Place(name: text)))
    case .enumeration(let type):
      // A yes or a no is no part of a name, whatever is called so.
      return lines.enumerationCase(
        named: answer, of: type, isWhole: truth(of: answer) != nil,
        mayBePart: !understander.marks(in: answer).has(.negation)
      ).map {
        slot(.enumeration(EnumerationValue(type: type, cases: [$0])))
      }
    case .integer, .double, .date, .dateRange, .money, .object: return nil
    }
  }
}

extension Question {
  /// What can't be used, whatever is asked then.
  var refused: Refusal? {
    if case .unsupported(let value, let reason) = kind { return Refusal(value: value, reason: reason) }
    return refusal
  }
}

extension Slot {
  /// Whether a vocabulary knows its value, and not only the words themselves; a number or a date is known by what it is.
  var isKnown: Bool {
    switch provenance.origin {
    case .vocabulary, .mentioned(.some): true
    case .mentioned(nil): false
    case .words, .answer, .defaulted, .handler, .event: Slot.isKnown(value)
    }
  }

  private static func isKnown(_ value: Value) -> Bool {
    switch value {
    case .boolean, .integer, .double, .date, .dateRange, .money, .enumeration: true
    case .object(let object): object.fields.contains { isKnown($0.value) }
    case .string, .person, .speakable, .place, .list: false
    }
  }
}

extension ParameterType {
  /// As the identifiers of lines name it.
  var lineName: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .integer: "integer"
    case .double: "double"
    case .person: "person"
    case .speakable: "speakable"
    case .place: "place"
    case .date: "date"
    case .dateRange: "dateRange"
    case .money: "money"
    case .enumeration: "enumeration"
    case .object: "object"
    }
  }

  /// Whether a "not" beside its value means another one; "not flagged" is a value by itself.
  var canBeTurnedAway: Bool {
    switch self {
    case .string, .boolean, .enumeration, .object: false
    case .integer, .double, .person, .speakable, .place, .date, .dateRange, .money: true
    }
  }

  /// Whether any words at all answer a question for it.
  var takesAnyText: Bool { self == .string }
}
