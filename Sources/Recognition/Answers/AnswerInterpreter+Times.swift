import SimCatalog
import SimUtterances

/// A time that is changed keeps what isn't said anew: its date, and the half of its day.
extension AnswerInterpreter {
  /// An answer in which times keep what is said of the old ones.
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

  /// Slots in which times keep what is said of the old ones.
  ///
  /// - Parameter words: in which the slots' ranges are places.
  func keepingTimes(_ slots: [Slot], of words: String) -> [Slot] {
    slots.map { slot in
      guard slot.provenance.ranges.count == 1, let old = oldValue(of: slot.parameter) else { return slot }
      var slot = slot
      slot.value = keepingTimes(slot.value, of: Utterance.source(slot.provenance.ranges[0], of: words), old)
      return slot
    }
  }

  /// What a question is about, and for everything else what the intent has.
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
