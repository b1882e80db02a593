/// The bytes of a data file, or of a part of one.
///
/// Files are read as bytes, because going through them character by character would cost more than everything else in
/// preparing a language. Marks are ASCII, so a mark's byte is never part of another character.
public typealias TextBytes = ArraySlice<UInt8>

extension TextBytes {
  /// The number of bytes of the white space at an index, 0 when there is none.
  public func spaceLength(at index: Int) -> Int {
    let first = self[index]
    if first < 0x80 { return first == 0x20 || (0x09...0x0D).contains(first) ? 1 : 0 }
    guard index + 1 < endIndex else { return 0 }
    let second = self[index + 1]
    if first == 0xC2 { return second == 0xA0 || second == 0x85 ? 2 : 0 }
    guard index + 2 < endIndex else { return 0 }
    switch (first, second, self[index + 2]) {
    case (0xE3, 0x80, 0x80), (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F): return 3
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF): return 3
    default: return 0
    }
  }

  /// Without the white space before it.
  public var withoutIndent: TextBytes {
    var start = startIndex
    while start < endIndex, case let length = spaceLength(at: start), length > 0 { start += length }
    return self[start...]
  }

  /// Without the white space at both ends.
  public var trimmed: TextBytes {
    let head = withoutIndent
    var end = head.endIndex
    search: while end > head.startIndex {
      for length in 1...3 where end - length >= head.startIndex {
        if head[..<end].spaceLength(at: end - length) == length {
          end -= length
          continue search
        }
      }
      break
    }
    return head[..<end]
  }

  /// The first `=` and its length; Chinese keyboards produce a full-width one.
  public var firstEquals: (index: Int, length: Int)? {
    for index in indices {
      if self[index] == UInt8(ascii: "=") { return (index, 1) }
      if self[index] == 0xEF, starts(with: "＝", at: index) { return (index, 3) }
    }
    return nil
  }

  /// Whether a mark is at an index.
  public func starts(with mark: StaticString, at index: Int) -> Bool {
    guard index + mark.utf8CodeUnitCount <= endIndex else { return false }
    for offset in 0..<mark.utf8CodeUnitCount where self[index + offset] != mark.utf8Start[offset] { return false }
    return true
  }

  /// The number of characters, as editors count columns.
  public var characterCount: Int { allSatisfy { $0 < 0x80 } ? count : text.count }

  /// The bytes as text, with invalid UTF-8 replaced by U+FFFD.
  public var text: String { String(decoding: self, as: UTF8.self) }
}
