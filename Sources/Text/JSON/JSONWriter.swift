/// Writes JSON: on one line for programs, or with a line per member and element for people.
///
/// In both, control characters are escaped, so that a line break can end a text, and so is what a terminal obeys or
/// what changes the direction of writing (`SafeText.isUnsafe`), because the text may be shown on one.
public struct JSONWriter {
  private var bytes: [UInt8] = []

  /// The value on one line without spaces, as UTF-8.
  public static func write(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.bytes.reserveCapacity(512)
    writer.append(value)
    return writer.bytes
  }

  /// The value with an indent of two spaces and a line per member and element, without a final line break.
  public static func indented(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.append(value, indent: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func append(_ value: JSONValue) {
    switch value {
    case .null: append(literal: "null")
    case .boolean(let boolean): append(literal: boolean ? "true" : "false")
    case .integer(let integer): bytes.append(contentsOf: String(integer).utf8)
    // Swift prints the shortest digits that read back as the same number, in JSON's notation.
    case .double(let double): bytes.append(contentsOf: double.description.utf8)
    case .string(let string): append(string: string)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(element)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(string: member.key)
        bytes.append(UInt8(ascii: ":"))
        append(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func append(_ value: JSONValue, indent: Int) {
    switch value {
    case .null, .boolean, .integer, .double, .string: append(value)
    case .array(let elements):
      append(literal: "[")
      for (index, element) in elements.enumerated() {
        startLine(isFirst: index == 0, indent: indent + 1)
        append(element, indent: indent + 1)
      }
      if !elements.isEmpty { breakLine(indent: indent) }
      append(literal: "]")
    case .object(let members):
      append(literal: "{")
      for (index, member) in members.enumerated() {
        startLine(isFirst: index == 0, indent: indent + 1)
        append(string: member.key)
        append(literal: ": ")
        append(member.value, indent: indent + 1)
      }
      if !members.isEmpty { breakLine(indent: indent) }
      append(literal: "}")
    }
  }

  private mutating func startLine(isFirst: Bool, indent: Int) {
    if !isFirst { append(literal: ",") }
    breakLine(indent: indent)
  }

  private mutating func breakLine(indent: Int) {
    append(literal: "\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
  }

  private mutating func append(literal text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    let isPlain = string.withUTF8 { utf8 in
      guard utf8.allSatisfy(Self.isPlain) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { for scalar in string.unicodeScalars { append(escaping: scalar) } }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte needs no second look: the others are escaped, or begin characters some of which are.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: false
    default: true
    }
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(literal: "\\\"")
    case "\\": append(literal: "\\\\")
    case "\n": append(literal: "\\n")
    case "\r": append(literal: "\\r")
    case "\t": append(literal: "\\t")
    // All of them are in the first plane, so four digits are enough.
    case _ where SafeText.isUnsafe(scalar):
      let digits = String(scalar.value, radix: 16)
      append(literal: "\\u")
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
      bytes.append(contentsOf: digits.utf8)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
