import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

extension Conversation {
  // MARK: The question

  mutating func ask(_ question: Question) {
    misses = 0
    var open = OpenQuestion(question: question, options: [], candidates: [], listed: 0, pageStart: 0)
    if case .choose(let values, _) = question.kind {
      open.options = wording.options(values)
      open.candidates = Array(open.options.indices)
    }
    explain(question)
    let line = put(&open)
    keepFacts(question, line)
    note(.question)
    state = .asking(open)
  }

  /// Says why the value won't do, before Siri asks for another.
  private mutating func explain(_ question: Question) {
    guard let exchange, case .unsupported(let value, let reason) = question.kind else { return }
    let place = "\(exchange.lifecycle.intent.name).\(question.parameter.name)"
    var identifiers: [String] = []
    if let reason { identifiers += ["unsupported.\(place).\(reason.name)", "unsupported.reason.\(reason.name)"] }
    identifiers += ["unsupported.\(place)", "unsupported.\(question.parameter.type.lineName)", "unsupported"]
    say(identifiers, with: values(about: value, of: question.parameter))
  }

  /// Puts the question, or puts it again.
  @discardableResult
  mutating func put(_ open: inout OpenQuestion) -> Line {
    let question = open.question
    let parameter = question.parameter.name
    let intent = exchange?.lifecycle.intent.name.rawValue ?? ""
    let place = "\(intent).\(parameter)"
    let asking = ["ask.\(place)", "ask.\(question.parameter.type.lineName)", "ask"]
    switch question.kind {
    case .needsValue: return say(asking, with: values())
    case .change(let value):
      return say(["change.\(place)"] + asking, with: values(about: value, of: question.parameter))
    case .unsupported(let value, _): return say(asking, with: values(about: value, of: question.parameter))
    case .moreDetails(let value):
      return say("moreDetails.\(place)", "moreDetails", with: values(about: value, of: question.parameter))
    case .confirm(let value, _):
      let values = values(about: value, of: question.parameter)
      if values["value"] == nil { return say("confirmValue.nothing", with: values) }
      let line = say("confirmValue.\(place)", "confirmValue", with: values)
      return line
    case .choose(let options, let value):
      return choose(&open, options, values(about: value, of: question.parameter), place: place)
    }
  }

  /// Lists the options: all of them where they are few, else a page at a time.
  private mutating func choose(
    _ open: inout OpenQuestion, _ values: [Value], _ base: [String: String], place: String
  ) -> Line {
    let end = min(open.pageStart + lines.rules.optionsListed, open.candidates.count)
    let page = open.candidates[min(open.pageStart, end)..<end]
    open.listed = end
    var filled = base
    filled["count"] = String(open.candidates.count)
    filled["options"] = wording.or(page.map { open.options[$0].text })
    let line: Line
    if open.candidates.count > page.count {
      line = say("choose.many", with: filled)
    } else if wording.areHandlesOfOne(values), case .person(let person) = values[0] {
      filled["person"] = ValueNotation.name(of: person)
      line = say("choose.handle", with: filled)
    } else {
      let general = open.question.parameter.type == .person ? ["choose.person", "choose"] : ["choose"]
      line = say(["choose.\(place)"] + general, with: filled)
    }
    show(.choices(shown(page, of: open)))
    return line
  }

  /// The options as they are listed, with the numbers under which they can be chosen.
  func shown(_ page: some Sequence<Int>, of open: OpenQuestion) -> [Choice] {
    page.map { index in
      let number = open.candidates.count == open.options.count ? index : open.candidates.firstIndex(of: index) ?? index
      let option = open.options[index]
      // A handle's own number stands behind its label only where the label doesn't tell it apart.
      let isTold = open.options.filter { $0.text == option.text }.count == 1
      return Choice(text: option.text, detail: isTold ? nil : option.detail, number: number + 1)
    }
  }

  private func values(about value: Value?, of parameter: ParameterSchema) -> [String: String] {
    var values = values()
    guard let value, var intent = exchange?.lifecycle.intent else { return values }
    values["value"] = wording.text(of: value)
    // What the value is asked about as, rather than what the intent holds.
    intent[parameter.name] = value
    for field in wording.derived(from: intent) { values[field.name] = wording.text(of: field.value) }
    return values
  }

