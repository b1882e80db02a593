/// The lines of a text in UTF-8, for finding the line and column of any byte quickly.
struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    self.starts = starts
  }

  /// Line and column of a byte, both from 1; the column in characters.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = max(0, min(offset, bytes.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, characters(starts[low]..<offset) + 1)
  }

  /// How many characters a stretch has on its first line.
  func length(_ range: Range<Int>) -> Int {
    let range = range.clamped(to: 0..<bytes.count)
    let end = bytes[range].firstIndex(of: 0x0A) ?? range.upperBound
    return characters(range.lowerBound..<max(range.lowerBound, end))
  }

  private func characters(_ range: Range<Int>) -> Int {
    let stretch = bytes[range]
    return stretch.allSatisfy { $0 < 0x80 } ? stretch.count : String(decoding: stretch, as: UTF8.self).count
  }
}
