/// Text from outside made safe for a terminal and for a line of a transcript.
public enum SafeText {
  /// The text on one line: control characters and marks that turn the direction of writing shown as `\u{FFFD}`, breaks and
  /// tabs as a space.
  public static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        if scalars.last != " " { scalars.append(" ") }
      } else {
        scalars.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(scalars)
  }

  /// The text as a card's cell: on one line, its runs of spaces made one, because two spaces part cells.
  public static func cell(_ text: String) -> String {
    let line = oneLine(text)
    var result = ""
    result.reserveCapacity(line.utf8.count)
    for character in line {
      let isSpace = character == " " || character == "\u{A0}" || character == "\u{3000}"
      if isSpace {
        if !result.isEmpty, result.last != " " { result.append(" ") }
      } else {
        result.append(character)
      }
    }
    if result.last == " " { result.removeLast() }
    return result
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
