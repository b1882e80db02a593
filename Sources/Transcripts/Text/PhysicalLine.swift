/// A line of a file with its line end: the file is the concatenation of its lines, byte for byte.
package struct PhysicalLine: Hashable, Sendable {
  /// Without the line's end.
  package var content: String
  /// `\n`, `\r\n`, `\r`, or nothing at the end of a file without a final line end.
  package var terminator: String

  /// A line, by default with a line feed.
  package init(content: String, terminator: String = "\n") {
    self.content = content
    self.terminator = terminator
  }

  /// Splits a text into lines, which concatenate to the text.
  package static func lines(of text: String) -> [PhysicalLine] {
    var lines: [PhysicalLine] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      guard byte == 0x0A || byte == 0x0D else {
        index = next
        continue
      }
      let isPair = byte == 0x0D && next < bytes.endIndex && bytes[next] == 0x0A
      let end = isPair ? bytes.index(after: next) : next
      // Line ends are ASCII, so both parts are whole characters.
      lines.append(
        PhysicalLine(
          content: String(decoding: bytes[start..<index], as: UTF8.self),
          terminator: isPair ? "\r\n" : (byte == 0x0A ? "\n" : "\r")))
      start = end
      index = end
    }
    if start < bytes.endIndex {
      lines.append(PhysicalLine(content: String(decoding: bytes[start...], as: UTF8.self), terminator: ""))
    }
    return lines
  }

  /// Whether it is blank; blank lines separate nothing and mean nothing.
  package var isBlank: Bool { content.unicodeScalars.allSatisfy { $0.isTalkSpace || $0 == "\u{FEFF}" } }
}
