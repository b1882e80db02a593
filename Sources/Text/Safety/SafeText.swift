/// Makes text from outside safe for a terminal and for a line of a transcript: one rule for both.
public enum SafeText {
  /// The text on one line, without anything that a terminal obeys or that changes the reading order.
  ///
  /// A line break or a tab becomes a space. Any other control character, direction mark or byte order mark becomes one
  /// U+FFFD, so that columns don't move.
  public static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var scalars = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      // A carriage return and its line feed are one break.
      if scalar != "\n" || last != "\r" {
        scalars.append(isBreak(scalar) ? " " : isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
      last = scalar
    }
    return String(scalars)
  }

  /// Whether the character ends a line, or moves the cursor like one that does.
  public static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a terminal might act on the character, or reorder text because of it.
  public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // C0, delete, C1.
    case 0x00...0x1F, 0x7F...0x9F: true
    // Direction marks, embeddings, overrides and isolates, switches for mirroring and shaping; line separators.
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    // Annotations, the byte order mark, and noncharacters, which would make a picture or a page unreadable.
    case 0xFFF9...0xFFFB, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
