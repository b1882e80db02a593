import SimCatalog

// A value as Swift's own types, where it can be one.

extension Value {
  var text: String? {
    switch self {
    case .string(let text): text
    case .speakable(let term): term.spokenPhrase
    case .person(let person): person.displayName
    case .place(let place): place.name
    default: nil
    }
  }

  var boolean: Bool? {
    if case .boolean(let truth) = self { return truth }
    return nil
  }

  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  var date: DateParts? {
    switch self {
    case .date(let date): date
    case .dateRange(let range): range.start ?? range.end
    default: nil
    }
  }
}
