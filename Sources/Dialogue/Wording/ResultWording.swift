import SimCatalog
import SimRecognition

/// The elements of a result in Siri's words.
struct ResultWording {
  let presentation: ResultPresentation
  private let wording: Wording

  init(_ presentation: ResultPresentation, _ wording: Wording) {
    (self.presentation, self.wording) = (presentation, wording)
  }

  /// The values that lines about an element may name.
  func values(of element: ObjectValue) -> [String: String] { values(of: element, wording) }

  private func values(of element: ObjectValue, _ wording: Wording) -> [String: String] {
    var values: [String: String] = [:]
    for part in presentation.parts { values[part.name] = text(of: part, element, wording) }
    return values
  }

  /// The identifiers of a line about an element, the one for its kind first: `calls.item.missed`.
  func identifiers(_ line: String, of element: ObjectValue) -> [String] {
    let general = "\(presentation.lines).\(line)"
    return variant(of: element).map { ["\(general).\($0)", general] } ?? [general]
  }

  /// The case for which an element has a line of its own; nil where it has none: `missed`, and `true` for a Boolean.
  func variant(of element: ObjectValue) -> String? {
    guard let variant = presentation.variant, variant.requires.map({ element.value(at: $0) != nil }) ?? true else {
      return nil
    }
    let name: String?
    switch element.value(at: variant.property) {
    case .enumeration(let kind): name = kind.cases.first
    case .boolean(let truth): name = truth ? "true" : "false"
    case .string, .integer, .double, .person, .speakable, .place, .date, .dateRange, .money, .list, .object, nil:
      name = nil
    }
    return name.flatMap { variant.except.contains($0) ? nil : $0 }
  }

  /// The response with its properties replaced by what the presentation's parts make of them: a charge in per cent.
  func described(_ response: IntentResponse) -> IntentResponse {
    var described = response
    let values = values(of: ObjectValue(type: "", fields: response.fields))
    for part in presentation.parts {
      guard let text = values[part.name] else { continue }
      described.fields.removeAll { $0.name == part.name }
      described.fields.append(Field(name: part.name, value: .string(text)))
    }
    return described
  }

  /// An element as a row of the card.
  func row(_ element: ObjectValue) -> CardContent.Row {
    var wording = wording
    wording.isCard = true
    let values = values(of: element, wording)
    let text = wording.lines.text("\(presentation.lines).detail", values) ?? ""
    return CardContent.Row(label: presentation.label.flatMap { values[$0] }, text: text)
  }

  /// An element as an option.
  func option(_ element: ObjectValue) -> Option {
    let values = values(of: element)
    let name = presentation.label.flatMap { values[$0] } ?? ValueNotation.text(of: .object(element))
    return Option(name, detail: wording.lines.text("\(presentation.lines).detail", values))
  }

  /// What all elements have in common of what was asked for. A missed call was also received, and the latest is not a
  /// kind of call.
  func shared(by elements: [ObjectValue], asked intent: FilledIntent) -> [String: String] {
    var values: [String: String] = [:]
    for shared in presentation.shared {
      guard case .enumeration(let value) = intent[shared.parameter], value.cases.count == 1,
        !value.cases.contains(where: shared.except.contains)
      else { continue }
      let areAll = elements.allSatisfy { element in
        if case .enumeration(let own) = element[shared.property] { own.cases == value.cases } else { false }
      }
      if areAll { values[shared.name] = wording.text(of: .enumeration(value)) }
    }
    return values
  }

  private func text(of part: ResultPresentation.Part, _ element: ObjectValue, _ wording: Wording) -> String? {
    let held = part.properties.compactMap { element.value(at: $0) }.filter { $0 != .list([]) }
    switch part.style {
    case .element: return wording.text(of: .object(element))
    case .all:
      let texts = held.map(wording.text(of:)).filter { !$0.isEmpty }
      return texts.isEmpty ? nil : wording.and(texts)
    case .duration: return held.first.flatMap { duration($0, wording) }
    case .minutes: return held.first.flatMap(\.number).flatMap { duration(.double($0 * 60), wording) }
    case .percent:
      guard let share = held.first.flatMap(\.number), share.magnitude < 1e6 else { return nil }
      let amount = Int((share <= 1 ? share * 100 : share).rounded())
      return wording.lines.text("percent", ["amount": String(amount)])
    case .first:
      guard let first = held.first else { return nil }
      if case .enumeration(let kind) = first {
        if kind.cases.contains(where: part.except.contains) { return nil }
        if !part.only.isEmpty, kind.cases != part.only { return nil }
      }
      return wording.text(of: first)
    }
  }

  /// "42 s", "5 min", "1 h 10 min"; nil for none.
  private func duration(_ value: Value, _ wording: Wording) -> String? {
    let seconds: Int
    switch value {
    case .integer(let number): seconds = number
    case .double(let number): seconds = number >= 1 && number < 1e9 ? Int(number) : 0
    case .string, .boolean, .person, .speakable, .place, .date, .dateRange, .money, .enumeration, .list, .object:
      return nil
    }
    guard seconds > 0 else { return nil }
    if seconds < 60 { return wording.lines.text("duration.seconds", ["seconds": String(seconds)]) }
    let minutes = seconds / 60
    if minutes < 60 { return wording.lines.text("duration.minutes", ["minutes": String(minutes)]) }
    return wording.lines.text("duration.hours", ["hours": String(minutes / 60), "minutes": String(minutes % 60)])
  }
}

extension Value {
  /// Its number; nil where it isn't one.
  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .string, .boolean, .person, .speakable, .place, .date, .dateRange, .money, .enumeration, .list, .object: nil
    }
  }
}

extension ObjectValue {
  /// The value of a property, or of a property of the object that one holds: `balance.currencyCode`.
  func value(at path: String) -> Value? {
    guard let point = path.firstIndex(of: ".") else { return self[path] }
    guard case .object(let inner) = self[String(path[..<point])] else { return nil }
    return inner.value(at: String(path[path.index(after: point)...]))
  }
}
