extension String {
  /// The same text with nothing in it that a terminal obeys or that reorders what one reads.
  ///
  /// Control characters become their pictures (␛ for escape), other invisible commands a `U+202E` in angle brackets. A
  /// tab becomes a space; line ends stay when `keepingLines` is true.
  public func safe(keepingLines: Bool = false) -> String {
    guard unicodeScalars.contains(where: { $0.isCommand }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A where keepingLines: result.unicodeScalars.append(scalar)
      case 0x09: result.append(" ")
      case 0..<0x20: result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? " ")
      case 0x7F: result.append("\u{2421}")
      default:
        if scalar.isCommand {
          result.append("<U+" + String(scalar.value, radix: 16, uppercase: true) + ">")
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might act on the character, or show text in another order because of it.
  fileprivate var isCommand: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
