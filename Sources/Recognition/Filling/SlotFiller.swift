import SimCatalog
import SimLexicon
import SimPhrases
import SimUtterances

/// Makes values of the words that fill slots, each with its provenance.
struct SlotFiller {
  let sentence: Sentence
  let knowledge: Knowledge
  let intent: IntentName
  let schema: IntentSchema?
  /// The app whose own vocabulary applies; nil when none is known.
  let app: Int?
  /// The origin of values that no vocabulary knows.
  var origin: Provenance.Origin = .words
  /// The device's location; nil where it may not be used.
  var here: Place?
  /// Whom and what the last turns were about.
  var antecedents = Antecedents()

  var lexicon: Lexicon { knowledge.lexicon }
  var numbers: NumberLabels { knowledge.language.numbers }

  /// The slots of a reading, in the order of the words; then the values that the intent sets.
  func slots(
    of derivation: Derivation, network: PhraseNetwork, readers: [SlotReader], constants: [PhraseNetwork.Constant] = []
  ) -> [Slot] {
    var result: [(word: Int, slot: Slot)] = []
    var labels: [(parameter: String, fill: Derivation.Fill)] = []
    for fill in derivation.fills {
      let parameter = network.slots[fill.slot].parameter
      if readers[fill.slot].making == .label {
        labels.append((parameter, fill))
        continue
      }
      if let companion = network.slots[fill.slot].companion {
        result += measure(fill, parameter, companion).map { (fill.words.lowerBound, $0) }
        continue
      }
      if let plain = schema?.parameter(parameter), !plain.isObject {
        let slot = slot(fill, parameter: parameter, schema: plain, reader: readers[fill.slot])
        if let slot { result.append((fill.words.lowerBound, slot)) }
        continue
      }
      let path = schema.flatMap { ParameterPath(parameter, of: $0, in: knowledge.catalog) }
      // For a list of objects, each name makes one object.
      var filled = path?.filled
      if path?.parameter.isList == true { filled?.isList = true }
      guard let slot = slot(fill, parameter: parameter, schema: filled, reader: readers[fill.slot]) else { continue }
      result.append((fill.words.lowerBound, path.map { whole(slot, $0) } ?? slot))
    }
    for (number, word) in derivation.constants {
      let constant = network.constants[number]
      if let slot = self.constant(constant) { result.append((word, slot)) }
    }
    var slots: [Slot] = []
    for (_, slot) in result.sorted(by: { $0.word < $1.word }) {
      if let index = slots.firstIndex(where: { $0.parameter == slot.parameter }) {
        slots[index] = merged(slots[index], slot)
      } else {
        slots.append(slot)
      }
    }
    for constant in constants where !slots.contains(where: { $0.parameter == constant.parameter }) {
      if let slot = self.constant(constant) { slots.append(slot) }
    }
    for (parameter, fill) in labels { setLabel(fill, of: parameter, in: &slots) }
    return slots
  }

  /// The value of a slot; nil when none of its words are left.
  func slot(_ fill: Derivation.Fill, parameter: String, schema: ParameterSchema?, reader: SlotReader) -> Slot? {
    switch reader.making {
    case .people: return people(fill, parameter: parameter, schema: schema, reader: reader)
    case .text:
      let range = sentence.textRange(fill.words)
      let text = sentence.utterance.source(range)
      guard !text.isEmpty else { return nil }
      return made(parameter, textValue(text, schema), Provenance(origin, ranges: [range]), schema)
    case .tags: return tags(fill, parameter: parameter, schema: schema)
    case .place: return place(fill, parameter: parameter, schema: schema)
    case .term: return term(fill, parameter: parameter, schema: schema)
    case .label: return nil
    case .reading:
      guard let reading = fill.reading else { return nil }
      // There are no two and a half people.
      if case .double = reading.value, schema?.type == .integer { return nil }
      let range = sentence.range(fill.words)
      return made(parameter, converted(reading.value, schema), Provenance(origin, ranges: [range]), schema)
    }
  }

