import SimScreen
import SimText

/// A demo's pages other than the conversation: a chapter's title, and the keys.
enum DemoPages {
  /// A chapter's title in the middle of the screen.
  static func card(title: String, chapter: String, number: (Int, Int), note: String, size: ScreenSize) -> Frame {
    let columns = max(1, size.columns)
    var lines: [Row] = []
    if !title.isEmpty { lines += centred(title, .hint, columns) + [Row()] }
    lines += centred(chapter, .title, columns)
    if number.1 > 1 { lines += [Row()] + centred("\(number.0) of \(number.1)", .hint, columns) }
    if !note.isEmpty { lines += [Row()] + centred(note, .hint, columns) }
    let above = max(0, (size.rows - lines.count) / 2)
    return page(Array(repeating: Row(), count: above) + lines, size)
  }

  static func help(title: String, size: ScreenSize) -> Frame {
    let width = DemoKey.allCases.map(\.label.count).max() ?? 0
    let keys = DemoKey.allCases.map { key in
      Row([
        Span("  " + key.label + String(repeating: " ", count: width - key.label.count), .title),
        Span("  " + key.help, .overlay),
      ])
    }
    let heading = [Row([Span(" " + SafeText.cell(title), .title)]), Row()]
    return page(heading + keys + [Row(), Row([Span("  any key goes back", .hint)])], size)
  }

  private static func page(_ lines: [Row], _ size: ScreenSize) -> Frame {
    let rows = max(1, size.rows)
    let columns = max(1, size.columns)
    var page = lines.prefix(rows).map { $0.clipped(to: columns) }
    while page.count < rows { page.append(Row()) }
    return Frame(
      size: ScreenSize(columns: columns, rows: rows), rows: page, cursor: ScreenPlace(row: rows - 1, column: 0))
  }

  /// Lines of whole words, each centred.
  private static func centred(_ text: String, _ style: Style, _ columns: Int) -> [Row] {
    let room = max(1, min(columns - 4, 72))
    var lines: [String] = []
    var line = ""
    for word in SafeText.cell(text).split(separator: " ") {
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > room {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    lines.append(line)
    return lines.map { line in
      let before = max(0, (columns - DisplayWidth.of(line)) / 2)
      return Row([Span(String(repeating: " ", count: before)), Span(line, style)])
    }
  }
}
