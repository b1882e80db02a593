/// The bytes that mean something in Swift.
package enum Ascii {
  package static let newline = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let tab = UInt8(ascii: "\t")
  package static let slash = UInt8(ascii: "/")
  package static let star = UInt8(ascii: "*")
  package static let quote = UInt8(ascii: "\"")
  package static let hash = UInt8(ascii: "#")
  package static let bang = UInt8(ascii: "!")
  package static let at = UInt8(ascii: "@")
  package static let backtick = UInt8(ascii: "`")
  package static let backslash = UInt8(ascii: "\\")
  package static let dot = UInt8(ascii: ".")
  package static let comma = UInt8(ascii: ",")
  package static let colon = UInt8(ascii: ":")
  package static let semicolon = UInt8(ascii: ";")
  package static let equals = UInt8(ascii: "=")
  package static let question = UInt8(ascii: "?")
  package static let openParenthesis = UInt8(ascii: "(")
  package static let closeParenthesis = UInt8(ascii: ")")
  package static let openBracket = UInt8(ascii: "[")
  package static let closeBracket = UInt8(ascii: "]")
  package static let openBrace = UInt8(ascii: "{")
  package static let closeBrace = UInt8(ascii: "}")

  package static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// A byte of a name; those beyond ASCII count as one.
  package static func isName(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == 0x5F || byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }
}
