public import SimDiagnostics

extension SafeText {
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
}
