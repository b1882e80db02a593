/// What the first character of a line says that the line is.
enum Mark: Hashable, Sendable {
  /// `#`
  case remark
  /// `##`
  case section
  /// `>`
  case said
  /// `*`
  case event
  /// `-`
  case trace
  /// `1.`
  case choice(Int)
  /// `|`
  case card
  /// `|%`
  case style
  /// `?`
  case optional
  /// `!`
  case forbidden
  /// `~`
  case alternative

  /// Reads the mark at the start of a line that has no space before it.
  ///
  /// - Returns: the mark and what follows it without spaces at its ends; nil when the line carries no mark.
  static func read(_ line: some StringProtocol) -> (mark: Mark, rest: String)? {
    let scalars = Substring(line).unicodeScalars
    guard let first = scalars.first else { return nil }
    var index = scalars.index(after: scalars.startIndex)
    var mark: Mark
    switch first {
    case "#", "＃":
      mark = .remark
      if index < scalars.endIndex, scalars[index] == "#" || scalars[index] == "＃" {
        mark = .section
        index = scalars.index(after: index)
      }
    case ">", "＞": mark = .said
    case "*", "＊": mark = .event
    case "-", "－": mark = .trace
    case "|", "｜":
      mark = .card
      if index < scalars.endIndex, scalars[index] == "%" || scalars[index] == "％" {
        mark = .style
        index = scalars.index(after: index)
      }
    case "?", "？": mark = .optional
    case "!", "！": mark = .forbidden
    case "~", "～": mark = .alternative
    default:
      guard let number = readNumber(scalars, &index) else { return nil }
      mark = .choice(number)
    }
    guard index == scalars.endIndex || scalars[index].isTalkSpace else { return nil }
    return (mark, trimmed(String(scalars[index...])))
  }

  /// Reads `12.`, `１２．` or `12、` and leaves the index after it.
  private static func readNumber(
    _ scalars: Substring.UnicodeScalarView, _ index: inout Substring.UnicodeScalarView.Index
  ) -> Int? {
    var position = scalars.startIndex
    var value = 0
    var digits = 0
    while position < scalars.endIndex, let digit = scalars[position].decimalDigit {
      // A list has fewer than a million choices; a longer number is no choice's.
      guard digits < 6 else { return nil }
      value = value * 10 + digit
      digits += 1
      position = scalars.index(after: position)
    }
    guard digits > 0, position < scalars.endIndex, ".．、".unicodeScalars.contains(scalars[position]) else { return nil }
    index = scalars.index(after: position)
    return value
  }
}

extension Unicode.Scalar {
  /// The value of an ASCII or full-width digit.
  var decimalDigit: Int? {
    switch value {
    case 0x30...0x39: Int(value) - 0x30
    case 0xFF10...0xFF19: Int(value) - 0xFF10
    default: nil
    }
  }
}
