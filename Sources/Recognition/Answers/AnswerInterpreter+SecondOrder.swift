import SimCatalog

/// A yes to a review followed by a new order: "send it and call her".
extension AnswerInterpreter {
  /// The order after an unmixed yes, as it was said; nil where there is none.
  ///
  /// A yes ends with its sentence, or at a pause followed by a joining word (好的，再…). Before a comma alone, or an "and"
  /// without a pause, it must say what to do: "yes, call her" and "go ahead and call her" may mean one thing, "send it
  /// and call her" means two.
  func secondOrder(in answer: PlainText) -> String? {
    guard case .review = expected.subject else { return nil }
    guard answer.count <= AnswerReading.mostWords else { return nil }
    func cut(at start: Int) -> (before: Range<Int>, after: Range<Int>) { (0..<start, start..<answer.count) }
    let (marks, sentences, clauses) = (marks(in: answer), answer.sentenceStarts, answer.clauseStarts)
    for (before, after) in marks.joints + sentences.map(cut) + clauses.map(cut) {
      let isApart = before.upperBound < after.lowerBound && clauses.contains(before.upperBound)
      let isEnd = sentences.contains(before.upperBound)
      // "And tell her as soon as I'm there" depends on a condition.
      if agrees(plain(answer.text(before)), sayingWhat: !isApart && !isEnd),
        !marks.has(.condition, in: after), !marks.has(.negation, in: after), isOrder(plain(answer.text(after)))
      {
        return answer.text(after)
      }
    }
    return nil
  }

  /// - Parameter sayingWhat: whether the yes must say what to do: a mere "confirm" agrees to anything.
  private func agrees(_ words: PlainText, sayingWhat: Bool) -> Bool {
    guard !words.isQuestion, let acts = acts(of: words) else { return false }
    let read = ActAnswer(reading: acts)
    return read.isWhole && read.isUnmixedYes
      && (!sayingWhat || read.acts.contains { $0.kind == .send && $0.details.deeds != nil })
  }

  /// Acts that refer to the review.
  private static let aboutTheReview: Set<AnswerAct.Kind> = [
    .deny, .cancel, .hold, .again, .help, .back, .set, .replace, .remove, .add, .append, .change, .but,
  ]

  private func isOrder(_ words: PlainText) -> Bool {
    // "Pay, and make it 30" is one answer.
    guard let acts = acts(of: words)?.acts,
      // What the speaker isn't sure of isn't done either.
      !acts.contains(where: { Self.aboutTheReview.contains($0.kind) || $0.details.form == .doubt })
    else { return false }
    let understanding = understander.understand(words.utterance, in: context)
    // Who "her" is may be known by the time that this is done.
    if case .declined(.nobodyMeant) = understanding.outcome { return true }
    return understanding.asksForSomething
  }
}
