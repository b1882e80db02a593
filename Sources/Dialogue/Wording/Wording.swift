import SimCatalog

/// Values in Siri's words: in sentences, choices and cards of one language.
struct Wording {
  let lines: LineCatalogue
  let now: CivilDateTime
  /// Whether it is for a card rather than for a sentence.
  var isCard = false

  init(lines: LineCatalogue, now: CivilDateTime) { (self.lines, self.now) = (lines, now) }

  /// A value as part of a sentence.
  func text(of value: Value) -> String {
    switch value {
    case .string(let text): text
    case .boolean(let flag): lines.text(flag ? "value.yes" : "value.no") ?? ValueNotation.text(of: value)
    case .integer, .double: lines.digits.written(ValueNotation.text(of: value))
    case .person(let person): ValueNotation.name(of: person)
    case .speakable(let term): term.spokenPhrase
    case .place(let place): place.name
    case .date(let parts): text(of: parts)
    case .dateRange(let range): text(of: range)
    case .money(let money): text(of: money)
    case .enumeration(let value): and(value.cases.map { lines.text("value.\(value.type).\($0)") ?? $0 })
    case .list(let values): and(values.map(text(of:)))
    case .object(let object): text(of: object)
    }
  }

  /// A value as a card shows it: people with the handle that was chosen.
  func cardText(of value: Value) -> String {
    var wording = self
    wording.isCard = true
    return wording.text(onCard: value)
  }

  private func text(onCard value: Value) -> String {
    switch value {
    case .person(let person): text(of: person, "person.handle")
    case .list(let values) where values.count > 1:
      and(
        values.map {
          if case .person(let person) = $0 { text(of: person, "person.handleInList") } else { text(of: $0) }
        })
    case .list(let values): values.first.map(text(onCard:)) ?? ""
    case .string, .boolean, .integer, .double, .speakable, .place, .date, .dateRange, .money, .enumeration, .object:
      text(of: value)
    }
  }

  /// A person with the label of the chosen handle.
  private func text(of person: Person, _ line: String) -> String {
    let name = ValueNotation.name(of: person)
    guard let label = person.handle?.label.map(handleLabel), !label.isEmpty, !name.isEmpty else { return name }
    return lines.text(line, ["name": name, "label": label]) ?? name
  }

  /// "mobile" in the conversation's language.
  func handleLabel(_ label: String) -> String {
    // Contacts stores its own labels in this form.
    var plain = label
    if plain.hasPrefix("_$!<"), plain.hasSuffix(">!$_") { plain = String(plain.dropFirst(4).dropLast(4)) }
    return lines.text("handle.\(plain.lowercased())") ?? plain
  }

  /// Other names that the user may have for a number with this label.
  func otherNames(ofHandleLabel label: String) -> [String] {
    [label] + lines.texts("handle.\(label.lowercased())").dropFirst()
  }

  func text(of object: ObjectValue) -> String {
    if object.type == "INPriceRange", let text = priceRange(object) { return text }
    if object.type == "INBalanceAmount", let text = balance(object) { return text }
    var values: [String: String] = [:]
    for field in object.fields { values[field.name] = text(of: field.value) }
    // An object of which nothing is known has no text; its class is for the trace.
    return lines.text("text.\(object.type)", values)
      ?? (object.fields.isEmpty ? "" : ValueNotation.text(of: .object(object)))
  }

  // MARK: Lists

  /// "A, B or C".
  func or(_ texts: [String]) -> String { list(texts, "list.or", "list.orMany") }

  /// "A, B and C".
  func and(_ texts: [String]) -> String { list(texts, "list.and", "list.andMany") }

  /// "A, B or C" in a statement rather than a question.
  func any(_ texts: [String]) -> String { list(texts, "list.any", "list.any") }

  private func list(_ texts: [String], _ two: String, _ many: String) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    let first = texts.dropLast().reduce("") { so, text in
      so.isEmpty ? text : lines.text("list.comma", ["first": so, "last": text]) ?? "\(so), \(text)"
    }
    return lines.text(texts.count == 2 ? two : many, ["first": first, "last": last]) ?? "\(first), \(last)"
  }
}
