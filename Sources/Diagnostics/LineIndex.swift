/// The lines of a UTF-8 text, for finding the line and column of any byte quickly.
public struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]
  /// How many characters precede each block of the text: a text may be one line.
  private let blocks: [Int]

  /// The bytes of a block.
  private static let block = 1 << 10
  /// In a longer range each Unicode scalar counts as a character.
  private static let longest = 4 * block

  /// The lines of these bytes, which line feeds end.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var blocks: [Int] = []
    var count = 0
    for index in bytes.indices {
      if index % Self.block == 0 { blocks.append(count) }
      if bytes[index] == 0x0A { starts.append(index + 1) }
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
    }
    self.starts = starts
    self.blocks = blocks
  }

  /// Line and column of a byte, both from 1; the column in characters.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = max(0, min(offset, bytes.count))
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, characters(starts[low]..<offset) + 1)
  }

  /// How many characters of a range are on its first line.
  public func length(_ range: Range<Int>) -> Int {
    let range = range.clamped(to: 0..<bytes.count)
    let end = bytes[range].firstIndex(of: 0x0A) ?? range.upperBound
    return characters(range.lowerBound..<max(range.lowerBound, end))
  }

  /// The place of a byte in the text's file.
  public func place(of offset: Int, in file: String?) -> TextPlace {
    let position = position(of: offset)
    return TextPlace(file: file, line: position.line, column: position.column)
  }

  private func characters(_ range: Range<Int>) -> Int {
    guard range.count <= Self.longest else {
      return scalars(before: range.upperBound) - scalars(before: range.lowerBound)
    }
    let stretch = bytes[range]
    return stretch.allSatisfy { $0 < 0x80 } ? stretch.count : String(decoding: stretch, as: UTF8.self).count
  }

  private func scalars(before offset: Int) -> Int {
    guard !blocks.isEmpty else { return 0 }
    let block = min(offset / Self.block, blocks.count - 1)
    return blocks[block] + bytes[(block * Self.block)..<offset].count { $0 & 0xC0 != 0x80 }
  }
}
