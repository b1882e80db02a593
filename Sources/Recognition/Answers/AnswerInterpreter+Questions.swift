import SimCatalog

/// What an answer's acts reply to a question about a parameter.
extension AnswerInterpreter {
  /// The reply of acts that cover every word of an answer; nil where the question can't use them.
  func reply(to question: AskedQuestion, _ read: ActAnswer, _ answer: PlainText) -> Reply? {
    if isOrdered(read, question) { return .yes }
    if let reply = plainReply(read, answer) { return reply }
    // Where the value is a boolean, a yes or a no is only that.
    if question.isOpen, let truth = read.truth, let slot = slot(truth, answering: question.parameter, answer) {
      return .values([slot], answer)
    }
    // "Not Sam Lee" is a no to "Sam Lee?".
    if case .confirm(let value) = question.kind, read.isOnly([.remove, .deny]) {
      let asked = HeldParameter(parameter: question.parameter, elements: value?.elements ?? [])
      let isAsked = read.acts.compactMap(\.old).allSatisfy { held(plain(answer.text(bytes: $0)), in: [asked]) != nil }
      return isAsked ? .no : nil
    }
    // "None of them, send it to Jon": all the others are dropped.
    let acts = read.acts.filter { act in
      ![.affirm, .deny, .but].contains(act.kind) && act.details.number != ActDetails.Number.none
    }
    guard !acts.isEmpty, acts.allSatisfy({ [.inform, .set, .replace].contains($0.kind) && !$0.slots.isEmpty }),
      !replacesWhatIsNotThere(acts, answer, question)
    else { return nil }
    // A no must not start what is done without a review.
    if isDoneUnseen, read.has(.deny), question.isOpen { return nil }
    guard let own = values(of: question.parameter, in: read), let act = own.last else {
      return otherValues(acts.flatMap(\.slots), read, answer, question)
    }
    // Said a second time, it is meant.
    if expected.failedAnswers == 0, acts.contains(where: { $0.slots.contains { isClause($0, in: answer) } }) {
      return nil
    }
    // A yes with another value is neither a yes nor a value, unless a "but" joins them.
    if question.isYesOrNo, read.has(.affirm), !read.has(.but), act.kind == .inform { return nil }
    if own.count == 1, let range = act.slots.first?.provenance.ranges.first, !expected.options.isEmpty,
      let choice = choice(called: plain(answer.text(bytes: range)))
    {
      return choice
    }
    // "Call Nancy" in answer to "which Sam?" is a new call.
    if isDoneUnseen, question.isChoice {
      let request = ownRequest(answer)
      if isRequest(request, named: 0, unnamed: surroundings.sureUnnamed, mayAskWhichApp: false) {
        return heard(answer, request)
      }
    }
    return values(own, others: acts, question.parameter, answer)
  }

  /// Whether an answer orders to do what a running App Intent asks about: "order it".
  private func isOrdered(_ read: ActAnswer, _ question: AskedQuestion) -> Bool {
    guard question.confirmation?.action != nil else { return false }
    return read.has(.send) && read.isOnly([.affirm, .send]) && !read.isDoubted && read.reading.otherDeeds.isEmpty
  }

  /// Whether something would replace a value that has another name: "not the first one".
  private func replacesWhatIsNotThere(_ acts: [AnswerAct], _ answer: PlainText, _ question: AskedQuestion) -> Bool {
    guard isDoneUnseen || !question.isOpen else { return false }
    let there = HeldParameter(parameter: question.parameter, elements: question.value?.elements ?? [])
    return acts.contains { act in
      guard act.kind == .replace, let range = act.old else { return false }
      let old = plain(answer.text(bytes: range))
      // "Not inside, outside" names the value that it rejects.
      let isNamed = !question.parameter.type.canBeTurnedAway && !read(old, for: question.parameter).isEmpty
      return !isNamed && held(old, in: [there]) == nil
    }
  }

  /// The values that acts bring for parameters other than the one asked for; nil where they could be meant for that.
  private func otherValues(
    _ slots: [Slot], _ read: ActAnswer, _ answer: PlainText, _ question: AskedQuestion
  ) -> Reply? {
    // At a yes-or-no question only known values without a yes or a no: "premier" in answer to "to the airport?".
    let isAside =
      question.isOpen || read.acts.allSatisfy { [.inform, .set].contains($0.kind) } && slots.allSatisfy(\.isKnown)
    guard isAside, !slots.contains(where: { isClause($0, in: answer) }),
      !slots.contains(where: { $0.parameter == question.parameter.name }),
      // What can be a value of the parameter asked for is one, and a name alone is: "to whom?" asks for a group, too.
      self.read(answer, for: question.parameter).first?.isKnown != true,
      !slots.contains(where: { $0.value.isNamed && $0.provenance.ranges == [answer.range] }),
      // "Continue running" must not agree to what would be done at once.
      !(isDoneUnseen && read.has(.affirm))
    else { return nil }
    return .otherValues(slots)
  }

  /// The values that acts bring for a parameter, with those for others.
  func values(
    _ own: [AnswerAct], others: [AnswerAct], _ parameter: ParameterSchema, _ answer: PlainText
  ) -> Reply {
    var slots = own.last?.slots ?? []
    if own.count > 1 {
      let all = own.flatMap { $0.slots.first?.value.elements ?? [] }
      let ranges = own.flatMap { $0.slots.first?.provenance.ranges ?? [] }
      let origin = slots.first?.provenance.origin ?? .answer
      slots = [
        Slot(parameter: parameter.name, value: .list(all), provenance: Provenance(origin, ranges: ranges))
      ]
    }
    for act in others where act.slots.first?.parameter != parameter.name {
      slots += act.slots.filter { slot in !slots.contains { $0.parameter == slot.parameter } }
    }
    return .values(slots, answer)
  }

  /// Whether a slot with unknown words is a sentence rather than a name, or rejects something: "not there".
  func isClause(_ slot: Slot, in answer: PlainText) -> Bool {
    guard !slot.isKnown, request?.schema.parameter(slot.parameter)?.type != .string else {
      return false
    }
    return slot.provenance.ranges.contains { range in
      let marks = marks(in: plain(answer.text(bytes: range)))
      return marks.has(.sentenceWord) || marks.has(.negation)
    }
  }

  /// The acts that bring a parameter's values: for a list all of them, for another the last: "twenty, no, twenty five".
  func values(of parameter: ParameterSchema, in read: ActAnswer) -> [AnswerAct]? {
    var own: [AnswerAct] = []
    var isDenied = false
    for act in read.acts {
      if [.deny, .but, .set, .replace].contains(act.kind) { isDenied = true }
      guard act.slots.first?.parameter == parameter.name else { continue }
      if isDenied { own = [] }
      isDenied = false
      own.append(act)
    }
    guard !own.isEmpty, own.count == 1 || parameter.isList else { return nil }
    return own
  }
}

extension Value {
  /// Whether it is something with a name: a person, a place, a term.
  fileprivate var isNamed: Bool {
    elements.contains { element in
      switch element {
      case .person, .speakable, .place, .string: true
      default: false
      }
    }
  }
}