  private mutating func keepFacts(_ question: Question, _ line: Line) {
    guard let exchange else { return }
    var call = exchange.lastCall
    if case .change = question.kind { call = nil }
    lastQuestion = QuestionFacts(
      app: exchange.appName, intent: exchange.lifecycle.intent.name, call: call?.method, results: call?.results ?? [],
      answer: call?.detail ?? AnswerDetail(), parameter: question.parameter, element: question.element,
      attempt: question.attempt, line: line, request: exchange.text, slots: exchange.slots, answers: exchange.answers)
  }

  // MARK: The answer

  mutating func hearAnswer(_ answer: PlainText, to open: OpenQuestion) {
    if lines.answers.has(.cancel, answer) { return cancel() }
    let isText = open.question.parameter.type.takesAnyText
    if takesNewRequest(answer, unnamed: nil, named: isText ? lines.rules.newRequestInText : 0) { return }
    let slots = read(answer, for: open.question.parameter)
    let slot = slots.first
    switch open.question.kind {
    case .choose: hearChoice(answer, slots, open)
    case .confirm: hearYesNo(answer, slots, open)
    case .needsValue, .unsupported, .moreDetails, .change:
      // A yes is no name, whoever could be called so.
      let isYesNo = lines.answers.has(.yes, answer) || lines.answers.has(.no, answer)
      guard let slot, slot.isKnown || isText || !isYesNo else { return missed(answer, open, "unreadable") }
      // Where any name would do, a request that no word of a vocabulary answers is a request.
      if !isText, !slot.isKnown, takesUnnamedRequest(answer) { return }
      accept(slots, from: answer)
    }
  }

  private mutating func takesUnnamedRequest(_ answer: PlainText) -> Bool {
    takesNewRequest(answer, unnamed: lines.rules.newRequestUnnamed, mayAskWhichApp: false)
  }

  private mutating func hearChoice(_ answer: PlainText, _ slots: [Slot], _ open: OpenQuestion) {
    if lines.answers.has(.more, answer) { return listMore(open) }
    switch OptionMatch(answer, in: open.candidates.map { open.options[$0] }, words: lines.answers) {
    case .one(let index): pick(open.candidates[index], answer)
    case .several(let indices):
      // A part of a name narrows the question.
      guard indices.count < open.candidates.count else { return missed(answer, open, "unreadable.choice") }
      var narrower = open
      narrower.candidates = indices.map { open.candidates[$0] }
      narrower.pageStart = 0
      misses = 0
      put(&narrower)
      state = .asking(narrower)
    case .none:
      // Another value, when it is one that Siri knows.
      if slots.first?.isKnown == true { return accept(slots, from: answer) }
      missed(answer, open, "unreadable.choice")
    }
  }

  mutating func pick(_ index: Int, _ answer: PlainText) {
    noteAnswer(answer)
    advance { $0.answered(.choice(index)) }
  }

  private mutating func listMore(_ open: OpenQuestion) {
    var open = open
    if open.listed < open.candidates.count {
      open.pageStart = open.listed
    } else {
      say("choose.noMore")
      open.pageStart = 0
    }
    put(&open)
    state = .asking(open)
  }

  private mutating func hearYesNo(_ answer: PlainText, _ slots: [Slot], _ open: OpenQuestion) {
    let words = lines.answers
    if words.has(.yes, answer) { return yesNo(true) }
    if words.has(.no, answer) { return yesNo(false) }
    if let rest = words.rest(after: .no, answer) {
      let value = PlainText(rest)
      let slots = read(value, for: open.question.parameter)
      if !slots.isEmpty { return accept(slots, from: value) }
    }
    // "Not Nancy, Buttercup" is about the other one.
    let asked = ParameterElements(parameter: open.question.parameter, elements: askedAbout?.elements ?? [])
    if let change = correction(in: answer, of: [asked]), change.unread.isEmpty {
      switch change.kind {
      case .set(let slots, _): return accept(slots, from: PlainText(change.words))
      case .takeBack: return yesNo(false)
      }
    }
    if let slot = slots.first, slot.isKnown, slot.provenance.unread.isEmpty { return accept(slots, from: answer) }
    missed(answer, open, "unreadable.yesNo")
  }

  mutating func yesNo(_ yes: Bool) {
    misses = 0
    advance { $0.answered(yes ? .yes : .no) }
  }

