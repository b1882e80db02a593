extension Unicode.Scalar {
  /// A space, a tab or the full-width space: what parts the marks, words and cells of a transcript.
  var isTalkSpace: Bool { self == " " || self == "\t" || self == "\u{3000}" || self == "\u{00A0}" }

  /// A character that must not reach a terminal or a file: C0, C1, and the marks that turn the direction of text.
  var isControl: Bool {
    value < 0x20 || (value >= 0x7F && value < 0xA0) || value == 0x2028 || value == 0x2029
      || (value >= 0x202A && value <= 0x202E) || (value >= 0x2066 && value <= 0x2069)
  }
}

/// The text with control characters replaced, every run of spaces as one space, and none at its ends.
func normalisedLine(_ text: some StringProtocol) -> String {
  var result = String.UnicodeScalarView()
  var pendingSpace = false
  for scalar in text.unicodeScalars {
    if scalar.isTalkSpace || scalar == "\n" || scalar == "\r" {
      pendingSpace = !result.isEmpty
      continue
    }
    if pendingSpace { result.append(" ") }
    pendingSpace = false
    result.append(scalar.isControl || scalar == "\u{FEFF}" ? "\u{FFFD}" : scalar)
  }
  return String(result)
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
    if scalar.isTalkSpace || scalar == "\n" || scalar == "\r" {
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
    current.append(scalar.isControl || scalar == "\u{FEFF}" ? "\u{FFFD}" : scalar)
  }
  if !current.isEmpty { result.append(String(current)) }
  return result
}
