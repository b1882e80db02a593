extension SafeText {
  /// The text with each run of right-to-left writing between U+2068 and U+2069, so that a terminal with the
  /// bidirectional algorithm orders the run separately and leaves numbers, brackets and words next to it in place.
  ///
  /// Only for the terminal's edge, after everything else: a Hebrew name still takes as many columns, because isolates
  /// take none, but files, pipes and transcripts stay free of them. Nothing is reordered. A run goes from a
  /// right-to-left letter to the last one before a left-to-right letter or an ideograph.
  ///
  /// - Parameter text: already safe, so that it has no isolates of its own.
  public static func isolated(_ text: String) -> String {
    guard holdsRightToLeft(text) else { return text }
    return runs(of: text).map(\.isolated).joined()
  }

  /// Whether there is anything to isolate.
  public static func holdsRightToLeft(_ text: String) -> Bool { text.unicodeScalars.contains(where: isRightToLeft) }

  /// A part of a text that is written in one direction.
  public struct Run: Hashable, Sendable {
    /// The run's characters, in the order of the text.
    public var text: String
    /// Whether the run is Hebrew, Arabic or another right-to-left script.
    public var isRightToLeft: Bool

    /// The run as `SafeText.isolated` writes it: between U+2068 and U+2069 if it goes from right to left.
    public var isolated: String { isRightToLeft ? "\u{2068}\(text)\u{2069}" : text }
  }

  /// The parts of a text, in order, for drawing each separately.
  public static func runs(of text: String) -> [Run] {
    var runs: [Run] = []
    var current = String.UnicodeScalarView()
    /// What follows the last right-to-left letter: part of the run if another one comes, otherwise of what follows.
    var pending = String.UnicodeScalarView()
    var isInside = false
    func flush(_ runs: inout [Run]) {
      if !current.isEmpty { runs.append(Run(text: String(current), isRightToLeft: isInside)) }
      current = pending
      pending = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      if isRightToLeft(scalar) {
        if !isInside { flush(&runs) }
        isInside = true
        current.append(contentsOf: pending)
        pending.removeAll(keepingCapacity: true)
        current.append(scalar)
      } else if !isInside || (pending.isEmpty && isMark(scalar)) {
        current.append(scalar)
      } else if endsRun(scalar) {
        flush(&runs)
        isInside = false
        current.append(scalar)
      } else {
        pending.append(scalar)
      }
    }
    flush(&runs)
    isInside = false
    flush(&runs)
    return runs
  }

  /// The text before `isolated`, for what is copied from a terminal and pasted again.
  public static func withoutIsolates(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isIsolate) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.filter { !isIsolate($0) })
    return String(result)
  }

  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{2068}" || scalar == "\u{2069}" }

  /// The blocks of right-to-left letters (Bidi_Class R and AL by default; DerivedBidiClass.txt of Unicode 16), except
  /// for the digits and marks among them.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x590 else { return false }
    switch scalar.value {
    case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: return false
    case 0x600...0x607, 0x609...0x60A, 0x60C, 0x60E...0x61A, 0x64B...0x66C, 0x670, 0x6D6...0x6E4, 0x6E7...0x6ED,
      0x6F0...0x6F9:
      return false
    case 0x590...0x8FF: return !isMark(scalar)
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFE: return scalar.value != 0xFB29 && !isMark(scalar)
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: return !isMark(scalar)
    default: return false
    }
  }

  /// A mark belongs to the letter before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: scalar == "\u{200D}" || scalar == "\u{200C}"
    }
  }

  /// A left-to-right letter; digits, spaces and signs are neither.
  private static func endsRun(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
