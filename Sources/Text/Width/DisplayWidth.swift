/// How many columns of a terminal a text takes.
///
/// The unit is the character as it is read: a base with its accents, an emoji with its skin tone, a family joined from
/// four, a flag of two letters. A character takes no column, one or two: as many as its scalars would separately
/// (`WidthTables`), but at most two, as in terminals that draw whole characters. U+FE0F and U+FE0E decide where a
/// character can be drawn as a picture or as text. East Asian Ambiguous characters (`…`, `─`, `α`) and private use take
/// one column, and so do unassigned ones outside the blocks of ideographs. A control character takes none.
///
/// Swift determines where a character ends, by its library's version of Unicode; a single scalar always has the same
/// width.
public enum DisplayWidth {
  /// The columns of a whole text; control characters take none.
  public static func of(_ text: some StringProtocol) -> Int {
    if let columns = text.utf8.withContiguousStorageIfAvailable(printableASCII), let columns { return columns }
    return mixed(String(text))
  }

  /// The columns of one character: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    var rest = scalars.makeIterator()
    guard let first = rest.next() else { return 0 }
    var sum = of(first)
    var base = first
    while let scalar = rest.next() {
      switch scalar.value {
      case 0xFE0F where contains(WidthTables.narrowPictures, base.value): sum = 2
      case 0xFE0E where sum == 2 && contains(WidthTables.widePictures, base.value): sum = 1
      case 0xFE0E, 0xFE0F: break
      default:
        sum += of(scalar)
        // What is joined to a picture has a base of its own.
        if scalar.value >= 0x2000 { base = scalar }
      }
    }
    return min(sum, 2)
  }

  /// The columns of a single scalar.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if isIdeograph(value) { return 2 }
    if contains(WidthTables.none, value) { return 0 }
    return contains(WidthTables.wide, value) ? 2 : 1
  }

  /// The length of a text of printable ASCII; nil for any other.
  private static func printableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for byte in bytes where byte < 0x20 || byte >= 0x7F { return nil }
    return bytes.count
  }

  /// Most East Asian texts consist of characters that never combine: only the rest is left to Swift.
  private static func mixed(_ text: String) -> Int {
    let scalars = text.unicodeScalars
    var sum = 0
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if standsAlone(scalar.value), next == scalars.endIndex || standsAlone(scalars[next].value) {
        sum += of(scalar)
        index = next
      } else {
        sum += of(text[index])
        index = text.index(after: index)
      }
    }
    return sum
  }

  /// Whether the scalar is always a character of its own next to another such one.
  private static func standsAlone(_ value: UInt32) -> Bool {
    switch value {
    // Latin, without the two that a selector makes pictures of and the soft hyphen; kana, ideographs and punctuation.
    case 0x20...0x7E, 0xA1...0xA8, 0xAA...0xAC, 0xAF...0x2FF: true
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FF, 0xFF01...0xFF60: true
    default: isIdeograph(value)
    }
  }

  private static func isIdeograph(_ value: UInt32) -> Bool {
    (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value)
  }

  private static func contains(_ table: [(first: UInt32, last: UInt32)], _ value: UInt32) -> Bool {
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle].last < value { low = middle + 1 } else { high = middle }
    }
    return low < table.count && table[low].first <= value
  }
}