  /// A slot for the parameter, made from a slot for the field that words fill.
  func whole(_ slot: Slot, _ path: ParameterPath) -> Slot {
    Slot(parameter: path.parameter.name, value: path.value(slot.value), provenance: slot.provenance)
  }

  /// The two slots of a measure: its number and its unit. Empty where SiriKit doesn't have the unit.
  func measure(_ fill: Derivation.Fill, _ parameter: String, _ companion: String) -> [Slot] {
    guard case .list(let values)? = fill.reading?.value, values.count == 2, case .enumeration(let unit) = values[1],
      case .enumeration(let type)? = schema?.parameter(companion)?.type,
      knowledge.catalog.enumeration(named: type)?.rawValue(of: unit.cases) != nil
    else { return [] }
    let provenance = Provenance(origin, ranges: [sentence.range(fill.words)])
    return [
      Slot(parameter: parameter, value: converted(values[0], schema?.parameter(parameter)), provenance: provenance),
      Slot(
        parameter: companion, value: .enumeration(EnumerationValue(type: type, cases: unit.cases)),
        provenance: provenance),
    ]
  }

  private func made(_ parameter: String, _ value: Value, _ provenance: Provenance, _ schema: ParameterSchema?) -> Slot {
    if case .list = value { return Slot(parameter: parameter, value: value, provenance: provenance) }
    let isList = schema?.isList ?? false
    return Slot(parameter: parameter, value: isList ? .list([value]) : value, provenance: provenance)
  }

  private func textValue(_ text: String, _ schema: ParameterSchema?) -> Value {
    schema?.type == .speakable ? .speakable(SpeakableString(spokenPhrase: text)) : .string(text)
  }

  /// A reader's value in the type that the parameter has.
  private func converted(_ value: Value, _ schema: ParameterSchema?) -> Value {
    switch (value, schema?.type) {
    case (.integer(let number), .double): .double(Double(number))
    case (.dateRange(let range), .date): (range.start ?? range.end).map { .date($0) } ?? value
    case (.enumeration(let value), .boolean): .boolean(value.cases == ["true"])
    case (.date(let date), .dateRange): .dateRange(DateRange(start: date, end: date))
    default: value
    }
  }

  /// The bytes of a place's name: with brackets and quotation marks that are closed inside, without a mark that ends a
  /// sentence.
  private func placeRange(_ words: Range<Int>) -> Range<Int> {
    let (plain, whole) = (sentence.range(words), sentence.textRange(words))
    guard whole.upperBound > plain.upperBound else { return whole }
    let tail = sentence.utterance.source(plain.upperBound..<whole.upperBound)
    let kept = tail.lastIndex { !Sentence.enders.contains($0) }.map { tail[...$0].utf8.count } ?? 0
    return whole.lowerBound..<plain.upperBound + kept
  }

  private func place(_ fill: Derivation.Fill, parameter: String, schema: ParameterSchema?) -> Slot? {
    let range = placeRange(fill.words)
    if fill.parts.count == 1, case .term(let number) = fill.parts[0].part {
      for term in sentence.terms(number, lexicon) {
        guard case .place(let index) = term.source else { continue }
        let origin = Provenance.Origin.vocabulary(term: term.spoken.spokenPhrase, source: .places)
        let value = Value.place(lexicon.user.places[index].place)
        return made(parameter, value, Provenance(origin, ranges: [range]), schema)
      }
    }
    let name = sentence.utterance.source(range)
    if knowledge.language.isHere(name) {
      let origin = Provenance.Origin.vocabulary(term: name, source: .device)
      return made(parameter, .place(here ?? Place(name: name)), Provenance(origin, ranges: [range]), schema)
    }
    return made(parameter, .place(Place(name: name)), Provenance(origin, ranges: [range]), schema)
  }

