/// The kind of a line, by its first character.
package enum Mark: Hashable, Sendable {
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

  /// A character of a mark, in its ASCII and its full-width form.
  struct Sign: Sendable {
    var sign: Unicode.Scalar
    var wide: Unicode.Scalar
    var mark: Mark
    /// A second character that makes another mark: `##`, `|%`.
    var longer: (sign: Unicode.Scalar, wide: Unicode.Scalar, mark: Mark)?
  }

  /// The notation's marks except a choice's number, for reading lines and for colouring them in editors.
  static let signs = [
    Sign(sign: "#", wide: "＃", mark: .remark, longer: ("#", "＃", .section)),
    Sign(sign: ">", wide: "＞", mark: .said), Sign(sign: "*", wide: "＊", mark: .event),
    Sign(sign: "-", wide: "－", mark: .trace),
    Sign(sign: "|", wide: "｜", mark: .card, longer: ("%", "％", .style)),
    Sign(sign: "?", wide: "？", mark: .optional), Sign(sign: "!", wide: "！", mark: .forbidden),
    Sign(sign: "~", wide: "～", mark: .alternative),
  ]

  /// Reads the mark at the start of a line, before which there is no space.
  ///
  /// - Returns: the mark and the trimmed rest; nil when the line has no mark.
  package static func read(_ line: some StringProtocol) -> (mark: Mark, rest: String)? {
    let scalars = Substring(line).unicodeScalars
    guard let first = scalars.first else { return nil }
    var index = scalars.index(after: scalars.startIndex)
    var mark: Mark
    if let sign = signs.first(where: { $0.sign == first || $0.wide == first }) {
      mark = sign.mark
      if let longer = sign.longer, index < scalars.endIndex,
        scalars[index] == longer.sign || scalars[index] == longer.wide
      {
        mark = longer.mark
        index = scalars.index(after: index)
      }
    } else {
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
      // A list has fewer than a million choices; a longer number isn't a choice's.
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
