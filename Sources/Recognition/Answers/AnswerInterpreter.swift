import SimCatalog

extension Understander {
  /// Hears a line: as an answer in the order of what is accepted, and otherwise as a request.
  ///
  /// - Parameters:
  ///   - expected: what is asked and offered, or that nothing is.
  ///   - context: where and when it is said.
  ///   - surroundings: what Siri calls things, and what else the user may mean.
  public func hear(
    _ line: PlainText, expecting expected: LineExpectation, in context: RecognitionContext,
    _ surroundings: some HearingSurroundings
  ) -> Heard {
    switch expected {
    case .nothing(let followUps):
      Heard(
        reply: RequestReader(understander: self, surroundings: surroundings).hear(line, followUps: followUps), acts: nil
      )
    case .answer(let expected):
      AnswerInterpreter(understander: self, context: context, expected: expected, surroundings: surroundings).hear(line)
    }
  }
}

/// Reads an answer by what is expected.
struct AnswerInterpreter {
  let understander: any Understander
  let context: RecognitionContext
  let expected: AnswerExpectation
  let surroundings: any HearingSurroundings
  /// The options, cut into words for the language.
  let offered: OfferedTerms

  init(
    understander: any Understander, context: RecognitionContext, expected: AnswerExpectation,
    surroundings: any HearingSurroundings
  ) {
    self.understander = understander
    self.context = context
    self.expected = expected
    self.surroundings = surroundings
    offered = OfferedTerms(expected.options, understander.line)
  }

  /// The readings of an answer so far, so that nothing is read twice.
  struct Readings {
    /// Its acts.
    var acts: AnswerReading?
    /// Its reading as a request.
    var request: Understanding?

    /// The acts, where no word is left over: an answer that was heard otherwise has no leftover words to report.
    var wholeActs: AnswerReading? { acts.flatMap { $0.unread.isEmpty ? $0 : nil } }
  }

  var request: AnsweredRequest? { expected.request }
  var isDoneUnseen: Bool { expected.isDoneUnseen }

  /// What was said, or a name, cut into words for the language.
  func plain(_ text: String) -> PlainText { understander.line(text) }

  func marks(in text: PlainText) -> UtteranceMarks { understander.marks(in: text) }

  // MARK: The loop

  func hear(_ answer: PlainText) -> Heard {
    var readings = Readings()
    if let reply = askedBack(in: answer) { return Heard(reply: reply) }
    if let reply = plainActReply(to: answer, &readings) { return Heard(reply: reply, acts: readings.acts) }
    if let next = secondOrder(in: answer) {
      return Heard(reply: .review(.agreeThen(next)), acts: readings.acts)
    }
    if isDoneUnseen, readings.acts == nil { readings.acts = acts(of: answer) }
    let trust = trust(in: answer, readings.acts)
    for accepted in expected.accepts where trust.allows(accepted) {
      guard let reply = reply(accepted, answer, &readings).map({ keepingTimes($0, answer) }) else { continue }
      return Heard(reply: reply, acts: accepted.takesActs ? readings.acts : readings.wholeActs)
    }
    return Heard(acts: readings.acts)
  }

  private func reply(_ accepted: AcceptedAnswer, _ answer: PlainText, _ readings: inout Readings) -> Reply? {
    switch accepted {
    case .act(let kind, let reply):
      guard isAct(kind, answer, &readings) else { return nil }
      // "Yes?" is a question, and answers nothing.
      if case .yes = reply, answer.isQuestion { return .again }
      return reply
    case .button: return insideReply(to: answer) ?? pressed(answer)
    case .choice: return isTurnedAway(answer) ? nil : chosen(answer)
    case .value(let kind):
      guard case .question(let question) = expected.subject else { return nil }
      if case .any = kind { readActs(of: answer, &readings) }
      return value(kind, answer, readings.acts, question)
    case .acts:
      readActs(of: answer, &readings)
      return readings.acts.flatMap { actReply(to: answer, $0) }
    case .valuesInSentence: return valuesInSentence(readings.acts, answer)
    case .reviewInPart: return readings.acts.flatMap { reviewReadingInPart($0, answer) }.map(Reply.review)
    case .request(let named, let unnamed, let mayAskWhichApp):
      // Almost anything matches a title with values: it comes after what answers the question.
      if let verbatim = verbatim(answer), verbatim.isSure || unnamed != nil, !isPlainAnswer(answer, &readings) {
        return .verbatim(verbatim)
      }
      let understanding = readings.request ?? ownRequest(answer)
      readings.request = understanding
      guard isRequest(understanding, named: named, unnamed: unnamed, mayAskWhichApp: mayAskWhichApp) else { return nil }
      return isUnderWay(understanding)
        ? answerInRequest(understanding, answer, readings.acts) : heard(answer, understanding)
    case .anotherRequest:
      return verbatim(answer).map(Reply.verbatim) ?? heard(answer, ownRequest(answer))
    case .text: return answer.isEmpty ? nil : .text(answer)
    }
  }

