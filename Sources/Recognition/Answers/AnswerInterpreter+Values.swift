import SimCatalog
import SimText

/// Answers that are a value of the parameter asked for.
extension AnswerInterpreter {
  /// Reads an answer as a value of what is asked about.
  ///
  /// - Parameter acts: the answer's acts; nil where they have not been read.
  func value(
    _ kind: AcceptedValues, _ answer: PlainText, _ acts: AnswerReading?, _ question: AskedQuestion
  ) -> Reply? {
    let parameter = question.parameter
    func read() -> [Slot] { self.read(answer, for: parameter) }
    // What fills another parameter isn't a value of this one: the handler converts it.
    func values(_ slots: [Slot], _ words: PlainText) -> Reply {
      guard slots.contains(where: { $0.parameter == parameter.name }) else {
        return .otherValues(slots.map { completed($0, question) })
      }
      return .values(slots, words)
    }
    // "Not now, the bottom one" isn't a number for what would be done at once.
    if isDoneUnseen, !question.isYesOrNo, parameter.type.canBeTurnedAway, isTurnedAway(answer) { return nil }
    switch kind {
    case .certain:
      let slots = read()
      guard let slot = slots.first else { return nil }
      switch question.kind {
      // At a yes-or-no question a value must leave no words over.
      case .confirm: guard slot.isKnown, slot.provenance.unread.isEmpty else { return nil }
      case .open, .choose:
        guard slot.isKnown || parameter.type.takesAnyText else { return nil }
        // Half an answer doesn't start a call: "chat Budi" asks for something else.
        if isDoneUnseen, !parameter.type.takesAnyText, !slot.provenance.unread.isEmpty { return nil }
        // "Never call my boss" names the boss to rule him out.
        if !parameter.type.takesAnyText, !slot.provenance.unread.isEmpty, isTurnedAway(answer) { return nil }
      }
      return values(slots, answer)
    case .besideChoices:
      // "Sam" may be part of another name; "Sam Park or Sam Lee" names two options.
      guard case .none = offered.match(answer, among: expected.candidates),
        offered.named(in: answer, among: expected.candidates, words: 2).isEmpty, !isTurnedAway(answer)
      else { return nil }
      let slots = read()
      // What only sounds like a name may be something else: "forget the ride".
      guard let slot = slots.first, slot.isKnown, !slot.provenance.isGuess else { return nil }
      if isDoneUnseen, !slot.provenance.unread.isEmpty { return nil }
      return values(slots, answer)
    case .any:
      // A yes isn't a name, even if there is a person of that name.
      if let read = acts.map(ActAnswer.init), read.isWhole, read.isOnly([.affirm, .deny, .but, .send]) { return nil }
      if let acts, let slots = nameBesideValues(acts, answer, question) { return .values(slots, answer) }
      let slots = read()
      guard let slot = slots.first else { return nil }
      // "Yes please do" isn't a name either.
      if !parameter.type.takesAnyText, !slot.isKnown, let acts, ActAnswer(reading: acts).isOnlyAgreement { return nil }
      if isDoneUnseen, slot.isKnown, !slot.provenance.unread.isEmpty { return nil }
      // "Not Sam" isn't a name.
      if parameter.type.canBeTurnedAway, isTurnedAway(answer) { return nil }
      // A sentence isn't a name, unless it is said a second time.
      return expected.failedAnswers == 0 && isClause(slot, in: answer) ? nil : values(slots, answer)
    }
  }

  /// A slot for an object, merged with the fields that the object already has: "a podcast" and then its name. A value
  /// that couldn't be used is dropped.
  private func completed(_ slot: Slot, _ question: AskedQuestion) -> Slot {
    guard question.completes, case .object(let said) = slot.value,
      case .object(var object)? = request?.intent[slot.parameter], object.type == said.type
    else { return slot }
    for field in said.fields { object[field.name] = field.value }
    var slot = slot
    slot.value = .object(object)
    return slot
  }

