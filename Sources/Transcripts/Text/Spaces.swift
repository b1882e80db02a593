import SimText

extension Unicode.Scalar {
  /// A space, a tab or the full-width space: these separate the marks, words and cells of a transcript.
  var isTalkSpace: Bool { self == " " || self == "\t" || self == "\u{3000}" || self == "\u{00A0}" }
}

/// The trimmed text with control characters replaced, and every run of spaces collapsed.
func normalisedLine(_ text: some StringProtocol) -> String {
  if isNormalised(text.utf8) { return String(text) }
  return cleaned(Substring(text))
}

/// The same, made in pieces as long as possible, because most of a text is unchanged.
private func cleaned(_ text: Substring) -> String {
  let scalars = text.unicodeScalars
  var result = ""
  var start = scalars.startIndex
  var index = start
  func add(_ end: String.Index) { result += text[start..<end] }
  while index < scalars.endIndex {
    let scalar = scalars[index]
    let next = scalars.index(after: index)
    if scalar.isTalkSpace || SafeText.isBreak(scalar) {
      add(index)
      var following = next
      while following < scalars.endIndex, scalars[following].isTalkSpace || SafeText.isBreak(scalars[following]) {
        following = scalars.index(after: following)
      }
      if !result.isEmpty, following < scalars.endIndex { result += " " }
      (start, index) = (following, following)
    } else if SafeText.isUnsafe(scalar) {
      add(index)
      result += "\u{FFFD}"
      (start, index) = (next, next)
    } else {
      index = next
    }
  }
  add(scalars.endIndex)
  return result
}

/// Whether a line is already normalised, as nearly all are; false where that needs a closer look.
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

/// A row's cells: separated by two or more spaces, a tab, or a full-width space, at every width alike.
func cells(of row: some StringProtocol) -> [String] {
  let row = Substring(row)
  let scalars = row.unicodeScalars
  var result: [String] = []
  var start = scalars.startIndex
  var index = start
  func add(_ end: String.Index) {
    let cell = normalisedLine(row[start..<end])
    if !cell.isEmpty { result.append(cell) }
  }
  while index < scalars.endIndex {
    guard scalars[index].isTalkSpace || SafeText.isBreak(scalars[index]) else {
      index = scalars.index(after: index)
      continue
    }
    let end = index
    var gap = 0
    while index < scalars.endIndex, scalars[index].isTalkSpace || SafeText.isBreak(scalars[index]) {
      gap += scalars[index] == "\t" || scalars[index] == "\u{3000}" ? 2 : 1
      index = scalars.index(after: index)
    }
    if gap >= 2 {
      add(end)
      start = index
    }
  }
  add(scalars.endIndex)
  return result
}
