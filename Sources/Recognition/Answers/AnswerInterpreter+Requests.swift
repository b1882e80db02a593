import SimCatalog

/// Answers that are requests by themselves.
extension AnswerInterpreter {
  /// Whether a request repeats the one under way and so isn't a new one: it names no app, and the question is open.
  func isUnderWay(_ understanding: Understanding) -> Bool {
    guard case .request(let said) = understanding.outcome, let request,
      said.intent == request.intent.name, said.app == request.app
    else { return false }
    switch said.appReason {
    case .named, .verb: return false
    case .onlyOne, .vocabulary, .answered: break
    }
    switch expected.subject {
    // A call that begins at once takes a new request.
    case .question(let question): return question.isOpen || !isDoneUnseen
    case .review, .change: return said.slots.contains { !request.slots.contains($0) }
    case .app, .authorisation, .unlock, .openApp, .nextRequest, .rest, .phrase, .sheet: return false
    }
  }

  /// The values of a request that repeats the one under way; nil where it has none for the question.
  func answerInRequest(
    _ understanding: Understanding, _ answer: PlainText, _ reading: AnswerReading?
  ) -> Reply? {
    guard case .request(let said) = understanding.outcome, let schema = request?.schema else { return nil }
    let slots = said.slots.filter { schema.parameter($0.parameter)?.isResolvable == true }
    switch expected.subject {
    case .question(let question):
      guard let own = slots.first(where: { $0.parameter == question.parameter.name }) else {
        return valuesInSentence(reading, answer) ?? (slots.isEmpty ? nil : .otherValues(slots))
      }
      return .values([own] + slots.filter { $0.parameter != own.parameter }, answer)
    case .review, .change:
      let changes = slots.compactMap { slot in
        schema.parameter(slot.parameter).map { ReviewChange(parameter: $0, slots: [slot], words: answer.source) }
      }
      return changes.isEmpty ? nil : .review(.change(changes))
    case .app, .authorisation, .unlock, .openApp, .nextRequest, .rest, .phrase, .sheet: return nil
    }
  }

  /// Whether an answer is a new request.
  func isRequest(
    _ understanding: Understanding, named least: Int, unnamed: Int?, mayAskWhichApp: Bool
  ) -> Bool {
    switch understanding.outcome {
    case .request(let request):
      switch request.appReason {
      case .named, .verb: return request.confidence >= least
      case .onlyOne: return unnamed.map { request.phrase != nil && request.confidence >= $0 } ?? false
      // A name alone answers a question; it isn't a request.
      case .vocabulary, .answered: return false
      }
    case .whichApp: return unnamed != nil && mayAskWhichApp
    case .declined: return false
    }
  }

  /// Whether an answer is an option, a yes, a no or a button, or a value of another kind than a text, whatever else it
  /// may be: the user's phrases don't override these.
  func isPlainAnswer(_ answer: PlainText, _ readings: inout Readings) -> Bool {
    if offered.shown(as: answer) != nil { return true }
    if pressed(answer) != nil { return true }
    for case .act(let kind, _) in expected.accepts where isAct(kind, answer, &readings) { return true }
    readActs(of: answer, &readings)
    if let acts = readings.acts, acts.acts.allSatisfy({ $0.slots.isEmpty }), actReply(to: answer, acts) != nil {
      return true
    }
    guard case .question(let question) = expected.subject else { return false }
    // Where any words are a text, so is a phrase of the user's.
    if question.parameter.type.takesAnyText { return surroundings.owner(ofPhrase: answer.normal) == .user }
    return read(answer, for: question.parameter).first?.isKnown == true
  }
}
