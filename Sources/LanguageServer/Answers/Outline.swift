import SimDiagnostics
import SimText
import SimTranscripts

/// The parts of a document: header, conversations, turns.
struct Outline {
  let document: OpenDocument

  private struct Part {
    var name: String
    var detail = ""
    var kind: Int
    /// From 0, inclusive.
    var lines: ClosedRange<Int>
    var parts: [Part] = []
  }

  // The protocol's kinds of symbols.
  private static let (chapter, header, turn) = (2, 20, 24)

  /// What can be folded: the header, conversations, turns of more than a line.
  var folds: JSONValue {
    func folds(_ part: Part) -> [JSONValue] {
      let own: [JSONValue] =
        part.lines.count > 1
        ? [
          .fields([
            ("startLine", .integer(part.lines.lowerBound)), ("endLine", .integer(part.lines.upperBound)),
            ("kind", "region"),
          ])
        ] : []
      return own + part.parts.flatMap(folds)
    }
    return .array(parts.flatMap(folds))
  }

  /// The conversations with their turns.
  var symbols: JSONValue {
    func symbol(_ part: Part) -> JSONValue {
      let end = document.lines.range(of: part.lines.upperBound).end
      return .fields([
        ("name", .string(part.name)), ("detail", part.detail.isEmpty ? nil : .string(part.detail)),
        ("kind", .integer(part.kind)),
        ("range", EditorRange(EditorPosition(line: part.lines.lowerBound), end).json),
        ("selectionRange", document.lines.range(of: part.lines.lowerBound).json),
        ("children", .array(part.parts.map(symbol))),
      ])
    }
    return .array(parts.map(symbol))
  }

  private var parts: [Part] {
    let file = document.file
    var parts: [Part] = []
    if let first = file.header.first, let last = file.header.last {
      let end = last.values.last?.place.line ?? last.place.line
      parts.append(
        Part(name: "header", kind: Self.header, lines: first.place.line - 1...max(first.place.line, end) - 1))
    }
    // The rows of a table share lines.
    var seen: Set<Int> = []
    let conversations = file.conversations.filter { seen.insert($0.place.line).inserted }
    for (index, conversation) in conversations.enumerated() {
      let next = index + 1 < conversations.count ? conversations[index + 1].place.line - 1 : file.lines.count
      let start = conversation.place.line - 1
      let turns = conversation.turns.filter { !$0.isLeadingUp }
      let shown = conversation.turns.first?.row == nil ? conversation.title : title(at: start)
      parts.append(
        Part(
          name: name(shown ?? file.title ?? "conversation \(index + 1)"), kind: Self.chapter,
          lines: start...lastLine(before: next, from: start),
          parts: turns.enumerated().map { number, turn in
            let end = number + 1 < turns.count ? turns[number + 1].place.line - 1 : next
            let start = turn.place.line - 1
            return Part(
              name: name(turn.opening.notation), kind: Self.turn, lines: start...lastLine(before: end, from: start))
          }))
    }
    return parts
  }

  /// The title as written, with the names of a table's columns.
  private func title(at line: Int) -> String? {
    Mark.read(document.lines.content(line)).flatMap { $0.mark == .section && !$0.rest.isEmpty ? $0.rest : nil }
  }

  /// A name may not be empty.
  private func name(_ text: String) -> String {
    let safe = SafeText.oneLine(text)
    return safe.allSatisfy(\.isWhitespace) ? "-" : safe
  }

  /// The last non-blank line before another one.
  private func lastLine(before next: Int, from start: Int) -> Int {
    var line = min(next, document.file.lines.count) - 1
    while line > start, document.file.lines[line].isBlank { line -= 1 }
    return max(line, start)
  }
}
