import SimCards
import SimDiagnostics

extension ScreenState {
  /// Draws the state. What was laid out before is taken as it is.
  public mutating func frame() -> Frame {
    let columns = max(size.columns, 1)
    let rows = max(size.rows, 1)
    var lines: [Row] = []
    for entry in entries.suffix(rows) {
      if let line = entry.line { lines.append(Row([Span(SafeText.oneLine(line), .user)])) }
      for content in entry.contents {
        switch content {
        case .remark(let remark): lines.append(Row([Span(SafeText.cell(remark.text), .notice)]))
        case .output(let output):
          for line in TurnText.printed([output], width: columns) { lines.append(Row([Span(line, .siri)])) }
        }
      }
    }
    lines = Array(lines.suffix(max(rows - 2, 0)))
    while lines.count < rows - 2 { lines.insert(Row(), at: 0) }
    if rows > 1 { lines.append(Row([Span(SafeText.oneLine(hint), .hint)])) }
    let prompt = SafeText.oneLine(edit.prompt)
    let text = SafeText.oneLine(edit.text)
    lines.append(Row([Span(prompt, .prompt), Span(text, .edit)]))
    let column = DisplayWidth.of(prompt) + DisplayWidth.of(String(text.prefix(edit.cursor)))
    return Frame(
      size: ScreenSize(columns: columns, rows: rows), rows: lines.map { $0.clipped(to: columns) },
      cursor: ScreenPlace(row: rows - 1, column: min(column, columns - 1)))
  }
}
