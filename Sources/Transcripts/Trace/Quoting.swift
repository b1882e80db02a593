/// The quotes of the trace: they keep a value together that has a separator in it.
enum Quoting {
  /// What may stand before a value.
  private static let opens: Set = ["", "success", "confirmationRequired", "needsMoreDetails", "disambiguation"]

  /// Cuts a text at a separator that stands outside quotes; the pieces have no spaces at their ends.
  static func split(_ text: String, at separator: Character) -> [String] {
    var pieces: [String] = []
    var current = ""
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"", isQuoted || opens.contains(trimmed(current)) {
        // A quote opens only at the start of a value: `5" screen` has none.
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

  /// A value without its quotes.
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
