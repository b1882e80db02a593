import SimText

/// A line with marks beneath its words.
struct MarkedLine {
  private let text: String

  init(_ text: String) { self.text = text }

  /// A line per range, with `^` beneath its words and the meaning after them; from left to right.
  ///
  /// - Parameter ranges: UTF-8 offsets in the line.
  func marks(_ ranges: [(range: Range<Int>, meaning: String)]) -> [String] {
    ranges.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { mark in
      let start = columns(upTo: mark.range.lowerBound)
      let width = max(1, columns(upTo: mark.range.upperBound) - start)
      return String(repeating: " ", count: start) + String(repeating: "^", count: width) + " " + mark.meaning
    }
  }

  private func columns(upTo offset: Int) -> Int {
    DisplayWidth.of(String(decoding: Array(text.utf8.prefix(offset)), as: UTF8.self))
  }
}
