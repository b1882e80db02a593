extension SafeText {
  /// The text as a card's cell: on one line, runs of spaces collapsed, because two spaces separate cells.
  public static func cell(_ text: String) -> String {
    let line = oneLine(text)
    if isCell(line) { return line }
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

  /// Whether it needs no change: no space at its ends, none next to another, and only ASCII ones.
  private static func isCell(_ line: String) -> Bool {
    // As if a space preceded it.
    var last: (UInt8, UInt8) = (0, 0x20)
    for byte in line.utf8 {
      switch (last.0, last.1, byte) {
      case (_, 0x20, 0x20), (_, 0xC2, 0xA0), (0xE3, 0x80, 0x80): return false
      default: last = (last.1, byte)
      }
    }
    return last.1 != 0x20 || line.isEmpty
  }
}
