import SimText

/// Names that may complete the edit line: short ones in columns, the best first, then sentences in rows of their own.
struct CompletionsView {
  private struct Name {
    var text: String
    var width: Int
  }

  /// - Parameter limit: the maximum number of rows; the last one says how many names are left out.
  static func rows(of names: [String], width: Int, limit: Int) -> [Row] {
    guard limit > 0, !names.isEmpty else { return [] }
    // More wouldn't fit on any screen.
    let shown = names.prefix(1_000).map { name in
      let text = SafeText.oneLine(name)
      return Name(text: text, width: DisplayWidth.of(text))
    }
    // In columns, one long name would take the others' room.
    let short = shown.filter { $0.width * 3 <= width }
    let cell = (short.map(\.width).max() ?? 0) + gap
    let columns = max(1, (width + gap) / cell)
    var lines: [[Name]] = stride(from: 0, to: short.count, by: columns).map {
      Array(short[$0..<min(short.count, $0 + columns)])
    }
    lines += shown.filter { $0.width * 3 > width }.map { [$0] }
    guard lines.count > limit || names.count > shown.count else { return lines.map { row(of: $0, cell, width) } }
    let kept = lines.prefix(limit - 1)
    let hidden = names.count - kept.reduce(0) { $0 + $1.count }
    return kept.map { row(of: $0, cell, width) } + [Row([Span("… \(hidden) more", .hint)]).clipped(to: width)]
  }

  private static let gap = 2

  private static func row(of names: [Name], _ cell: Int, _ width: Int) -> Row {
    var text = ""
    for (index, name) in names.enumerated() {
      text += name.text
      if index + 1 < names.count { text += spaces(cell - name.width) }
    }
    return Row([Span(text, .overlay)]).shortened(to: width)
  }
}
