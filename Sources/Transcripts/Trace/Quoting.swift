/// Quotation marks in the trace: they keep a value with a separator together.
enum Quoting {
  /// What may precede a value.
  private static let opens: Set = ["", "success", "confirmationRequired", "needsMoreDetails", "disambiguation"]

  /// Whether a quotation mark opens a value of a result, by what precedes it: not in `5" screen`.
  static func opensResult(_ before: String) -> Bool { opens.contains(trimmed(before)) }

  /// Whether a quotation mark opens a value of an `understood` line: after the sign, and after the comma of a list.
  static func opensSlot(_ before: String) -> Bool { before.hasSuffix("=") || before.hasSuffix(",") }

  /// How many characters before a quotation mark decide whether it opens a value: no word before a value is longer.
  /// This keeps texts full of quotation marks cheap.
  private static let mostBefore = 64

  /// Splits a text at a separator outside quotation marks, and trims the pieces.
  ///
  /// - Parameter opens: whether a quotation mark opens a value, by what precedes it in the piece.
  static func split(
    _ text: String, at separator: Character, opens: (String) -> Bool = opensResult
  ) -> [String] {
    var pieces: [String] = []
    var current = ""
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"", isQuoted || opens(String(current.suffix(mostBefore))) {
        isQuoted.toggle()
      } else if character == separator, !isQuoted {
        pieces.append(trimmed(current))
        current = ""
        continue
      }
      current.append(character)
    }
    pieces.append(trimmed(current))
    return pieces.filter { !$0.isEmpty }
  }

  /// A value without its quotation marks.
  static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    var result = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      isEscaped = false
      result.append(character)
    }
    return result
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
