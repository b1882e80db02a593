import SimCatalog

/// A kind of value that is different each time.
package enum UniqueValue: Hashable, Sendable {
  case time
  case identifier

  /// The kind of a parameter's value; nil for one that may recur.
  init?(_ value: Value) {
    switch value {
    case .date, .dateRange: self = .time
    case .string(let text): self.init(text: text)
    case .speakable(let term): self.init(text: term.spokenPhrase)
    case .integer(let number): self.init(number: Double(number))
    case .double(let number): self.init(number: number)
    case .object(let object):
      // An app's own object has an identifier as well as a name; people know it by the name.
      guard case .string(let identifier) = object["identifier"], let kind = UniqueValue(text: identifier) else {
        return nil
      }
      self = kind
    case .boolean, .person, .place, .money, .enumeration, .list: return nil
    }
  }

  /// A text is a time when it begins like one of ISO 8601 or is a number of seconds; it is an identifier when it is a
  /// UUID, or long and without words.
  init?(text: String) {
    let bytes = Array(text.utf8)
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    func isHexadecimal(_ byte: UInt8) -> Bool {
      isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
    if bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy({ isDigit(bytes[$0]) })
    {
      self = .time
    } else if !bytes.isEmpty, bytes.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }), let number = Double(text) {
      self.init(number: number)
    } else if bytes.count >= 12, bytes.contains(where: isDigit),
      bytes.allSatisfy({ isHexadecimal($0) || $0 == UInt8(ascii: "-") })
    {
      self = .identifier
    } else {
      return nil
    }
  }

  /// Seconds since 1970 or 2001, or milliseconds; larger numbers are identifiers.
  private init?(number: Double) {
    if (300_000_000..<5_000_000_000).contains(number) || (900_000_000_000..<5_000_000_000_000).contains(number) {
      self = .time
    } else if number >= 100_000_000 {
      self = .identifier
    } else {
      return nil
    }
  }
}
