/// How many columns of a terminal a text takes.
///
/// What counts is the character as it is read: a base with its accents, an emoji with its skin tone, a family joined from
/// four, a flag of two letters.
public enum DisplayWidth {
  /// The columns of a whole text; a control character counts as none.
  public static func of(_ text: some StringProtocol) -> Int {
    var sum = 0
    for character in text { sum += of(character) }
    return sum
  }

  /// The columns of one character: 0, 1 or 2, and more only for clusters of several spacing letters.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x7F, scalars.count == 1 { return first.value >= 0x20 ? 1 : 0 }
    var sum = 0
    var isPicture = false
    for scalar in scalars {
      switch scalar.value {
      case 0xFE0F, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: isPicture = isPicture || scalars.count > 1
      case 0x200D: isPicture = isPicture || first.properties.isEmoji
      case 0xFE0E: return min(sum, 1)
      default: break
      }
      sum += of(scalar)
    }
    return isPicture ? 2 : sum
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if contains(WidthTables.none, value) { return 0 }
    return contains(WidthTables.wide, value) ? 2 : 1
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
