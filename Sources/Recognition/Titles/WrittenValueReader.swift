import SimCatalog

/// Reads some text as the value of a parameter: as a transcript writes one, or as it is said.
struct WrittenValueReader {
  let understander: any Understander
  let surroundings: any HearingSurroundings

  /// The value; nil where the text can't be one.
  func value(of text: String, for parameter: ParameterSchema, _ intent: IntentName, _ app: String) -> Value? {
    let words = understander.line(text)
    // Without antecedents and location, so that what is written means the same everywhere.
    let context = RecognitionContext(now: surroundings.requestContext.now, preferredApp: app)
    switch parameter.type {
    case .string: return .string(text)
    case .boolean:
      let truth = understander.truth(of: words, in: surroundings.requestContext)
      let isYes = truth == true || ["yes", "true", "1"].contains(text.lowercased())
      let isNo = truth == false || ["no", "false", "0"].contains(text.lowercased())
      return isYes == isNo ? nil : .boolean(isYes)
    case .integer: if let number = Int(text) { return .integer(number) }
    case .double: if let number = Double(text), number.isFinite { return .double(number) }
    case .enumeration(let type):
      let cases = surroundings.catalog.enumeration(named: type)?.cases.map(\.name) ?? []
      let exact = cases.first { $0.lowercased() == text.lowercased() }
      if let name = exact ?? surroundings.cases(of: type, in: app).named(words, isWhole: true) {
        return .enumeration(EnumerationValue(type: type, cases: [name]))
      }
    case .person, .speakable, .place, .date, .dateRange, .money, .object: break
    }
    let read = understander.readAnswers(words.utterance, as: parameter, of: intent, app: app, in: context)
    if let slot = read.first { return slot.value }
    let path = ParameterPath(parameter, in: surroundings.catalog)
    return Value(named: text, as: path.filled.type).map(path.value)
  }
}

extension Value {
  /// A value for an unknown name: a text, a person, a thing or a place may have it; nil for types without names.
  init?(named name: String, as type: ParameterType) {
    switch type {
    case .string: self = .string(name)
    case .person: self = .person(Person(displayName: name, spokenPhrase: name))
    case .speakable: self = .speakable(SpeakableString(spokenPhrase: name))
    case .place: self = .place(Place(name: name))
    case .boolean, .integer, .double, .date, .dateRange, .money, .enumeration, .object: return nil
    }
  }
}
