/// The lines of a log, by their bytes.
struct LogLines: Sequence, IteratorProtocol {
  /// A line, and whether it may be about a call.
  struct Line {
    /// From 1.
    var number: Int
    /// Without the line end.
    var bytes: ArraySlice<UInt8>

    /// Whether it is a JSON object.
    var isObject: Bool { bytes.first == UInt8(ascii: "{") }

    var isBlank: Bool { bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    /// Whether it is an object, or names a method or a class. A handler doesn't write longer lines.
    var isOfInterest: Bool { bytes.count <= 64 * 1024 && (isObject || Self.words.contains(where: has)) }

    private static let words = ["resolve", "confirm", "handle", "Intent"].map { Array($0.utf8) }

    private func has(_ word: [UInt8]) -> Bool {
      guard let first = word.first, bytes.count >= word.count else { return false }
      var index = bytes.startIndex
      let last = bytes.endIndex - word.count
      while index <= last {
        if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word) { return true }
        index += 1
      }
      return false
    }
  }

  private let bytes: [UInt8]
  private var position = 0
  private var number = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> Line? {
    guard position < bytes.count else { return nil }
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    var line = bytes[position..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    position = end + 1
    number += 1
    return Line(number: number, bytes: line)
  }
}
