import SimText

/// A text broken into lines, with the offset of each in the text.
struct BrokenText {
  struct Line {
    var text: String
    /// The bytes of the text before the line.
    var offset: Int
  }

  var lines: [Line]

  /// - Parameter width: at least 1; a wider character gets a line of its own, which is cut when drawn.
  init(_ text: String, width: Int) {
    if Self.fits(text, width) {
      lines = [Line(text: text, offset: 0)]
      return
    }
    let bytes = Array(text.utf8)
    var position = 0
    lines = LineBreaking.lines(of: text, width: max(width, 1)).map { line in
      let start = Self.find(line, in: bytes, from: position)
      position = start + line.utf8.count
      return Line(text: line, offset: start)
    }
    if lines.isEmpty { lines = [Line(text: "", offset: 0)] }
  }

  /// Only spaces are left out between two lines.
  private static func find(_ line: String, in bytes: [UInt8], from position: Int) -> Int {
    var start = position
    while start < bytes.count, bytes[start] == UInt8(ascii: " "), !bytes[start...].starts(with: line.utf8) {
      start += 1
    }
    return start
  }

  private static func fits(_ text: String, _ width: Int) -> Bool {
    // A character takes at most as many columns as bytes.
    text.utf8.count <= width || DisplayWidth.of(text) <= width
  }
}
