/// A line of a file as it stands there, with what ended it: a file is the sum of its lines, byte for byte.
package struct PhysicalLine: Hashable, Sendable {
  /// Without the line's end.
  package var content: String
  /// `\n`, `\r\n`, `\r`, or nothing at the end of a file whose last line is open.
  package var terminator: String

  /// A line; its end is a line feed where nothing is said.
  package init(content: String, terminator: String = "\n") {
    self.content = content
    self.terminator = terminator
  }

  /// Cuts a text into its lines. Joining them gives the text again.
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
      // A line's end is ASCII, so that both parts are whole characters' bytes.
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

  /// Blank lines part nothing and mean nothing.
  package var isBlank: Bool { content.unicodeScalars.allSatisfy { $0.isTalkSpace || $0 == "\u{FEFF}" } }
}
