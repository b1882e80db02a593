import SimText

/// Places in a text, counted in bytes of UTF-8 and in characters (Unicode scalars).
struct TextOffsets {
  private let bytes: [UInt8]
  private let isASCII: Bool

  init(_ text: String) {
    bytes = Array(text.utf8)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  /// `{"utf8": [4, 10], "characters": [4, 8]}`; the second number is the end, exclusive.
  func range(_ range: Range<Int>) -> JSONValue {
    let range = range.clamped(to: 0..<bytes.count)
    let start = characters(before: range.lowerBound)
    let end = start + characters(in: range)
    return .fields([
      ("utf8", .array([.integer(range.lowerBound), .integer(range.upperBound)])),
      ("characters", .array([.integer(start), .integer(end)])),
    ])
  }

  func words(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  private func characters(before offset: Int) -> Int { characters(in: 0..<offset) }

  private func characters(in range: Range<Int>) -> Int {
    guard !isASCII else { return range.count }
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
