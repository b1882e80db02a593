/// Parts what a terminal sends into single keys: characters and whole escape sequences. What is pasted is no key.
struct KeyBytes {
  private static let pasteBegin = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The beginning of a key whose end has not come yet.
  private var pending: [UInt8] = []
  private var isPasting = false

  mutating func take(_ bytes: [UInt8]) -> [[UInt8]] {
    pending += bytes
    var keys: [[UInt8]] = []
    while let length = Self.length(of: pending) {
      let key = Array(pending[..<length])
      pending.removeFirst(length)
      if key == Self.pasteBegin {
        isPasting = true
      } else if key == Self.pasteEnd {
        isPasting = false
      } else if !isPasting {
        keys.append(key)
      }
    }
    return keys
  }

  /// Of the first key; nil while it is not whole.
  private static func length(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first else { return nil }
    guard first == 0x1B else {
      let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      return length <= bytes.count ? length : nil
    }
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "O"): return bytes.count > 2 ? 3 : nil
    case UInt8(ascii: "["):
      // Parameters, then one byte that ends it. Longer than that is noise.
      let end = bytes.dropFirst(2).firstIndex { !(0x20...0x3F).contains($0) }
      return end.map { $0 + 1 } ?? (bytes.count > 64 ? bytes.count : nil)
    default: return 2
    }
  }
}
