import SimText

extension Unicode.Scalar {
  /// A space, a tab or the full-width space: what parts the marks, words and cells of a transcript.
  var isTalkSpace: Bool { self == " " || self == "\t" || self == "\u{3000}" || self == "\u{00A0}" }
}

/// The text with control characters replaced, every run of spaces as one space, and none at its ends.
func normalisedLine(_ text: some StringProtocol) -> String {
  if isNormalised(text.utf8) { return String(text) }
  var result = String.UnicodeScalarView()
  var pendingSpace = false
  for scalar in text.unicodeScalars {
    if scalar.isTalkSpace || SafeText.isBreak(scalar) {
      pendingSpace = !result.isEmpty
      continue
    }
    if pendingSpace { result.append(" ") }
    pendingSpace = false
    result.append(SafeText.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
  }
  return String(result)
}

/// Whether a line is as `normalisedLine` would make it, as nearly every line is; false where only a closer look can tell.
private func isNormalised(_ bytes: some Sequence<UInt8>) -> Bool {
  var last: UInt8 = 0x20
  var beforeLast: UInt8 = 0
  for byte in bytes {
    switch byte {
    case 0x20 where last == 0x20: return false
    case 0..<0x20, 0x7F: return false
    // The first bytes of the no-break space and of C1.
    case 0xC2: return false
    // U+2000 to U+207F, U+3000, and U+FEFF.
    case 0x80 where last == 0xE2 || (last == 0x80 && beforeLast == 0xE3): return false
    case 0x81 where last == 0xE2: return false
    case 0xBB where last == 0xEF: return false
    // The Arabic letter mark, and the specials from U+FFC0 on.
    case 0x9C where last == 0xD8: return false
    case 0xBF where last == 0xEF: return false
    default: break
    }
    beforeLast = last
    last = byte
  }
  return last != 0x20
}

/// The text without spaces at its ends.
func trimmed(_ text: some StringProtocol) -> String {
  let scalars = Substring(text).unicodeScalars
  guard let start = scalars.firstIndex(where: { !$0.isTalkSpace }),
    let last = scalars.lastIndex(where: { !$0.isTalkSpace })
  else { return "" }
  return String(scalars[start...last])
}

/// A row's cells: parted by two spaces or more, a tab, or a full-width space, so that every width gives the same cells.
func cells(of row: some StringProtocol) -> [String] {
  var result: [String] = []
  var current = String.UnicodeScalarView()
  var gap = 0
  for scalar in row.unicodeScalars {
    if scalar.isTalkSpace || SafeText.isBreak(scalar) {
      gap += scalar == "\t" || scalar == "\u{3000}" ? 2 : 1
      continue
    }
    if gap >= 2, !current.isEmpty {
      result.append(String(current))
      current = String.UnicodeScalarView()
    } else if gap == 1, !current.isEmpty {
      current.append(" ")
    }
    gap = 0
    current.append(SafeText.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
  }
  if !current.isEmpty { result.append(String(current)) }
  return result
}
