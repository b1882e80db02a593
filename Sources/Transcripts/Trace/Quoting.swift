/// The quotes of the trace: they keep a value together that has a separator in it.
enum Quoting {
  /// What may stand before a value.
  private static let opens: Set = ["", "success", "confirmationRequired", "needsMoreDetails", "disambiguation"]

  /// Whether a quote opens a value of a result after what stands before it: `5" screen` has none.
  static func opensResult(_ before: String) -> Bool { opens.contains(trimmed(before)) }

  /// Whether a quote opens a value of an `understood` line: after the sign, and after the comma of a list.
  static func opensSlot(_ before: String) -> Bool { before.hasSuffix("=") || before.hasSuffix(",") }

  /// So many characters before a quote tell whether it opens a value: no word after which one does is longer. A text with
  /// a quote at every other place costs no more than one without.
  private static let mostBefore = 64

  /// Cuts a text at a separator that stands outside quotes; the pieces have no spaces at their ends.
  ///
  /// - Parameter opens: whether a quote begins there, by what stands right before it in the piece.
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
