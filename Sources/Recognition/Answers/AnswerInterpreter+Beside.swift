import SimCatalog

/// An unknown name, said beside values that Siri knows.
extension AnswerInterpreter {
  /// The longest unknown name, in words.
  private static let mostNameWords = 6

  /// A value of the parameter that is asked for, and the values of other parameters after it: "the Old Mill, there are
  /// four of us", "um, Rosa's".
  ///
  /// Every word must belong to one of them. The words after the name must say more than a bare number, which may be the
  /// end of the name: "Pier 39", "100 Smith Road".
  func nameBesideValues(
    _ reading: AnswerReading, _ answer: PlainText, _ question: AskedQuestion
  ) -> [Slot]? {
    guard question.isOpen, !question.parameter.type.takesAnyText, !answer.isQuestion,
      ParameterPath(answering: question.parameter, of: request?.schema, in: surroundings.catalog).filled.type.isNamed,
      let name = reading.unread.first, reading.unread.count == 1, !reading.acts.isEmpty
    else { return nil }
    let parts = marks(in: answer)
    guard !parts.has(.negation), !parts.has(.condition), !parts.has(.sentenceWord, inBytes: name) else { return nil }
    let values = reading.acts.filter { $0.kind != .filler }
    guard reading.acts.allSatisfy({ $0.kind != .filler || $0.details.form == nil }),
      values.allSatisfy({ $0.range.lowerBound >= name.upperBound && isKnownBeside($0, question) }),
      values.first.map({ isLed($0, answer) }) ?? true
    else { return nil }
    let words = plain(answer.text(bytes: name))
    guard words.count <= Self.mostNameWords else { return nil }
    let own = read(words, for: question.parameter).map { slot in
      var slot = slot
      slot.provenance.ranges = slot.provenance.ranges.map {
        $0.lowerBound + name.lowerBound..<$0.upperBound + name.lowerBound
      }
      return slot
    }
    guard own.count == 1, own[0].parameter == question.parameter.name else { return nil }
    return own + values.flatMap(\.slots)
  }

  /// Whether an act brings known values of other parameters, and no name.
  private func isKnownBeside(_ act: AnswerAct, _ question: AskedQuestion) -> Bool {
    [.inform, .set].contains(act.kind) && !act.slots.isEmpty
      && act.slots.allSatisfy {
        $0.isKnown && !$0.provenance.isGuess && !$0.value.isName && $0.parameter != question.parameter.name
      }
  }

  /// Whether a word leads to the value of an act, or more than one says it: "for four", "at eight", "four people".
  private func isLed(_ act: AnswerAct, _ answer: PlainText) -> Bool {
    guard let value = act.slots.first?.provenance.ranges.first else { return false }
    return act.range.lowerBound < value.lowerBound || plain(answer.text(bytes: value)).count > 1
  }
}

extension Value {
  /// Whether it is somebody or something that has a name.
  fileprivate var isName: Bool {
    elements.contains { element in
      switch element {
      case .person, .speakable, .place, .string, .object: true
      default: false
      }
    }
  }
}