  /// A group or a term: the vocabulary's entry, or the words.
  private func term(_ fill: Derivation.Fill, parameter: String, schema: ParameterSchema?) -> Slot? {
    let range = sentence.range(fill.words)
    if fill.parts.count == 1, case .term(let number) = fill.parts[0].part, let term = best(number, parameter) {
      let origin = Provenance.Origin.vocabulary(term: term.spoken.spokenPhrase, source: term.vocabularySource)
      let value: Value = schema?.type == .string ? .string(term.spoken.spokenPhrase) : .speakable(term.spoken)
      let provenance = Provenance(origin, ranges: [range], isGuess: sentence.hits[number].isGuess)
      return made(parameter, value, provenance, schema)
    }
    let words = sentence.utterance.source(range)
    let value: Value = schema?.type == .string ? .string(words) : .speakable(SpeakableString(spokenPhrase: words))
    return made(parameter, value, Provenance(origin, ranges: [range]), schema)
  }

  /// The most important of a hit's terms that fill a parameter.
  func best(_ hit: Int, _ parameter: String) -> Term? {
    let terms = sentence.terms(hit, lexicon).filter { $0.app == nil || app == nil || $0.app == app }
    // The intent's own list first, then an app's list for another intent with such a parameter.
    return terms.first { $0.fills(parameter, of: intent, in: knowledge.catalog) } ?? terms.first {
      $0.isValue(of: parameter, for: intent, in: knowledge.catalog)
    }
      ?? terms.first { $0.kinds.contains(.group) }
  }

  /// - Returns: nil for a reference to what was mentioned, where nothing was.
  func constant(_ constant: PhraseNetwork.Constant) -> Slot? {
    let path = schema.flatMap { ParameterPath(constant.parameter, of: $0, in: knowledge.catalog) }
    let parameter = path?.filled
    if let all = MentionedConstant.meansAll[constant.value] { return mentioned(path, all: all) }
    let value: Value =
      switch parameter?.type {
      case .enumeration(let type): .enumeration(EnumerationValue(type: type, cases: cases(constant.value)))
      case .boolean: .boolean(constant.value == "true")
      case .integer: Int(constant.value).map { .integer($0) } ?? .string(constant.value)
      case .double: Double(constant.value).map { .double($0) } ?? .string(constant.value)
      case .speakable: .speakable(speakable(constant.value, parameter?.name ?? ""))
      // "me": a phrase can name no one else.
      case .person: .person(lexicon.user.ownPerson(spoken: constant.value))
      default: .string(constant.value)
      }
    let slot = made(constant.parameter, value, Provenance(origin), parameter)
    return path.map { whole(slot, $0) } ?? slot
  }

  /// The name that a phrase means, in a vocabulary's form.
  private func speakable(_ name: String, _ parameter: String) -> SpeakableString {
    let terms = lexicon.terms(named: name).filter { $0.app == nil || app == nil || $0.app == app }
    return terms.first { $0.fills(parameter, of: intent, in: knowledge.catalog) }?.spoken
      ?? SpeakableString(spokenPhrase: name)
  }

  private func cases(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
  }

  /// An object with the fields of both; the later value of a field wins.
  private func filled(_ first: ObjectValue, _ second: ObjectValue) -> ObjectValue {
    var object = first
    for field in second.fields { object[field.name] = field.value }
    return object
  }

  /// Two values of one parameter: lists, option sets and objects are merged; otherwise the later one wins.
  private func merged(_ a: Slot, _ b: Slot) -> Slot {
    let value: Value? =
      switch (a.value, b.value) {
      case (.list(let first), .list(let second)): .list(first + second)
      case (.enumeration(let first), .enumeration(let second)):
        .enumeration(EnumerationValue(type: first.type, cases: first.cases + second.cases))
      case (.object(let first), .object(let second)): .object(filled(first, second))
      default: nil
      }
    guard let value else { return b }
    let ranges = a.provenance.ranges + b.provenance.ranges
    return Slot(parameter: a.parameter, value: value, provenance: Provenance(a.provenance.origin, ranges: ranges))
  }
}

extension ParameterSchema {
  /// Whether words fill a field of it.
  fileprivate var isObject: Bool { if case .object = type { true } else { false } }
}
