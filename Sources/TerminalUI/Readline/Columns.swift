import SimText

/// Names in columns, at most `limit`; the number of others comes at the end.
/// - Parameter width: of the terminal, in columns.
func columnList(_ names: [String], width: Int, limit: Int = 60) -> [String] {
  let shown = names.prefix(limit).map { (name: $0, width: DisplayWidth.of($0)) }
  // Sentences have lines of their own; in columns one of them would take the others' room.
  let short = shown.filter { $0.width <= width / 3 }
  let cell = (short.map(\.width).max() ?? 0) + 2
  let perLine = max(1, (width - 1) / cell)
  let rows = (short.count + perLine - 1) / perLine
  var lines: [String] = []
  for row in 0..<rows {
    var line = ""
    var gap = 0
    for index in stride(from: row, to: short.count, by: rows) {
      line += String(repeating: " ", count: gap) + short[index].name
      gap = cell - short[index].width
    }
    lines.append(line)
  }
  lines += shown.filter { $0.width > width / 3 }.map(\.name)
  if names.count > limit { lines.append("... and \(names.count - limit) more") }
  return lines
}
