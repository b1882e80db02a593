import SimText

/// A name for contents: equal for equal contents, and different for others.
struct ContentKey {
  private var low: UInt64 = 0xCBF2_9CE4_8422_2325
  private var high: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Adds a field; the boundaries between fields count.
  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ bytes: [UInt8]) {
    mix(UInt64(bytes.count))
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        mix(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < buffer.count {
        rest = rest << 8 | UInt64(buffer[offset])
        offset += 1
      }
      mix(rest)
    }
  }

  private mutating func mix(_ word: UInt64) {
    low = (low ^ word) &* 0x0000_0100_0000_01B3
    low ^= low >> 29
    high = (high &+ word) &* 0xFF51_AFD7_ED55_8CCD
    high ^= high >> 32
  }

  /// 32 digits, for a file's name.
  var text: String { low.hexadecimalDigits + high.hexadecimalDigits }
}
