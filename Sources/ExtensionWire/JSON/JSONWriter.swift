/// Writes JSON on one line: control characters are escaped, so a line break can end the text.
public struct JSONWriter {
  private var bytes: [UInt8] = []

  /// The value as UTF-8.
  public static func write(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.bytes.reserveCapacity(512)
    writer.append(value)
    return writer.bytes
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

  private mutating func append(literal text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { utf8 in
      if utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
        bytes.append(contentsOf: utf8)
      } else {
        for byte in utf8 { append(escaping: byte) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append(literal: "\\\"")
    case UInt8(ascii: "\\"): append(literal: "\\\\")
    case UInt8(ascii: "\n"): append(literal: "\\n")
    case UInt8(ascii: "\r"): append(literal: "\\r")
    case UInt8(ascii: "\t"): append(literal: "\\t")
    case 0..<0x20:
      append(literal: "\\u00")
      let digits = String(byte, radix: 16)
      if digits.utf8.count < 2 { append(literal: "0") }
      bytes.append(contentsOf: digits.utf8)
    default: bytes.append(byte)
    }
  }
}
