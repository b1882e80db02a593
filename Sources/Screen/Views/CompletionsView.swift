import SimCards
import SimDiagnostics

/// The names that could stand in the edit line, in columns; sentences have rows of their own.
struct CompletionsView {
  static func rows(of names: [String], width: Int, limit: Int) -> [Row] {
    guard limit > 0, !names.isEmpty else { return [] }
    // More would not fit into any screen.
    let names = names.prefix(1_000).map { SafeText.oneLine($0) }
    let widths = names.map { DisplayWidth.of($0) }
    let widest = widths.max() ?? 0
    let columns = widest * 2 + gap > width ? 1 : max(1, (width + gap) / (widest + gap))
    let height = (names.count + columns - 1) / columns
    var rows = (0..<min(height, limit)).map { row in
      var spans: [Span] = []
      var used = 0
      for column in 0..<columns {
        let index = column * height + row
        guard index < names.count else { break }
        if column > 0 {
          let start = column * (widest + gap)
          spans.append(Span(spaces(start - used), .overlay))
          used = start
        }
        spans.append(Span(names[index], .overlay))
        used += widths[index]
      }
      return Row(spans).shortened(to: width)
    }
    if height > limit {
      let hidden = names.count - (limit - 1) * columns
      rows[limit - 1] = Row([Span("… \(hidden) more", .hint)]).clipped(to: width)
      // Columns that go down would hide every column's end: what is shown is read in rows then.
      for row in 0..<(limit - 1) {
        let part = names[(row * columns)..<min(names.count, (row + 1) * columns)]
        rows[row] = Row([Span(part.map { padded($0, widest + gap) }.joined(), .overlay)]).shortened(to: width)
      }
    }
    return rows
  }

  private static let gap = 2

  private static func padded(_ text: String, _ width: Int) -> String { text + spaces(width - DisplayWidth.of(text)) }
}
