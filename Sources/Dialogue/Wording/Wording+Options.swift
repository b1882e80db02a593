import SimCatalog
import SimRecognition

extension Wording {
  /// The options of a question as they are shown, with all their names.
  func options(_ values: [Value]) -> [Option] {
    let persons = values.compactMap { if case .person(let person) = $0 { person } else { nil } }
    guard persons.count == values.count else { return values.map(option) }
    if areHandlesOfOne(values) { return persons.map(handleOption) }
    var seen: [String: Int] = [:]
    for person in persons { seen[ValueNotation.name(of: person), default: 0] += 1 }
    return persons.map { person in
      let name = ValueNotation.name(of: person)
      let others = [person.nickname, person.spokenPhrase].compactMap { $0 }.filter { $0 != name }
      guard seen[name, default: 0] > 1 else { return Option(name, alsoCalled: others) }
      let label = person.handle?.label.map(handleLabel)
      let text = label.flatMap { lines.text("person.handleInList", ["name": name, "label": $0]) } ?? name
      return Option(text, detail: person.handle?.value, alsoCalled: others + (label.map { [$0] } ?? []))
    }
  }

  /// All names of a value.
  func names(of value: Value) -> [String] {
    var names = options([value]).flatMap(\.names) + [ValueNotation.text(of: value), text(of: value)]
    if case .money(let money) = value { names.append(text(ofAmount: money)) }
    return names
  }

  /// Whether the options are numbers and addresses of the same person.
  func areHandlesOfOne(_ values: [Value]) -> Bool {
    var name: String?
    for value in values {
      guard case .person(let person) = value, person.handle != nil else { return false }
      let own = ValueNotation.name(of: person)
      if let name, name != own { return false }
      name = own
    }
    return values.count > 1
  }

  private func handleOption(_ person: Person) -> Option {
    let value = person.handle?.value ?? ""
    guard let label = person.handle?.label, !label.isEmpty else { return Option(value) }
    return Option(
      handleLabel(label), detail: value.isEmpty ? nil : value, alsoCalled: otherNames(ofHandleLabel: label))
  }

  private func option(_ value: Value) -> Option {
    switch value {
    case .speakable(let term): Option(term.spokenPhrase, alsoCalled: [term.vocabularyIdentifier].compactMap { $0 })
    case .place(let place): Option(place.name, detail: place.street)
    case .string, .boolean, .integer, .double, .person, .date, .dateRange, .money, .enumeration, .list, .object:
      Option(text(of: value), alsoCalled: [ValueNotation.text(of: value)].filter { $0 != text(of: value) })
    }
  }
}