  /// Reads an answer as a value of a parameter, with what else its words fill; empty where it isn't one.
  func read(_ answer: PlainText, for parameter: ParameterSchema) -> [Slot] {
    guard request != nil, !answer.isEmpty || parameter.type == .string else { return [] }
    let read = readAnswers(answer, as: parameter)
    // "Him" isn't a name, even where no one has been mentioned.
    if read.contains(where: \.isUnknownMention) { return [] }
    if !read.isEmpty { return keepingTimes(read, of: answer.source) }
    if let counted = numberAlone(answer, for: parameter) { return [counted] }
    return plainly(answer, for: parameter).map { [$0] } ?? countedAgain(answer, for: parameter)
  }

  private func readAnswers(_ answer: PlainText, as parameter: ParameterSchema) -> [Slot] {
    guard let request else { return [] }
    return understander.readAnswers(
      answer.utterance, as: parameter, of: request.intent.name, app: request.app, in: context)
  }

  /// The number at the start of an answer, where an app's own intent asks for one: Siri doesn't know what is counted
  /// there, "3 cups".
  private func numberAlone(_ answer: PlainText, for parameter: ParameterSchema) -> Slot? {
    guard parameter.custom != nil, parameter.type == .integer || parameter.type == .double else { return nil }
    let text = answer.source.trimmed
    // Longer words aren't a number.
    for length in stride(from: min(text.count - 1, 24), to: 0, by: -1) {
      let rest = text.dropFirst(length)
      guard !rest.contains(where: \.isNumber) else { continue }
      if let slot = readAnswers(plain(String(text.prefix(length))), as: parameter).first { return slot }
    }
    return nil
  }

  /// A unit alone applies to the number that was said before: "kilometers" after "a goal of 5" makes 5,000 meters.
  private func countedAgain(_ answer: PlainText, for parameter: ParameterSchema) -> [Slot] {
    guard let number = surroundings.number(countedBy: parameter.name) else { return [] }
    let said = number + " "
    return readAnswers(plain(said + answer.source), as: parameter).map { slot in
      var slot = slot
      slot.provenance.ranges = slot.provenance.ranges.map { range in
        max(0, range.lowerBound - said.utf8.count)..<max(0, range.upperBound - said.utf8.count)
      }
      return slot
    }
  }

  /// A yes or a no as the value of a boolean parameter; nil for other parameters.
  func slot(_ truth: Bool, answering parameter: ParameterSchema, _ answer: PlainText) -> Slot? {
    let path = ParameterPath(answering: parameter, of: request?.schema, in: surroundings.catalog)
    guard path.filled.type == .boolean else { return nil }
    return Slot(
      parameter: path.parameter.name, value: path.value(.boolean(truth)),
      provenance: Provenance(.answer, ranges: [answer.range]))
  }

  /// Reads an answer that recognition can't read.
  private func plainly(_ answer: PlainText, for parameter: ParameterSchema) -> Slot? {
    let provenance = Provenance(.answer, ranges: [answer.range])
    let text = String(answer.source.trimmed)
    let path = ParameterPath(answering: parameter, of: request?.schema, in: surroundings.catalog)
    func slot(_ value: Value) -> Slot {
      Slot(parameter: path.parameter.name, value: path.value(value), provenance: provenance)
    }
    var truth: Bool? { understander.truth(of: answer, in: context) }
    switch path.filled.type {
    case .boolean: return truth.flatMap { self.slot($0, answering: parameter, answer) }
    // An unknown name is still a name.
    case .string where text.isEmpty: return nil
    case .string, .person, .speakable, .place: return Value(named: text, as: path.filled.type).map(slot)
    case .enumeration(let type):
      // A yes or a no isn't part of a name, whatever has it in its name.
      return surroundings.cases(of: type, in: nil)
        .named(answer, isWhole: truth != nil, mayBePart: !marks(in: answer).has(.negation))
        .map { slot(.enumeration(EnumerationValue(type: type, cases: [$0]))) }
    case .integer, .double, .date, .dateRange, .money, .object: return nil
    }
  }
}
