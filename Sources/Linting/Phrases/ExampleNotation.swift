package import SimCatalog
import SimPhrases
package import SimRecognition

extension Value {
  /// The texts of a value as an example of a phrase file writes them: several for a list.
  package var exampleTexts: [String] {
    switch self {
    case .string(let text): [text]
    case .boolean(let truth): [truth ? "true" : "false"]
    case .integer(let number): ["\(number)"]
    case .double(let number): [Double(Int(number)) == number ? "\(Int(number))" : "\(number)"]
    case .person(let person): [person.exampleText]
    case .speakable(let term): [term.spokenPhrase]
    case .place(let place): [place.name]
    case .date(let date): [date.exampleText]
    case .dateRange(let range): [range.exampleText]
    case .money(let money): [money.exampleText]
    case .enumeration(let value): value.cases
    case .list(let values): values.flatMap(\.exampleTexts)
    case .object(let object): object.fields.flatMap(\.value.exampleTexts)
    }
  }
}

extension Person {
  /// As it was said, with the label of the number that was asked for: "Sam (mobile)".
  var exampleText: String {
    let name = spokenPhrase ?? displayName
    return handle?.label.map { "\(name) (\($0))" } ?? name
  }
}

extension Money {
  /// `59.90 USD`, and `30 USD` for a whole amount.
  var exampleText: String {
    var digits = "\(minorUnits)"
    if decimals > 0 {
      digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return currency.map { "\(digits) \($0)" } ?? digits
  }
}

extension DateParts {
  var exampleText: String {
    func two(_ number: Int?) -> String { (number.map { $0 < 10 ? "0\($0)" : "\($0)" }) ?? "??" }
    let day = year == nil && month == nil && self.day == nil ? "" : "\(year ?? 0)-\(two(month))-\(two(self.day))"
    return hour == nil ? day : "\(day)T\(two(hour)):\(two(minute ?? 0))"
  }
}

extension DateRange {
  var exampleText: String {
    // A moment begins and ends at once; "since ten" has no end.
    if start == end { return start?.exampleText ?? "" }
    return "\(start?.exampleText ?? "")/\(end?.exampleText ?? "")"
  }
}

extension [Slot] {
  /// Written as an example writes them, in the order of the parameters' names.
  package var exampleText: String {
    flatMap(\.exampleFields).exampleText
  }
}

extension Slot {
  /// The fields that an example writes for it: an object that no single field represents is written field by field.
  var exampleFields: [ExpectedField] {
    guard case .object(let object) = value, Catalog.siriKit.spoken(ofObject: object.type) == nil else {
      return [ExpectedField(parameter: parameter, values: value.exampleTexts)]
    }
    return object.fields.map { ExpectedField(parameter: "\(parameter).\($0.name)", values: $0.value.exampleTexts) }
  }
}

extension [ExpectedField] {
  /// Written as an example writes them, in the order of the parameters' names, each value in quotes.
  package var exampleText: String {
    sorted { $0.parameter < $1.parameter }.map { field in
      "\(field.parameter)=" + field.values.map { "\"\($0)\"" }.joined(separator: ",")
    }.joined(separator: " ")
  }
}

extension Understanding {
  /// The intent and its slots in the notation of the examples, or why there are none.
  package var exampleText: String {
    switch outcome {
    case .request(let request): "\(request.intent) \(request.slots.exampleText)"
    case .whichApp(let intent, let slots, let apps): "which of \(apps)? \(intent) \(slots.exampleText)"
    case .declined(let reason): "declined: \(reason)"
    }
  }
}