  /// An answer read as a request that replaces the one under way.
  func ownRequest(_ answer: PlainText) -> Understanding {
    understander.understand(answer.utterance, in: surroundings.requestContext)
  }

  /// A new request, with the part of the line that is taken.
  func heard(_ answer: PlainText, _ understanding: Understanding) -> Reply {
    .request(RequestReader(understander: understander, surroundings: surroundings).request(answer, understanding))
  }

  private func verbatim(_ answer: PlainText) -> VerbatimRequest? {
    VerbatimReader(understander: understander, surroundings: surroundings).request(answer)
  }

  func readActs(of answer: PlainText, _ readings: inout Readings) {
    if readings.acts == nil { readings.acts = acts(of: answer) }
  }

  // MARK: What needs no other reading

  /// A longer line doesn't ask what was said.
  private static let mostAsideWords = 12

  /// A request to repeat what was said, or whom it is for, where the prompt takes any words or any name: other prompts
  /// read that as an act.
  private func askedBack(in answer: PlainText) -> Reply? {
    switch expected.subject {
    case .phrase, .sheet: break
    case .question(let question):
      guard question.parameter.type.takesAnyText || !expected.options.isEmpty else { return nil }
    case .change, .app, .review, .authorisation, .unlock, .openApp, .nextRequest, .rest: return nil
    }
    guard answer.count <= Self.mostAsideWords else { return nil }
    let read = read(answer, only: [.again])
    guard read.isWhole, read.isOnly([.again]), read.acts.allSatisfy({ $0.details.topic != nil }) else { return nil }
    return askedBack(read)
  }

  /// The question again, or whom the request under way is for.
  func askedBack(_ read: ActAnswer) -> Reply {
    let asksWho = request != nil && read.acts.contains { $0.details.topic == .people }
    return asksWho ? .followUp(.who) : .again
  }

  /// The reply of an answer that is only acts without a value ("yes please", "um never mind"): no other reading could
  /// win, so none is tried. Nil where an option could have that name.
  private func plainActReply(to answer: PlainText, _ readings: inout Readings) -> Reply? {
    guard expected.options.isEmpty, expected.accepts.contains(where: { if case .acts = $0 { true } else { false } })
    else { return nil }
    readings.acts = acts(of: answer)
    guard let acts = readings.acts, acts.unread.isEmpty, !acts.acts.isEmpty,
      acts.acts.allSatisfy({ $0.slots.isEmpty && $0.old == nil })
    else { return nil }
    return actReply(to: answer, acts)
  }

  // MARK: One thing and nothing else

  /// Whether an answer is an act of a kind and nothing else.
  func isAct(_ kind: AnswerAct.Kind, _ answer: PlainText, _ readings: inout Readings) -> Bool {
    readActs(of: answer, &readings)
    // Where the question takes any words, an end is the only act.
    guard let acts = readings.acts else { return understander.says(kind, answer, in: context) }
    let read = ActAnswer(reading: acts)
    return read.isWhole && read.isOnly([kind]) && !read.isDoubted
  }

  /// The reply of the button with that text.
  func pressed(_ answer: PlainText) -> Reply? {
    surroundings.buttons.first { plain($0.text).normal == answer.normal }?.reply
  }

  /// A yes or a no in a running App Intent's own words; nil where it is neither.
  private func insideReply(to answer: PlainText) -> Reply? {
    guard case .question(let question) = expected.subject, let confirmation = question.confirmation else { return nil }
    func isOne(of words: [String]) -> Bool { words.contains { plain($0).normal == answer.normal } }
    if isOne(of: confirmation.accept) { return .yes }
    return isOne(of: confirmation.deny) ? .no : nil
  }
}
