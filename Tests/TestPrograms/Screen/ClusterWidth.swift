/// The columns that a terminal of today gives a user-perceived character; of its own, so that the table of sirisim is
/// held against something else.
enum ClusterWidth {
  /// Emoji that are shown as such have two columns, whole families and flags too.
  static func of(_ cluster: Character) -> Int {
    guard let first = cluster.unicodeScalars.first else { return 0 }
    if cluster.unicodeScalars.contains("\u{FE0F}") || isRegionalIndicator(first) { return 2 }
    return min(2, cluster.unicodeScalars.reduce(0) { $0 + of($1) })
  }

  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    // Vowels and finals stand in the syllable that they belong to.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Half-wide marks of voice have a column of their own.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{FF9E}" || scalar == "\u{FF9F}" }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// The blocks that are wide in East Asian text (UAX 11).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