  /// An answer could not be read: it may be another request; else Siri says so and puts the question again.
  private mutating func missed(_ answer: PlainText, _ open: OpenQuestion, _ identifier: String) {
    if takesUnnamedRequest(answer) { return }
    guard missed(identifier) else { return }
    var open = open
    put(&open)
    state = .asking(open)
  }

  /// Takes an answer: the value that was asked for, and what its words fill besides.
  private mutating func accept(_ slots: [Slot], from answer: PlainText) {
    guard let first = slots.first else { return }
    misses = 0
    for slot in slots { exchange?.hold(slot, answering: answer.source) }
    let value = seenByApp(first.value)
    let besides = fields(besides: slots)
    advance { $0.answered(.value(value), besides: besides) }
  }

  /// What the words of an answer fill beside the parameter that was asked for.
  func fields(besides slots: [Slot]) -> [Field] {
    slots.dropFirst().map { Field(name: $0.parameter, value: seenByApp($0.value)) }
  }

  /// The parameter that is asked about has its value from an answer now.
  private mutating func noteAnswer(_ answer: PlainText) {
    guard case .asking(let open) = state else { return }
    misses = 0
    let name = open.question.parameter.name
    let value = exchange?.lifecycle.intent[name] ?? .list([])
    let slot = Slot(parameter: name, value: value, provenance: Provenance(.answer, ranges: [answer.range]))
    exchange?.hold(slot, answering: answer.source)
  }

  /// Reads an answer as a value of a parameter, with what it fills besides; empty when it is none.
  func read(_ answer: PlainText, for parameter: ParameterSchema) -> [Slot] {
    guard let exchange, !answer.isEmpty || parameter.type == .string else { return [] }
    let read = understander.readAnswers(
      answer.source, as: parameter, of: exchange.lifecycle.intent.name, app: exchange.app.identifier, in: context)
    if !read.isEmpty { return read }
    return plainly(answer, for: parameter).map { [$0] } ?? countedAgain(answer, for: parameter)
  }

  /// A unit alone counts the number that was said before: "kilometers" behind "a goal of 5" is 5,000 meters.
  private func countedAgain(_ answer: PlainText, for parameter: ParameterSchema) -> [Slot] {
    guard let exchange, let number = wording.number(of: parameter.name, in: exchange.lifecycle.intent) else {
      return []
    }
    let said = number + " "
    let read = understander.readAnswers(
      said + answer.source, as: parameter, of: exchange.lifecycle.intent.name, app: exchange.app.identifier, in: context
    )
    return read.map { slot in
      var slot = slot
      slot.provenance.ranges = slot.provenance.ranges.map { range in
        max(0, range.lowerBound - said.utf8.count)..<max(0, range.upperBound - said.utf8.count)
      }
      return slot
    }
  }

  /// Reads an answer that recognition knows nothing of.
  private func plainly(_ answer: PlainText, for parameter: ParameterSchema) -> Slot? {
    let provenance = Provenance(.answer, ranges: [answer.range])
    let text = trimmed(answer.source)
    let path = ParameterPath(parameter)
    func slot(_ value: Value) -> Slot {
      Slot(parameter: parameter.name, value: path.value(value), provenance: provenance)
    }
    switch path.filled.type {
    case .boolean:
      if lines.answers.has(.yes, answer) { return slot(.boolean(true)) }
      if lines.answers.has(.no, answer) { return slot(.boolean(false)) }
      return nil
    // Names that nobody has told Siri are still names.
    case .string: return text.isEmpty ? nil : slot(.string(text))
    case .person: return slot(.person(Person(displayName: text, spokenPhrase: text)))
    case .speakable: return slot(.speakable(SpeakableString(spokenPhrase: text)))
    case .place: return slot(.place(Place(name: text)))
    case .enumeration(let type):
      return lines.enumerationCase(named: answer, of: type).map {
        slot(.enumeration(EnumerationValue(type: type, cases: [$0])))
      }
    case .integer, .double, .date, .dateRange, .money, .object: return nil
    }
  }
}

extension Slot {
  /// Whether a vocabulary knows its value, and not only the words themselves; a number or a date is known by what it is.
  var isKnown: Bool {
    switch provenance.origin {
    case .vocabulary: true
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

  /// Whether any words at all answer a question for it.
  var takesAnyText: Bool { self == .string }
}
