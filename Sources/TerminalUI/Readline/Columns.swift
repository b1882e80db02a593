import SimCards

/// The names in columns, as many as `limit`; how many more there are stands at the end.
/// - Parameter width: of the terminal, in columns.
func columnList(_ names: [String], width: Int, limit: Int = 60) -> [String] {
  let shown = names.prefix(limit).map { ($0, DisplayWidth.of($0)) }
  let cell = (shown.map(\.1).max() ?? 0) + 2
  let perLine = max(1, (width - 1) / max(1, cell))
  let rows = (shown.count + perLine - 1) / perLine
  var lines: [String] = []
  for row in 0..<rows {
    var line = ""
    var gap = 0
    for index in stride(from: row, to: shown.count, by: rows) {
      line += String(repeating: " ", count: gap) + shown[index].0
      gap = cell - shown[index].1
    }
    lines.append(line)
  }
  if names.count > limit { lines.append("... and \(names.count - limit) more") }
  return lines
}
