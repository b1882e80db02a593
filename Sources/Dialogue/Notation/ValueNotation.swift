package import SimCatalog

/// Values as a transcript's trace writes them: the same in every language, and short.
package enum ValueNotation {
  /// A value by itself: `Sam Lee (mobile)`, `2026-11-21 08:00`, `59.90 CNY`.
  package static func text(of value: Value) -> String {
    switch value {
    case .string(let text): text
    case .boolean(let flag): flag ? "yes" : "no"
    case .integer(let number): String(number)
    case .double(let number): decimal(number)
    case .person(let person): text(of: person)
    case .speakable(let term): term.spokenPhrase
    case .place(let place): place.name
    case .date(let parts): text(of: parts)
    case .dateRange(let range): "\(range.start.map(text(of:)) ?? "")/\(range.end.map(text(of:)) ?? "")"
    case .money(let money): text(of: money)
    case .enumeration(let value): value.cases.isEmpty ? "none" : value.cases.joined(separator: "+")
    case .list(let values): values.map { word(text(of: $0)) }.joined(separator: ",")
    case .object(let object): text(of: object)
    }
  }

  /// The options of a question so that they differ: by name, and by handle where names are the same.
  package static func names(of options: [Value]) -> [String] {
    let persons = options.compactMap { option -> Person? in
      if case .person(let person) = option { person } else { nil }
    }
    guard persons.count == options.count, !persons.isEmpty else { return options.map(text(of:)) }
    var seen: [String: Int] = [:]
    for person in persons { seen[name(of: person), default: 0] += 1 }
    if seen.count == 1, persons.count > 1, persons.allSatisfy({ $0.handle != nil }) {
      return persons.map { $0.handle?.label ?? $0.handle?.value ?? "" }
    }
    return persons.map { seen[name(of: $0), default: 0] > 1 ? text(of: $0) : name(of: $0) }
  }

  /// A person's name as it is shown, else as it was spoken.
  package static func name(of person: Person) -> String {
    if !person.displayName.isEmpty { return person.displayName }
    return person.spokenPhrase ?? person.nickname ?? person.handle?.value ?? ""
  }

  /// A text as one word of a trace: quoted when it contains a space, a comma or a quotation mark.
  package static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && !text.unicodeScalars.contains { $0.properties.isWhitespace || $0 == "," || $0 == "\"" || $0 == "\\" }
    return isPlain ? text : quoted(text)
  }

  /// A text as the value of a result: quoted when it could be taken for more than one value.
  package static func phrase(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false && text.first != "\""
      && !text.unicodeScalars.contains { $0 == "|" || $0 == ";" || isLineBreak($0) }
    return isPlain ? text : quoted(text)
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func quoted(_ text: String) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    result.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  private static func text(of person: Person) -> String {
    let name = name(of: person)
    guard let label = person.handle?.label, !label.isEmpty, !name.isEmpty else { return name }
    return "\(name) (\(label))"
  }

  /// The fields that a trace names an object by: the first that it has.
  package static let namingFields = ["displayString", "name", "title", "spokenPhrase", "displayName", "content"]

  /// The object's name; without one, what is known of it.
  private static func text(of object: ObjectValue) -> String {
    for name in namingFields {
      if let value = object[name] { return text(of: value) }
    }
    if let value = object.fields.first(where: { isSpoken($0.value) })?.value ?? object["identifier"] {
      return text(of: value)
    }
    return object.fields.isEmpty ? object.type : object.fields.map { text(of: $0.value) }.joined(separator: " ")
  }

  /// Whether people refer to an object by a value of this kind: a name, an amount or a person.
  private static func isSpoken(_ value: Value) -> Bool {
    switch value {
    case .speakable, .money, .person: true
    case .string, .boolean, .integer, .double, .place, .date, .dateRange, .enumeration, .list, .object: false
    }
  }

  private static func text(of money: Money) -> String {
    let amount = MoneyDigits.text(of: money)
    return money.currency.map { "\(amount) \($0)" } ?? amount
  }

  private static func text(of parts: DateParts) -> String {
    var day = ""
    if let year = parts.year {
      day = pad(year, 4)
      if let month = parts.month { day += "-" + pad(month, 2) }
      if let number = parts.day { day += "-" + pad(number, 2) }
    } else if let month = parts.month {
      day = "--" + pad(month, 2)
      if let number = parts.day { day += "-" + pad(number, 2) }
    } else if let number = parts.day {
      day = "---" + pad(number, 2)
    }
    guard let hour = parts.hour else { return day }
    var time = pad(hour, 2) + ":" + pad(parts.minute ?? 0, 2)
    if let second = parts.second, second != 0 { time += ":" + pad(second, 2) }
    return day.isEmpty ? time : day + " " + time
  }

  private static func pad(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func decimal(_ number: Double) -> String {
    // Neither `rounded()` nor `init(exactly:)`: they need the C maths library, which the core doesn't link.
    if abs(number) < 1e15, Double(Int64(number)) == number { return String(Int64(number)) }
    return String(number)
  }
}

/// The digits of an amount of money.
enum MoneyDigits {
  /// `59.90`, with a minus sign where it is negative.
  static func text(of money: Money) -> String {
    let digits = String(money.minorUnits.magnitude)
    let sign = money.minorUnits < 0 ? "-" : ""
    let decimals = min(max(money.decimals, 0), 18)
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
