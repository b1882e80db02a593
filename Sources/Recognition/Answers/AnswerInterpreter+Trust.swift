import SimCatalog

/// Answers to what would be done at once, without a review: what is doubtful brings no value and chooses nothing.
extension AnswerInterpreter {
  /// What a value or a choice is taken from, where an answer may say besides that it isn't to be done, or that something else is: "I
  /// don't want Sam Park", "yes, call him now" where music is to be played, "running, and I'd rather not".
  ///
  /// What is called exactly so is meant, and where any words are an answer, all are.
  ///
  /// - Parameter acts: what the answer's acts are.
  func trust(in answer: PlainText, _ acts: AnswerReading?) -> AnswerTrust {
    guard isDoneUnseen, case .question(let question) = expected.subject, !question.parameter.type.takesAnyText,
      let acts, answer.tokens.count <= AnswerReading.mostWords,
      !isCalledSo(answer)
    else { return .allReadings }
    let read = ActAnswer(reading: acts)
    if isDoubtful(answer, read, question) { return .nothing }
    // "Yes, but not now" is no yes to "now" by the one word of it.
    guard read.isWhole, [.deny, .remove, .replace, .but].contains(where: read.has) else { return .allReadings }
    if question.isYesOrNo { return .actsAlone }
    guard case .enumeration(let type) = question.parameter.type else { return .allReadings }
    return isMoreThanACase(answer, of: type) ? .actsAlone : .allReadings
  }

  private func isDoubtful(_ answer: PlainText, _ read: ActAnswer, _ question: AskedQuestion) -> Bool {
    let isConfirm = question.isYesOrNo
    if read.isWhole {
      if read.hasDoubtOfItsOwn { return true }
      // "If she's at home, the second one" waits for something, where the condition isn't a value's own: "after lunch".
      let parts = marks(in: answer)
      let waits = read.acts.contains { act in
        switch act.kind {
        case .but, .choose: parts.has(.condition, inBytes: act.range)
        // "I don't want Sam" forbids nothing but Sam.
        case .remove: act.old.map { parts.has(.condition, inBytes: $0) } ?? false
        default: false
        }
      }
      if waits { return true }
    } else {
      // A no of which not everything is understood, or a yes to the value that is asked about.
      if read.has(.deny) || read.has(.remove) || read.has(.but) || isConfirm && read.has(.affirm) { return true }
      if marks(in: answer).has(.condition) { return true }
      if isTurnedAway(answer), isConfirm || question.parameter.type.canBeTurnedAway { return true }
      if case .enumeration(let type) = question.parameter.type, isMoreThanACase(answer, of: type) { return true }
    }
    // Who ends with a no takes back what was said before it.
    if read.acts.count > 1, let last = read.acts.last, [.deny, .cancel].contains(last.kind) { return true }
    if namesOtherDeed(answer) || understander.remark(in: answer, of: [.hello], in: context) != nil { return true }
    // "The second one" chooses one of several, and is no second and no day of the month where there are none.
    guard isConfirm else { return false }
    let chooses = self.read(answer, only: [.choose, .affirm])
    return chooses.isWhole && chooses.has(.choose)
  }

  /// Whether the name of a case is only a part of an answer that doesn't begin with it: "put it off by an hour" where a unit is asked
  /// for, and not "outdoors, it's a lovely day".
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
  /// Whether somebody isn't sure of more than the value or the choice beside it: of a yes, "two and I think so"; and not "I guess
  /// number two", "seven pm I think".
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
