import SimCatalog
import SimText

/// Values as people and programs read them: each an object with its `type`; a list is an array.
enum ValueJSON {
  static func value(_ value: Value) -> JSONValue {
    switch value {
    case .string(let text): .fields([("type", "string"), ("string", .string(text))])
    case .boolean(let boolean): .fields([("type", "boolean"), ("boolean", .boolean(boolean))])
    case .integer(let number): .fields([("type", "integer"), ("integer", .integer(number))])
    case .double(let number): .fields([("type", "double"), ("double", double(number))])
    case .person(let person): self.person(person)
    case .speakable(let term):
      .fields([
        ("type", "term"), ("spokenPhrase", .string(term.spokenPhrase)),
        ("pronunciationHint", text(term.pronunciationHint)),
        ("vocabularyIdentifier", text(term.vocabularyIdentifier)),
      ])
    case .place(let place):
      .fields([
        ("type", "place"), ("name", .string(place.name)), ("latitude", place.latitude.map(double)),
        ("longitude", place.longitude.map(double)), ("street", text(place.street)), ("city", text(place.city)),
        ("countryCode", text(place.countryCode)),
      ])
    case .date(let date): .fields([("type", "date")] + parts(date))
    case .dateRange(let range):
      .fields([
        ("type", "dateRange"), ("start", range.start.map { .fields(parts($0)) }),
        ("end", range.end.map { .fields(parts($0)) }),
      ])
    case .money(let money):
      .fields([("type", "money"), ("amount", .string(amount(money))), ("currency", text(money.currency))])
    case .enumeration(let enumeration):
      .fields([
        ("type", "enumeration"), ("enumeration", .string(enumeration.type)),
        ("cases", .array(enumeration.cases.map { .string($0) })),
      ])
    case .list(let values): .array(values.map(self.value))
    case .object(let object):
      .fields(
        [("type", "object"), ("class", .string(object.type))] + object.fields.map { ($0.name, self.value($0.value)) })
    }
  }

  /// The origin of a value.
  static func origin(_ origin: Provenance.Origin) -> JSONValue {
    switch origin {
    case .words: .fields([("from", "words")])
    case .vocabulary(let term, let source):
      .fields([("from", "vocabulary"), ("term", .string(term)), ("source", .string(source.rawValue))])
    case .answer: .fields([("from", "answer")])
    case .defaulted(let why): .fields([("from", "default"), ("why", .string(why))])
    case .handler: .fields([("from", "handler")])
    case .event: .fields([("from", "event")])
    case .mentioned(let mention):
      .fields(
        [("from", "mention")]
          + (mention.map {
            [
              ("app", .string($0.app)), ("intent", .string($0.intent.rawValue)), ("role", .string($0.role)),
              ("way", .string($0.way.rawValue)),
            ]
          } ?? []))
    }
  }

  /// With exactly as many decimals as were said: "59.90".
  static func amount(_ money: Money) -> String {
    guard money.decimals > 0, money.decimals <= 18 else { return String(money.minorUnits) }
    var digits = String(money.minorUnits.magnitude)
    while digits.utf8.count <= money.decimals { digits = "0" + digits }
    let point = digits.index(digits.endIndex, offsetBy: -money.decimals)
    return (money.minorUnits < 0 ? "-" : "") + digits[..<point] + "." + digits[point...]
  }

  private static func person(_ person: Person) -> JSONValue {
    .fields([
      ("type", "person"), ("name", .string(person.displayName)), ("spokenPhrase", text(person.spokenPhrase)),
      (
        "handle",
        person.handle.map {
          .fields([("value", .string($0.value)), ("kind", .string($0.kind.rawValue)), ("label", text($0.label))])
        }
      ), ("contactIdentifier", text(person.contactIdentifier)), ("relationship", text(person.relationship)),
      (
        "siriMatches",
        person.siriMatches.isEmpty ? nil : .array(person.siriMatches.map { .string($0.displayName) })
      ),
    ])
  }

  private static func parts(_ date: DateParts) -> [(String, JSONValue?)] {
    [
      ("year", date.year), ("month", date.month), ("day", date.day), ("hour", date.hour), ("minute", date.minute),
      ("second", date.second),
    ].map { ($0.0, $0.1.map { .integer($0) }) }
  }

  private static func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }

  /// JSON has no infinity, and no one says an infinite number.
  private static func double(_ number: Double) -> JSONValue { number.isFinite ? .double(number) : .null }
}
