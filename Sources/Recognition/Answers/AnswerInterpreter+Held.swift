import SimCatalog

/// A value that is there: of which parameter, and which of several.
struct HeldValue {
  var parameter: ParameterSchema
  /// Its number in a list; nil where there is only one.
  var element: Int?

  fileprivate init(_ parameter: ParameterSchema, _ index: Int) {
    self.parameter = parameter
    element = parameter.isList ? index : nil
  }
}

/// Words that name what is there.
extension AnswerInterpreter {
  /// The parameter of which a vocabulary, a number or a date knows the value: the usual one first, then those that are
  /// filled, then the others. One that takes any words is never meant by them alone.
  func change(knownIn text: String) -> ReviewChange? {
    let answer = plain(text)
    guard let request, answer.count <= AnswerReading.mostWords else { return nil }
    for parameter in request.correctable where !parameter.type.takesAnyText {
      let slots = read(answer, for: parameter)
      guard let slot = slots.first, slot.parameter == parameter.name, slot.isKnown else { continue }
      // Some of the words only sound like somebody's name: that is not enough.
      if slot.provenance.isGuess, !slot.provenance.unread.isEmpty { continue }
      return ReviewChange(parameter: parameter, slots: slots, words: text)
    }
    return nil
  }

  /// The value that words name: its name or a part of it, or the same value said otherwise.
  func held(_ words: PlainText, in there: [HeldParameter]) -> HeldValue? {
    guard !words.isEmpty else { return nil }
    for item in there {
      if let index = item.elements.firstIndex(where: { isCalled(words, $0) }) {
        return HeldValue(item.parameter, index)
      }
    }
    // "The truck": an article is no part of the name.
    if words.tokens.count > 1 {
      let rest = plain(words.text(1..<words.tokens.count))
      for item in there where !item.parameter.type.takesAnyText {
        let index = item.elements.firstIndex { element in
          surroundings.names(of: element).contains { plain($0).normal == rest.normal }
        }
        if let index { return HeldValue(item.parameter, index) }
      }
    }
    for item in there where !item.parameter.type.takesAnyText {
      guard let said = read(words, for: item.parameter).first, said.isKnown, said.provenance.unread.isEmpty,
        let index = item.elements.firstIndex(where: { isSame(said.value, $0) })
      else { continue }
      return HeldValue(item.parameter, index)
    }
    return nil
  }

  /// Whether what was said is a value that is there, which the handler may have made into its own.
  private func isSame(_ said: Value, _ value: Value) -> Bool {
    said.elements.contains { $0 == value || isCalled(plain(surroundings.text(of: $0)), value) }
  }

  /// Whether words are a name of a value: any part of a person's, the last words of another's, all of a text.
  private func isCalled(_ words: PlainText, _ value: Value) -> Bool {
    switch value {
    case .string(let text): words.normal == plain(text).normal
    case .person: surroundings.names(of: value).contains { plain($0).contains(words.tokens) }
    case .boolean, .integer, .double, .speakable, .place, .date, .dateRange, .money, .enumeration, .object, .list:
      surroundings.names(of: value).contains { plain($0).tokens.suffix(words.tokens.count).elementsEqual(words.tokens) }
    }
  }
}
