import SimCatalog

extension AnswerInterpreter {
  /// Values inside a sentence whose other words Siri doesn't understand: "I will be travelling in a group of four".
  ///
  /// Only values that a vocabulary, a number or a date knows, and only where nothing around one could negate it; the
  /// next question or the review shows what was taken.
  func valuesInSentence(_ reading: AnswerReading?, _ answer: PlainText) -> Reply? {
    guard let reading else { return nil }
    if let reply = valuesInSentence(in: reading, answer) { return reply }
    // Words that could be a name have swallowed the value: "to transfer $15".
    guard case .question = expected.subject, var scope = scope(), scope.kinds.contains(.inform) else {
      return nil
    }
    scope.kinds = [.inform, .affirm, .deny, .filler]
    let plainer = understander.acts(in: answer.utterance, for: scope, in: context)
    return plainer == reading ? nil : valuesInSentence(in: plainer, answer)
  }

  private func valuesInSentence(in reading: AnswerReading, _ answer: PlainText) -> Reply? {
    let read = ActAnswer(reading: reading)
    guard !answer.isQuestion || read.isAskedFor else { return nil }
    let unread = reading.unread.map { answer.text(bytes: $0) }
    let parts = marks(in: answer)
    guard !reading.unread.contains(where: { parts.has(.negation, inBytes: $0) }) else { return nil }
    var known = reading
    known.acts = known.acts.filter { act in
      !act.slots.isEmpty && act.slots.allSatisfy { $0.isKnown && !$0.provenance.isGuess }
    }
    switch expected.subject {
    case .question(let question):
      // Half an answer never starts what is done without a review.
      guard !isDoneUnseen else { return nil }
      if question.isChoice { return chosenInSentence(read, parts, answer) }
      guard question.isOpen, !question.parameter.type.takesAnyText, read.isOnly([.inform, .set, .affirm]),
        let own = values(of: question.parameter, in: ActAnswer(reading: known))
      else { return nil }
      return values(own, others: known.acts, question.parameter, answer)
    case .review:
      // A yes with words that aren't understood isn't a change either.
      guard read.isOnly([.inform, .set, .replace, .remove, .deny, .hold]) else { return nil }
      let acts = reading.acts.filter { $0.kind == .remove || known.acts.contains($0) }
      var changes = acts.compactMap { change(of: $0, answer) }
      guard !changes.isEmpty, changes.count == acts.count else { return nil }
      changes[0].unread += unread.filter { words in !changes.contains { isLabel(words, of: $0.parameter) } }
      return .review(heedful(changes))
    case .change, .app, .nextRequest: return chosenInSentence(read, parts, answer)
    case .authorisation, .unlock, .openApp, .rest, .phrase, .sheet: return nil
    }
  }

  /// The one choice in a sentence whose other words Siri doesn't understand: "the second one, and make it quick".
  private func chosenInSentence(_ read: ActAnswer, _ marks: UtteranceMarks, _ answer: PlainText) -> Reply? {
    guard read.isOnly([.choose, .affirm]), read.acts.count(where: { $0.kind == .choose }) == 1,
      offered.named(in: answer, among: expected.candidates).count < 2, !marks.has(.condition)
    else { return nil }
    return chosen(read, answer)
  }

  /// Whether words say what a value counts: "three **bowls**" where bowls are asked for.
  private func isLabel(_ words: String, of parameter: ParameterSchema) -> Bool {
    let (said, label) = (plain(words).normal, plain(surroundings.label(of: parameter)).normal)
    // Singular and plural.
    let (short, long) = said.utf8.count < label.utf8.count ? (said, label) : (label, said)
    return said == label || short.utf8.count > 2 && long.hasPrefix(short) && long.utf8.count - short.utf8.count <= 2
  }
}
