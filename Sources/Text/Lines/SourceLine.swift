/// A line of a data file with content: not a blank line or a comment, which begins with `#`.
public struct SourceLine: Hashable, Sendable {
  /// From 1.
  public var number: Int
  /// Without the spaces around it.
  public var bytes: TextBytes
  /// Whether a space precedes it.
  public var isIndented: Bool
  /// The first column of the text, in characters from 1.
  public var column: Int

  /// Without the spaces around it.
  public var text: String { bytes.text }

  /// The lines of a file; a byte order mark at its start is skipped, and every line end of Unicode ends a line.
  public static func lines(of text: String) -> [SourceLine] {
    let bytes = Array(text.utf8)
    var result: [SourceLine] = []
    var number = 0
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, lineEnd(bytes, at: end) == 0 { end += 1 }
      number += 1
      var line = bytes[start..<end]
      if number == 1, line.starts(with: "\u{FEFF}", at: 0) { line = line.dropFirst(3) }
      let rest = line.withoutIndent
      if let first = rest.first, first != UInt8(ascii: "#"), !rest.starts(with: "＃", at: rest.startIndex) {
        let indent = line[..<rest.startIndex].characterCount
        result.append(
          SourceLine(number: number, bytes: rest.trimmed, isIndented: indent > 0, column: indent + 1))
      }
      start = end + max(1, end < bytes.count ? lineEnd(bytes, at: end) : 1)
    }
    return result
  }

  /// The length of the line end at an index, 0 when there is none.
  private static func lineEnd(_ bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0x0A...0x0C: 1
    case 0xC2: bytes[index...].starts(with: "\u{85}", at: index) ? 2 : 0
    case 0xE2:
      bytes[index...].starts(with: "\u{2028}", at: index) || bytes[index...].starts(with: "\u{2029}", at: index) ? 3 : 0
    default: 0
    }
  }

  /// The value of `name: value`; nil when the line isn't such a header.
  public func header(_ name: StaticString) -> String? {
    guard bytes.starts(with: name, at: bytes.startIndex) else { return nil }
    let rest = bytes.dropFirst(name.utf8CodeUnitCount).withoutIndent
    if rest.first == UInt8(ascii: ":") { return rest.dropFirst().trimmed.text }
    return rest.starts(with: "：", at: rest.startIndex) ? rest.dropFirst(3).trimmed.text : nil
  }
}
