import SimDiagnostics
import SimText
import SimTranscripts

/// A document's text by lines, which converts between places of the notation and of editors.
struct DocumentLines: Equatable {
  /// The document's lines, divided as in a transcript.
  private(set) var lines: [PhysicalLine]

  init(_ text: String) { lines = PhysicalLine.lines(of: text) }

  var text: String { lines.map { $0.content + $0.terminator }.joined() }

  /// Without its end; empty for a line that isn't there.
  func content(_ line: Int) -> String { lines.indices.contains(line) ? lines[line].content : "" }

  /// How long a line is in units of UTF-16.
  func length(of line: Int) -> Int { content(line).utf16.count }

  /// A whole line without its end.
  func range(of line: Int) -> EditorRange {
    EditorRange(EditorPosition(line: line), EditorPosition(line: line, character: length(of: line)))
  }

  /// The document's end.
  var end: EditorPosition {
    guard let last = lines.last else { return EditorPosition(line: 0) }
    return last.terminator.isEmpty
      ? EditorPosition(line: lines.count - 1, character: last.content.utf16.count) : EditorPosition(line: lines.count)
  }

  // MARK: From places

  /// A place of the notation counts characters, except those that only change the direction of writing: a transcript is
  /// read without them.
  func position(of place: TextPlace) -> EditorPosition {
    position(line: place.line - 1, characters: place.column - 1)
  }

  /// - Parameter characters: how many come before it.
  func position(line: Int, characters: Int) -> EditorPosition {
    let content = content(line)
    var left = max(0, characters)
    var units = 0
    for character in content {
      let isRead = !SafeText.withoutIsolates(String(character)).isEmpty
      if isRead, left == 0 { break }
      units += character.utf16.count
      if isRead { left -= 1 }
    }
    return EditorPosition(line: line, character: units)
  }

  // MARK: From positions

  /// The text of a line before a position, and after it. A position inside a character counts as before it; one behind
  /// the line's end as at the end.
  func split(at position: EditorPosition) -> (before: String, after: String) {
    let content = content(position.line)
    guard let index = Self.index(position.character, in: content) else { return (content, "") }
    return (String(content[..<index]), String(content[index...]))
  }

  private static func index(_ units: Int, in content: String) -> String.Index? {
    guard let index = content.utf16.index(content.startIndex, offsetBy: units, limitedBy: content.endIndex) else {
      return nil
    }
    // Half of a surrogate pair isn't a place of its own.
    return index.samePosition(in: content.unicodeScalars) == nil ? content.utf16.index(before: index) : index
  }

  // MARK: Changes

  /// Replaces a range with a text.
  mutating func replace(_ range: EditorRange, with text: String) {
    let (start, end) = (min(range.start, range.end), max(range.start, range.end))
    let before = self.text(before: start)
    let after = self.text(after: end)
    lines = PhysicalLine.lines(of: before + text + after)
  }

  private func text(before position: EditorPosition) -> String {
    lines.prefix(position.line).map { $0.content + $0.terminator }.joined()
      + (position.line < lines.count ? split(at: position).before : "")
  }

  private func text(after position: EditorPosition) -> String {
    guard position.line < lines.count else { return "" }
    return split(at: position).after + lines[position.line].terminator
      + lines.dropFirst(position.line + 1).map { $0.content + $0.terminator }.joined()
  }

  /// The lines that differ in another state of the document: from the first that differs to the last.
  ///
  /// - Returns: these lines, and the other document's lines in their place; nil if nothing differs.
  func difference(from other: DocumentLines) -> (old: Range<Int>, new: Range<Int>)? {
    guard lines != other.lines else { return nil }
    let common = zip(lines, other.lines).prefix { $0 == $1 }.count
    let most = min(lines.count, other.lines.count) - common
    let tail = zip(lines.reversed(), other.lines.reversed()).prefix(most).prefix { $0 == $1 }.count
    return (common..<(lines.count - tail), common..<(other.lines.count - tail))
  }

  /// The edit that turns it into another text; nil if nothing differs.
  func edit(to text: String) -> TextEdit? {
    let other = DocumentLines(text)
    guard let (old, new) = difference(from: other) else { return nil }
    let added = other.lines[new].map { $0.content + $0.terminator }.joined()
    let end = old.upperBound < lines.count ? EditorPosition(line: old.upperBound) : self.end
    let start = old.lowerBound < lines.count ? EditorPosition(line: old.lowerBound) : self.end
    return TextEdit(range: EditorRange(start, end), text: added)
  }
}

/// A text that replaces another one.
struct TextEdit: Equatable {
  var range: EditorRange
  var text: String

  var json: JSONValue { .fields([("range", range.json), ("newText", .string(text))]) }
}
