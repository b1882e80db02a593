import SimCatalog

/// Answers to a request that is done without a review: a doubtful answer brings no value and chooses nothing.
extension AnswerInterpreter {
  /// Which readings may bring a value or a choice, where an answer may also refuse the request, or ask for something
  /// else: "I don't want Sam Park", "yes, call him now" where music is to be played, "running, and I'd rather not".
  ///
  /// An exact name is meant, and where the question takes any words, every reading counts.
  ///
  /// - Parameter acts: the answer's acts.
  func trust(in answer: PlainText, _ acts: AnswerReading?) -> AnswerTrust {
    guard isDoneUnseen, case .question(let question) = expected.subject, !question.parameter.type.takesAnyText,
      let acts, answer.tokens.count <= AnswerReading.mostWords,
      !isCalledSo(answer)
    else { return .allReadings }
    let read = ActAnswer(reading: acts)
    if isDoubtful(answer, read, question) { return .nothing }
    // "Yes, but not now": its word "now" alone doesn't make it an answer.
    guard read.isWhole, [.deny, .remove, .replace, .but].contains(where: read.has) else { return .allReadings }
    if question.isYesOrNo { return .actsAlone }
    guard case .enumeration(let type) = question.parameter.type else { return .allReadings }
    return isMoreThanACase(answer, of: type) ? .actsAlone : .allReadings
  }

  private func isDoubtful(_ answer: PlainText, _ read: ActAnswer, _ question: AskedQuestion) -> Bool {
    let isConfirm = question.isYesOrNo
    if read.isWhole {
      if read.hasDoubtOfItsOwn { return true }
      // "If she's at home, the second one" is conditional, unless the condition belongs to a value: "after lunch".
      let parts = marks(in: answer)
      let waits = read.acts.contains { act in
        switch act.kind {
        case .but, .choose: parts.has(.condition, inBytes: act.range)
        // "I don't want Sam" forbids only Sam.
        case .remove: act.old.map { parts.has(.condition, inBytes: $0) } ?? false
        default: false
        }
      }
      if waits { return true }
    } else {
      // A no that isn't understood in full, or a yes to the value that is asked about.
      if read.has(.deny) || read.has(.remove) || read.has(.but) || isConfirm && read.has(.affirm) { return true }
      if marks(in: answer).has(.condition) { return true }
      if isTurnedAway(answer), isConfirm || question.parameter.type.canBeTurnedAway { return true }
      if case .enumeration(let type) = question.parameter.type, isMoreThanACase(answer, of: type) { return true }
    }
    // A no at the end takes back what was said before it.
    if read.acts.count > 1, let last = read.acts.last, [.deny, .cancel].contains(last.kind) { return true }
    // What somebody has to do is an order by itself: "book a hotel".
    if namesOtherDeed(answer) && !question.isOfAThingToDo(in: request?.schema)
      || understander.remark(in: answer, of: [.hello], in: context) != nil
    {
      return true
    }
    // "The second one" chooses among several; where there are none it isn't a second or a day of the month.
    guard isConfirm else { return false }
    let chooses = self.read(answer, only: [.choose, .affirm])
    return chooses.isWhole && chooses.has(.choose)
  }

  /// Whether the name of a case is only part of an answer that doesn't begin with it: "put it off by an hour" where a
  /// unit is asked for, but not "outdoors, it's a lovely day".
  private func isMoreThanACase(_ answer: PlainText, of type: String) -> Bool {
    let cases = surroundings.cases(of: type, in: nil)
    guard let name = cases.named(answer) else { return false }
    return !cases.texts(of: name).contains { named in
      named.contains(answer.tokens)
        || answer.tokens.starts(with: named.tokens)
        || answer.contains(named.tokens) && answer.tokens.count - named.tokens.count <= Self.mostAroundAName
    }
  }

  /// Whether an answer orders something that the request under way doesn't do.
  private func namesOtherDeed(_ answer: PlainText) -> Bool {
    let scope = AnswerScope(
      intent: request?.intent.name ?? "", deed: expected.deed, app: "", parameters: [],
      kinds: [.send, .filler])
    return !understander.acts(in: answer.utterance, for: scope, in: context).otherDeeds.isEmpty
  }
}

/// Which readings of an answer may bring a value or a choice.
enum AnswerTrust {
  case allReadings, actsAlone, nothing

  func allows(_ accepted: AcceptedAnswer) -> Bool {
    switch accepted {
    case .acts: self != .nothing
    case .choice, .value, .valuesInSentence, .reviewInPart: self == .allReadings
    case .act, .button, .request, .anotherRequest, .text: true
    }
  }
}

extension ActAnswer {
  /// Whether there is doubt about more than a value or a choice: about a yes in "two and I think so", but not in "I
  /// guess number two" or "seven pm I think".
  fileprivate var hasDoubtOfItsOwn: Bool {
    func bringsValue(_ index: Int) -> Bool {
      reading.acts.indices.contains(index) && [.inform, .set, .choose].contains(reading.acts[index].kind)
    }
    return reading.acts.indices.contains { index in
      guard reading.acts[index].details.form == .doubt, !bringsValue(index + 1) else { return false }
      let isOfAYes = reading.acts[(index + 1)...].first.map { [.affirm, .send].contains($0.kind) } ?? false
      return isOfAYes || !bringsValue(index - 1)
    }
  }
}

extension AskedQuestion {
  /// Whether any words are asked for that say what is to be done: the title of a task.
  fileprivate func isOfAThingToDo(in schema: IntentSchema?) -> Bool {
    isOpen && parameter.type == .speakable
      && schema?.vocabulary[.notebookItemTitle]?.contains(parameter.name) == true
  }
}
