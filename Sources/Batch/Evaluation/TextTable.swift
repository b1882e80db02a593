/// Columns for people: words on the left, numbers on the right.
struct TextTable {
  private var rows: [[String]]
  /// How many columns hold words.
  private let left: Int

  init(_ heading: [String], left: Int = 2) {
    rows = [heading]
    self.left = left
  }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The heading, a rule, and the rows.
  var lines: [String] {
    var widths = [Int](repeating: 0, count: rows.map(\.count).max() ?? 0)
    for row in rows { for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) } }
    var lines = rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column < left ? cell + space : space + cell
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    lines.insert(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "), at: 1)
    return lines
  }
}
