/// Reads JSON (RFC 8259) from bytes. It always ends with a value or an error.
public struct JSONReader {
  /// How deeply arrays and objects may be nested.
  public static let depthLimit = 512

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0

  /// Reads a text that holds one value, with white space around it.
  public static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result<JSONValue, JSONError> { () throws(JSONError) in
        var reader = JSONReader(bytes: buffer)
        return try reader.text()
      }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func text() throws(JSONError) -> JSONValue {
    skipSpace()
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw expected("the end") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    guard let byte = peek() else { throw expected("a value") }
    switch byte {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .boolean(true))
    case UInt8(ascii: "f"): return try literal("false", .boolean(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw expected("a value")
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    try enter()
    var members: [JSONValue.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) {
      depth -= 1
      return .object(members)
    }
    while true {
      skipSpace()
      guard peek() == UInt8(ascii: "\"") else { throw expected("a key") }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw expected("':'") }
      skipSpace()
      members.append(JSONValue.Member(key: key, value: try value()))
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: "}")) else { throw expected("',' or '}'") }
      depth -= 1
      return .object(members)
    }
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    try enter()
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) {
      depth -= 1
      return .array(elements)
    }
    while true {
      skipSpace()
      elements.append(try value())
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: "]")) else { throw expected("',' or ']'") }
      depth -= 1
      return .array(elements)
    }
  }

  /// Steps over the bracket that opens an object or an array.
  private mutating func enter() throws(JSONError) {
    position += 1
    depth += 1
    guard depth <= JSONReader.depthLimit else {
      throw JSONError("nested deeper than \(JSONReader.depthLimit) levels", offset: position)
    }
  }

  private mutating func literal(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let count = word.utf8CodeUnitCount
    guard bytes.count - position >= count else { throw expected("'\(word)'") }
    for index in 0..<count where bytes[position + index] != word.utf8Start[index] { throw expected("'\(word)'") }
    position += count
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    guard let first = digit() else { throw expected("a digit") }
    // The sum stays negative, so that the smallest integer can be read too; nil once it doesn't fit.
    var negated: Int? = -first
    if first != 0 {
      while let digit = digit() { negated = JSONReader.append(digit, to: negated) }
    }
    var isInteger = true
    if take(UInt8(ascii: ".")) {
      isInteger = false
      guard digit() != nil else { throw expected("a digit") }
      while digit() != nil {}
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      isInteger = false
      position += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
      guard digit() != nil else { throw expected("a digit") }
      while digit() != nil {}
    }
    if isInteger, let negated {
      if isNegative && negated != 0 { return .integer(negated) }
      if !isNegative, negated != Int.min { return .integer(-negated) }
    }
    let digits = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    guard let double = Double(digits), double.isFinite else {
      throw JSONError("the number \(digits.prefix(40)) is too large", offset: start)
    }
    return .double(double)
  }

  private static func append(_ digit: Int, to negated: Int?) -> Int? {
    guard let negated else { return nil }
    let (tenfold, overflow) = negated.multipliedReportingOverflow(by: 10)
    let (sum, overflowAgain) = tenfold.subtractingReportingOverflow(digit)
    return overflow || overflowAgain ? nil : sum
  }

  private mutating func digit() -> Int? {
    guard let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    position += 1
    return Int(byte - UInt8(ascii: "0"))
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    // Most strings have no escapes, and are taken unchanged.
    while let byte = peek() {
      if byte == UInt8(ascii: "\"") {
        let raw = UnsafeBufferPointer(rebasing: bytes[start..<position])
        position += 1
        guard let string = String(validating: raw, as: UTF8.self) else {
          throw JSONError("a string that isn't UTF-8", offset: start)
        }
        return string
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      guard byte >= 0x20 else { throw JSONError("a control character in a string", offset: position) }
      position += 1
    }
    throw expected("'\"'")
  }

  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var unescaped = Array(bytes[start..<position])
    while let byte = peek() {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: unescaped, as: UTF8.self) else {
          throw JSONError("a string that isn't UTF-8", offset: start)
        }
        return string
      case UInt8(ascii: "\\"):
        unescaped.append(contentsOf: String(Character(try escape())).utf8)
      case 0..<0x20:
        throw JSONError("a control character in a string", offset: position - 1)
      default:
        unescaped.append(byte)
      }
    }
    throw expected("'\"'")
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = peek() else { throw expected("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      position -= 1
      throw expected("an escape")
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    let unit = try fourHexDigits()
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    guard (0xD800..<0xDC00).contains(unit), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw JSONError("half of a surrogate pair", offset: start)
    }
    let low = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
    else { throw JSONError("half of a surrogate pair", offset: start) }
    return scalar
  }

  private mutating func fourHexDigits() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw expected("a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0B && byte != 0x0C) {
      position += 1
    }
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  private func expected(_ what: String) -> JSONError {
    guard let byte = peek() else { return JSONError("expected \(what), the text ends", offset: position) }
    let found = byte >= 0x20 && byte < 0x7F ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"
    return JSONError("expected \(what), not \(found)", offset: position)
  }
}
