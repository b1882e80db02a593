import SimCatalog
import SimUtterances

/// A changed time keeps what isn't said again: its date and its half of the day.
extension AnswerInterpreter {
  /// A reply whose times keep the parts of the old ones that weren't said again.
  func keepingTimes(_ reply: Reply, _ answer: PlainText) -> Reply {
    switch reply {
    case .values(let slots, let words): .values(keepingTimes(slots, of: words.source), words)
    case .otherValues(let slots): .otherValues(keepingTimes(slots, of: answer.source))
    case .review(.change(let changes)): .review(.change(changes.map(keepingTimes)))
    case .yes, .no, .cancel, .again, .help, .hold, .back, .more, .choice, .narrowed, .review, .text, .request,
      .followUp, .verbatim:
      reply
    }
  }

  private func keepingTimes(_ change: ReviewChange) -> ReviewChange {
    guard case .set(let slots, let element) = change.kind else { return change }
    var change = change
    change.kind = .set(keepingTimes(slots, of: change.words), insteadOf: element)
    return change
  }

  /// Slots whose times keep the parts of the old ones that weren't said again.
  ///
  /// - Parameter words: the words that the slots' ranges refer to.
  func keepingTimes(_ slots: [Slot], of words: String) -> [Slot] {
    slots.map { slot in
      guard slot.provenance.ranges.count == 1, let old = oldValue(of: slot.parameter) else { return slot }
      var slot = slot
      slot.value = keepingTimes(slot.value, of: Utterance.source(slot.provenance.ranges[0], of: words), old)
      return slot
    }
  }

  /// The value that a question is about; for any other parameter the intent's.
  private func oldValue(of parameter: String) -> Value? {
    if case .question(let question) = expected.subject, question.parameter.name == parameter,
      let value = question.value ?? question.refused
    {
      return value
    }
    return request?.intent[parameter]
  }

  private func keepingTimes(_ value: Value, of words: String, _ old: Value) -> Value {
    switch (value, old) {
    case (.dateRange, .dateRange(let held)): return time(words, keeping: held).map { .dateRange($0) } ?? value
    case (.date, .date(let held)):
      return time(words, keeping: DateRange(start: held, end: held))?.start.map { .date($0) } ?? value
    case (.object(var object), .object(let held)):
      for field in object.fields {
        if let old = held[field.name] { object[field.name] = keepingTimes(field.value, of: words, old) }
      }
      return .object(object)
    default: return value
    }
  }

  private func time(_ words: String, keeping held: DateRange) -> DateRange? {
    understander.time(words, keeping: held, in: context)
  }
}
