import SimCatalog
import SimRecognition

/// An annotated value, as it is in the text.
struct WantedValue: Sendable {
  /// As annotated.
  var text: String
  /// The words by which it is compared; a time without its preposition: "at 7 pm".
  var surface: Surface
  /// Its date, time of day or both; nil if its parameter doesn't hold times.
  var moment: DateParts?
  /// Its number; nil if its parameter doesn't hold numbers.
  var number: Double?

  init(_ text: String, of name: String, _ intent: IntentName, _ listener: Listener, at clock: CivilDateTime) {
    self.text = text
    surface = Surface(text)
    guard var schema = listener.recognizer.catalog.schema(of: intent)?.parameter(name) else { return }
    if schema.type == .integer || schema.type == .double {
      number = listener.slot(in: text, of: schema, intent, at: clock)?.value.number
      return
    }
    guard schema.type == .date || schema.type == .dateRange else { return }
    let bytes = Array(text.utf8)
    if let range = listener.slot(in: text, of: schema, intent, at: clock)?.provenance.ranges.first {
      surface = Surface(String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self))
    }
    // A range of time begins at a time of day, whether or not that was said.
    schema.type = .date
    moment = listener.slot(in: text, of: schema, intent, at: clock)?.value.moment
  }
}

extension Value {
  /// The moment of a time, or of the beginning of a range.
  var moment: DateParts? {
    switch self {
    case .date(let parts): parts
    case .dateRange(let range): range.start
    case .list(let values) where values.count == 1: values[0].moment
    default: nil
    }
  }

  /// The number that it is.
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}

extension DateParts {
  var hasDate: Bool { year != nil || month != nil || day != nil }

  var hasTimeOfDay: Bool { hour != nil }

  func isSameDay(as other: DateParts) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }

  func isSameTimeOfDay(as other: DateParts) -> Bool {
    (hour, minute ?? 0, second ?? 0) == (other.hour, other.minute ?? 0, other.second ?? 0)
  }
}
