import SimText

/// A place in a document as editors count: lines from 0, and units of UTF-16 from the line's beginning.
struct EditorPosition: Hashable, Comparable {
  var line: Int
  var character: Int

  init(line: Int, character: Int = 0) {
    self.line = line
    self.character = character
  }

  /// Nil if it isn't a position.
  init?(_ value: JSONValue?) {
    guard case .integer(let line)? = value?["line"], case .integer(let character)? = value?["character"], line >= 0,
      character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue { .fields([("line", .integer(line)), ("character", .integer(character))]) }

  static func < (a: EditorPosition, b: EditorPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }
}

/// From one place to another, exclusive.
struct EditorRange: Hashable {
  var start: EditorPosition
  var end: EditorPosition

  init(_ start: EditorPosition, _ end: EditorPosition) {
    self.start = start
    self.end = end
  }

  /// Nil if it isn't a range.
  init?(_ value: JSONValue?) {
    guard let start = EditorPosition(value?["start"]), let end = EditorPosition(value?["end"]) else { return nil }
    self.init(start, end)
  }

  var json: JSONValue { .fields([("start", start.json), ("end", end.json)]) }

  /// Whether the two have a place in common; an empty one has one place.
  func touches(_ other: EditorRange) -> Bool { start <= other.end && other.start <= end }
}
