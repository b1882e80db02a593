import SimCatalog
import SimDialogue

/// Makes a value from its form in a trace.
struct ValueSyntax {
  /// The types of values.
  let catalog: Catalog

  /// - Parameter current: the parameter's value; returned whole when the text names it.
  func read(_ text: String, as type: ParameterType, current: Value?) -> Value {
    if let current, ValueNotation.text(of: current) == text { return current }
    switch type {
    case .string: return .string(text)
    case .boolean: return .boolean(text == "yes" || text == "true")
    case .integer: return Int(text).map { .integer($0) } ?? .string(text)
    case .double: return Double(text).map { .double($0) } ?? .string(text)
    case .person: return .person(person(text, current: current))
    case .speakable: return .speakable(SpeakableString(spokenPhrase: text))
    case .place: return .place(Place(name: text))
    case .date: return date(text).map { .date($0) } ?? .string(text)
    case .dateRange:
      let ends = text.split(separator: "/", omittingEmptySubsequences: false)
      guard ends.count == 2 else { return .string(text) }
      return .dateRange(DateRange(start: date(String(ends[0])), end: date(String(ends[1]))))
    case .money: return money(text).map { .money($0) } ?? .string(text)
    case .enumeration(let name):
      let cases = text == "none" ? [] : text.split(separator: "+").map(String.init)
      return .enumeration(EnumerationValue(type: name, cases: cases))
    case .object(let name):
      guard let (type, field) = catalog.spoken(ofObject: name) else {
        let own = catalog.fields(ofObject: name).filter { $0.type == .string && !$0.isList }.map(\.name)
        let field = ValueNotation.namingFields.first(where: own.contains) ?? "name"
        return .object(ObjectValue(type: name, fields: [Field(name: field, value: .string(text))]))
      }
      let value = read(text, as: field.type, current: nil)
      return .object(ObjectValue(type: type, fields: [Field(name: field.name, value: value)]))
    }
  }

  /// The options of a question. Options for a person without a word of the name are labels of that person's handles.
  func options(_ texts: [String], as type: ParameterType, current: Value?) -> [Value] {
    guard type == .person, case .person(let person)? = current else {
      return texts.map { read($0, as: type, current: nil) }
    }
    let name = ValueNotation.name(of: person).lowercased()
    let words = name.split(separator: " ")
    let areLabels =
      !name.isEmpty
      && !texts.contains { text in words.contains { text.lowercased().contains($0) } || name.contains(text) }
    guard areLabels else {
      let persons = texts.map { self.person($0, current: current) }
      // Handles of one person are written as labels only: here texts in parentheses are parts of the names.
      let names = Set(persons.map { ValueNotation.name(of: $0) })
      guard names.count == 1, persons.count > 1, persons.allSatisfy({ $0.handle != nil }) else {
        return persons.map { .person($0) }
      }
      return texts.map { .person(Person(displayName: $0, spokenPhrase: person.spokenPhrase)) }
    }
    return texts.map { label in
      var option = person
      option.handle = PersonHandle(value: label, label: label)
      return .person(option)
    }
  }

  /// `Sam Lee (mobile)`.
  private func person(_ text: String, current: Value?) -> Person {
    var name = text
    var label: String?
    if text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex {
      name = trimmed(text[..<open])
      label = String(text[text.index(after: open)...].dropLast())
    }
    var person = Person(displayName: name)
    if case .person(let known)? = current {
      if ValueNotation.name(of: known) == name { person = known }
      person.spokenPhrase = known.spokenPhrase
    }
    if let label, person.handle?.label != label { person.handle = PersonHandle(value: label, label: label) }
    return person
  }

  /// `2026-11-21 08:00`, `08:00`, `--11-21`, `---21`.
  private func date(_ text: String) -> DateParts? {
    var parts = DateParts()
    for word in text.split(separator: " ") {
      if word.contains(":") {
        let numbers = word.split(separator: ":").map { Int($0) }
        guard (2...3).contains(numbers.count), let hour = numbers[0], let minute = numbers[1], (0...23).contains(hour),
          (0...59).contains(minute)
        else { return nil }
        parts.hour = hour
        parts.minute = minute
        if numbers.count == 3 { parts.second = numbers[2] }
      } else {
        let numbers = word.split(separator: "-").compactMap { $0.count <= 4 ? Int($0) : nil }
        let dashes = word.prefix { $0 == "-" }.count
        switch (dashes, numbers.count) {
        case (0, 1...3):
          parts.year = numbers[0]
          parts.month = numbers.count > 1 ? numbers[1] : nil
          parts.day = numbers.count > 2 ? numbers[2] : nil
        case (2, 1...2):
          parts.month = numbers[0]
          parts.day = numbers.count > 1 ? numbers[1] : nil
        case (3, 1): parts.day = numbers[0]
        default: return nil
        }
      }
    }
    return parts == DateParts() ? nil : parts
  }

  /// `59.90 CNY`.
  private func money(_ text: String) -> Money? {
    let words = text.split(separator: " ")
    guard let amount = words.first, words.count <= 2 else { return nil }
    let halves = amount.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2, amount.count <= 18, let units = Int(halves.joined()) else { return nil }
    return Money(
      minorUnits: units, decimals: halves.count == 2 ? halves[1].count : 0,
      currency: words.count == 2 ? String(words[1]) : nil)
  }
}
