/// Reads bits of a sequence of bytes, the lowest one of each byte first; bits after its end are zero.
struct BitReader {
  private let bytes: [UInt8]
  /// In bits.
  private(set) var position: Int

  init(_ bytes: [UInt8], from byte: Int) {
    self.bytes = bytes
    position = byte * 8
  }

  var isAtEnd: Bool { position >= bytes.count * 8 }

  mutating func fixed(_ width: Int) -> UInt64 {
    var value: UInt64 = 0
    for bit in 0..<min(max(0, width), 64) {
      let index = (position + bit) >> 3
      guard index < bytes.count else { break }
      value |= UInt64(bytes[index] >> UInt8((position + bit) & 7) & 1) << UInt64(bit)
    }
    position += max(0, width)
    return value
  }

  /// A number in groups of bits; the highest bit of a group says that another follows.
  mutating func variable(_ width: Int) -> UInt64 {
    guard width > 1, width <= 32 else { return 0 }
    let mark = UInt64(1) << UInt64(width - 1)
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while !isAtEnd {
      let group = fixed(width)
      if shift < 64 { value |= (group & (mark - 1)) << shift }
      if group & mark == 0 { break }
      shift += UInt64(width - 1)
    }
    return value
  }

  /// Skips to the next word of 32 bits.
  mutating func align() { position = (position + 31) & ~31 }

  mutating func skip(bytes count: Int) { position += max(0, count) * 8 }

  /// Whole bytes at the position.
  mutating func take(bytes count: Int) -> [UInt8] {
    let start = position >> 3
    skip(bytes: count)
    guard start < bytes.count, count > 0 else { return [] }
    return Array(bytes[start..<min(bytes.count, start + count)])
  }
}
