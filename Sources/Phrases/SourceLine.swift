/// A line of a data file that says something: remarks and blank lines are none.
struct SourceLine {
  /// From 1.
  var number: Int
  /// Without the spaces around it.
  var text: String
  var isIndented: Bool
  /// Where the text begins, in characters from 1.
  var column: Int

  static func lines(of text: String) -> [SourceLine] {
    var result: [SourceLine] = []
    var number = 0
    for raw in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let line = number == 1 && raw.first == "\u{FEFF}" ? raw.dropFirst() : raw
      let indent = line.prefix { $0.isWhitespace }.count
      let trimmed = line.trimmed
      guard let first = trimmed.first, first != "#", first != "＃" else { continue }
      result.append(SourceLine(number: number, text: String(trimmed), isIndented: indent > 0, column: indent + 1))
    }
    return result
  }

  /// The value of `name: value`, nil when the line is no such header.
  func header(_ name: String) -> String? {
    guard text.hasPrefix(name) else { return nil }
    let rest = text.dropFirst(name.count).drop { $0.isWhitespace }
    guard let colon = rest.first, colon == ":" || colon == "：" else { return nil }
    return String(rest.dropFirst().trimmed)
  }
}

extension StringProtocol {
  /// Without the white space at both ends.
  var trimmed: SubSequence {
    let head = drop { $0.isWhitespace }
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return head.prefix(0) }
    return head[...last]
  }
}
