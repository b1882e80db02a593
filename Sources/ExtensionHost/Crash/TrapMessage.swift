import SimCatalog

/// What the Swift runtime writes to the error stream when a program traps:
/// `Module/File.swift:13: Fatal error: message`.
struct TrapMessage: Hashable {
  /// Nil where the runtime names a place in its own library.
  var place: CodePlace?
  var message: String

  /// Finds the runtime's line.
  ///
  /// - Parameter lines: what the program wrote, in order; the last trap counts.
  static func find(in lines: [String]) -> (trap: TrapMessage, line: Int)? {
    for index in lines.indices.reversed() {
      if let trap = TrapMessage(line: lines[index]) { return (trap, index) }
    }
    return nil
  }

  init?(line: String) {
    let marks = ["Fatal error", "Precondition failed", "Assertion failed"]
    guard let mark = marks.lazy.compactMap({ line.range(ofText: $0) }).first else { return nil }
    var rest = line[mark.upperBound...]
    guard rest.isEmpty || rest.first == ":" else { return nil }
    rest = rest.dropFirst()
    while rest.first == " " { rest = rest.dropFirst() }
    message = rest.isEmpty ? String(line[mark]) : String(rest)

    var head = line[..<mark.lowerBound]
    if head.isEmpty { return }
    guard head.hasSuffix(": ") else { return nil }
    head = head.dropLast(2)
    guard let colon = head.lastIndex(of: ":"), let number = Int(head[head.index(after: colon)...]), number > 0 else {
      return nil
    }
    let file = head[..<colon]
    // A place in Swift's own modules is of no use to the author.
    if !file.hasPrefix("Swift/"), !file.hasPrefix("_Concurrency/") {
      place = CodePlace(file: String(file), line: number)
    }
  }
}

extension StringProtocol {
  /// The first place of a text.
  func range(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
