import SimDialogue
import SimShown
import SimText

/// Lays out an entry: the typed line, the trace, what Siri says, choices, cards, remarks.
struct EntryLayout {
  private let width: Int
  private var rows: [LaidEntry.Row] = []
  private var hasTrace = false

  static func lay(_ entry: Entry, for key: LaidEntry.Key) -> LaidEntry {
    var layout = EntryLayout(width: max(key.width, 1))
    if !key.isTight { layout.rows.append(LaidEntry.Row()) }
    for part in EntryParts(entry).parts { layout.add(part, isFolded: key.isFolded) }
    return LaidEntry(key: key, rows: layout.rows, hasTrace: layout.hasTrace)
  }

  private init(width: Int) { self.width = width }

  /// Longer lines are hard to read.
  private static let readable = 100

  /// From this width there is room for indents.
  private static let roomy = 50

  private mutating func add(_ part: EntryParts.Part, isFolded: Bool) {
    switch part {
    case .line(let mark, let field): add(field, .user, mark: [LaidEntry.Piece(mark, .userMark)])
    case .says(let field): add(field, .siri, mark: [])
    case .remark(let kind, let field):
      let style: Style = kind == .error ? .error : .notice
      add(field, style, mark: [LaidEntry.Piece("# ", style)], limit: Int.max)
    case .trace(let lines):
      hasTrace = true
      if isFolded { addFolded(lines) } else { lines.forEach { add($0) } }
    case .choices(let lines): add(lines)
    case .card(let card):
      // A card is indented like choices.
      let indent = width >= Self.roomy ? 2 : 0
      rows += CardView.rows(of: card, width: width - indent).map { row in
        LaidEntry.Row(pieces: (indent > 0 ? [LaidEntry.Piece(spaces(indent), .plain)] : []) + row.pieces)
      }
    }
  }

  /// A text after a mark; further lines are aligned with its first word.
  private mutating func add(
    _ field: EntryParts.Field, _ style: Style, mark: [LaidEntry.Piece], limit: Int = readable, slot: Int? = nil,
    isTrace: Bool = false
  ) {
    let indent = mark.reduce(0) { $0 + DisplayWidth.of($1.text) }
    // In a narrow width the lines below aren't indented.
    let hanging = indent * 3 <= width ? indent : 0
    let room = max(1, min(width - hanging, limit))
    let first = max(1, min(width - indent, limit))
    let broken = BrokenText(field.text, width: min(room, first))
    for (index, line) in broken.lines.enumerated() {
      var row = LaidEntry.Row()
      if index == 0 {
        row.pieces = mark
      } else if hanging > 0 {
        row.pieces = [LaidEntry.Piece(spaces(hanging), style, slot: slot, isTrace: isTrace)]
      }
      row.pieces.append(
        LaidEntry.Piece(line.text, style, field: field.index, offset: line.offset, slot: slot, isTrace: isTrace))
      rows.append(row)
    }
  }

  private mutating func add(_ line: EntryParts.TraceLine) {
    let style: Style = line.isFailure ? .traceFailure : .trace
    add(line.field, style, mark: [LaidEntry.Piece("- ", style, isTrace: true)], limit: Int.max, isTrace: true)
  }

  private mutating func addFolded(_ lines: [EntryParts.TraceLine]) {
    let failures = lines.count { $0.isFailure }
    var text = "▸ \(lines.count.counted("step"))"
    if failures > 0 { text += failures == 1 ? ", 1 failed" : ", \(failures) failed" }
    rows.append(
      LaidEntry.Row(pieces: [LaidEntry.Piece(text, failures > 0 ? .traceFailure : .trace, isTrace: true)]))
  }

  private mutating func add(_ lines: [EntryParts.ChoiceLine]) {
    let digits = lines.map { String($0.number).count }.max() ?? 1
    for line in lines {
      let number = String(line.number)
      let mark = [
        LaidEntry.Piece("  ", .choiceNumber, slot: line.slot, isMarker: true),
        LaidEntry.Piece(spaces(digits - number.count) + number + ". ", .choiceNumber, slot: line.slot),
      ]
      add(line.text, .choice, mark: mark, slot: line.slot)
      if let detail = line.detail { add(detail, indent: digits + 4, slot: line.slot) }
    }
  }

  /// The second line of a choice: beside it where there is room, else below.
  private mutating func add(_ detail: EntryParts.Field, indent: Int, slot: Int) {
    let last = rows.count - 1
    let used = rows[last].pieces.reduce(0) { $0 + DisplayWidth.of($1.text) }
    if used + 2 + DisplayWidth.of(detail.text) <= width {
      rows[last].pieces.append(LaidEntry.Piece("  ", .choice, slot: slot))
      rows[last].pieces.append(LaidEntry.Piece(detail.text, .cardLabel, field: detail.index, slot: slot))
    } else {
      add(
        detail, .cardLabel, mark: [LaidEntry.Piece(spaces(min(indent, width / 3)), .cardLabel, slot: slot)], slot: slot)
    }
  }
}

func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
