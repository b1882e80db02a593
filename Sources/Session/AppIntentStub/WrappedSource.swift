import SimText

/// Breaks lines of Swift source that are too long between arguments or elements.
enum WrappedSource {
  private static let width = 118

  /// A source with its long lines broken; comments stay as they are.
  static func text(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).flatMap { lines(String($0)) }
      .joined(separator: "\n")
  }

  private static func lines(_ line: String) -> [String] {
    let indent = line.prefix { $0 == " " }
    let characters = Array(line)
    guard characters.count > width, !line.dropFirst(indent.count).hasPrefix("//"),
      let group = groups(in: characters).max(by: { $0.count < $1.count }), group.count > 2
    else { return [line] }
    let parts = parts(of: characters, in: group)
    // A single argument would be just as long on a line of its own.
    guard parts.count > 1 || group.lowerBound > indent.count + 8 else { return [line] }
    let head = String(characters[...group.lowerBound])
    let inner = parts.enumerated().map { number, part in
      "\(indent)  \(part)" + (number + 1 < parts.count ? "," : String(characters[(group.upperBound - 1)...]))
    }
    return [head] + inner.flatMap { lines($0) }
  }

  /// The outermost brackets, from the one that opens to behind the one that closes.
  private static func groups(in characters: [Character]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = 0
    walk(characters, characters.indices) { index, depth, character in
      if "([".contains(character), depth == 1 { start = index }
      if ")]".contains(character), depth == 0 { groups.append(start..<index + 1) }
    }
    return groups
  }

  /// The parts inside brackets that commas separate.
  private static func parts(of characters: [Character], in group: Range<Int>) -> [String] {
    var parts: [String] = []
    let inner = group.lowerBound + 1..<group.upperBound - 1
    var start = inner.lowerBound
    walk(characters, inner) { index, depth, character in
      guard character == ",", depth == 0 else { return }
      parts.append(String(characters[start..<index]))
      start = index + 1
    }
    parts.append(String(characters[start..<inner.upperBound]))
    return parts.map { String($0.trimmed) }
  }

  /// Visits the characters outside of texts with their depth; an opening bracket counts as one deeper.
  private static func walk(
    _ characters: [Character], _ range: Range<Int>, _ visit: (Int, Int, Character) -> Void
  ) {
    var depth = 0
    var isText = false
    var index = range.lowerBound
    while index < range.upperBound {
      let character = characters[index]
      if isText, character == "\\" {
        index += 2
        continue
      }
      if character == "\"" { isText.toggle() }
      if !isText {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        visit(index, depth, character)
      }
      index += 1
    }
  }
}
