/// Quotation marks in the trace: they keep a value with a separator together.
enum Quoting {
  /// What may precede a value.
  private static let opens: Set = ["", "success", "confirmationRequired", "needsMoreDetails", "disambiguation"]

  /// Whether a quotation mark opens a value of a result, by what precedes it: not in `5" screen`.
  static func opensResult(_ before: String) -> Bool { opens.contains(trimmed(before)) }

  /// Whether a quotation mark opens a value of an `understood` line: after the sign, and after the comma of a list.
  static func opensSlot(_ before: String) -> Bool { before.hasSuffix("=") || before.hasSuffix(",") }

  /// How many bytes before a quotation mark decide whether it opens a value: no word before a value is longer.
  /// This keeps texts full of quotation marks cheap.
  private static let mostBefore = 64

  /// Splits a text at a separator outside quotation marks, and trims the pieces.
  ///
  /// Texts may be very long: they are walked byte by byte, since all that counts is ASCII.
  /// - Parameters:
  ///   - separator: an ASCII character.
  ///   - opens: whether a quotation mark opens a value, by what precedes it in the piece.
  static func split(
    _ text: String, at separator: Character, opens: (String) -> Bool = opensResult
  ) -> [String] {
    let separator = separator.asciiValue
    let bytes = text.utf8
    var pieces: [String] = []
    var start = bytes.startIndex
    var index = start
    var isQuoted = false
    var isEscaped = false
    func add(_ end: String.Index) {
      let piece = trimmed(text[start..<end])
      if !piece.isEmpty { pieces.append(piece) }
    }
    func isOpening() -> Bool {
      let before = bytes.index(index, offsetBy: -mostBefore, limitedBy: start) ?? start
      return opens(String(decoding: bytes[before..<index], as: UTF8.self))
    }
    while index < bytes.endIndex {
      let byte = bytes[index]
      if isEscaped {
        isEscaped = false
      } else if isQuoted, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\""), isQuoted || isOpening() {
        isQuoted.toggle()
      } else if byte == separator, !isQuoted {
        add(index)
        start = bytes.index(after: index)
      }
      index = bytes.index(after: index)
    }
    add(index)
    return pieces
  }

  /// A value without its quotation marks.
  static func unquoted(_ text: String) -> String {
    guard text.utf8.count >= 2, text.utf8.first == UInt8(ascii: "\""), text.utf8.last == UInt8(ascii: "\"") else {
      return text
    }
    let bytes = text.utf8.dropFirst().dropLast()
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(Substring(bytes)) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isEscaped = false
    for byte in bytes {
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      isEscaped = false
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func lastRange(of word: String, in text: String) -> Range<String.Index>? {
    var index = text.endIndex
    while index > text.startIndex {
      index = text.index(before: index)
      if text[index...].hasPrefix(word) { return index..<text.index(index, offsetBy: word.count) }
    }
    return nil
  }
}
