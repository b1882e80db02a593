import SimCatalog

/// A value that is there: its parameter, and which of several it is.
struct HeldValue {
  var parameter: ParameterSchema
  /// Its index in a list; nil where there is only one.
  var element: Int?

  fileprivate init(_ parameter: ParameterSchema, _ index: Int) {
    self.parameter = parameter
    element = parameter.isList ? index : nil
  }
}

/// Words that name what is there.
extension AnswerInterpreter {
  /// The change to the parameter whose value a vocabulary, a number or a date knows: the usual parameter first, then
  /// the filled ones, then the others. A parameter that takes any words isn't considered.
  func change(knownIn text: String) -> ReviewChange? {
    let answer = plain(text)
    guard let request, answer.count <= AnswerReading.mostWords else { return nil }
    for parameter in request.correctable where !parameter.type.takesAnyText {
      let slots = read(answer, for: parameter)
      guard let slot = slots.first, slot.parameter == parameter.name, slot.isKnown else { continue }
      // Some of the words only sound like a name: that isn't enough.
      if slot.provenance.isGuess, !slot.provenance.unread.isEmpty { continue }
      return ReviewChange(parameter: parameter, slots: slots, words: text)
    }
    return nil
  }

  /// The value that words refer to: by its name, a part of it, or the same value put differently.
  func held(_ words: PlainText, in there: [HeldParameter]) -> HeldValue? {
    guard !words.isEmpty else { return nil }
    for item in there {
      if let index = item.elements.firstIndex(where: { isCalled(words, $0) }) {
        return HeldValue(item.parameter, index)
      }
    }
    // "The truck": the article isn't part of the name.
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

  /// Whether what was said is a value that is there, which the handler may have turned into its own.
  private func isSame(_ said: Value, _ value: Value) -> Bool {
    said.elements.contains { $0 == value || isCalled(plain(surroundings.text(of: $0)), value) }
  }

  /// Whether words are a name of a value: any part of a person's, the last words of another kind's, all of a text.
  private func isCalled(_ words: PlainText, _ value: Value) -> Bool {
    switch value {
    case .string(let text): words.normal == plain(text).normal
    case .person: surroundings.names(of: value).contains { plain($0).contains(words.tokens) }
    case .boolean, .integer, .double, .speakable, .place, .date, .dateRange, .money, .enumeration, .object, .list:
      surroundings.names(of: value).contains { plain($0).tokens.suffix(words.tokens.count).elementsEqual(words.tokens) }
    }
  }
}
