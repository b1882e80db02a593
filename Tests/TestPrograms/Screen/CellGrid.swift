/// The cells of a screen, and what moves them.
struct CellGrid {
  private(set) var columns: Int
  private(set) var lines: [[TerminalCell]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    lines = Array(repeating: Array(repeating: TerminalCell(), count: columns), count: rows)
  }

  var rows: Int { lines.count }

  subscript(row: Int, column: Int) -> TerminalCell {
    get { lines[row][column] }
    set { lines[row][column] = newValue }
  }

  /// Puts a character of one or two columns; a wide one that loses its half becomes blank.
  mutating func put(_ text: String, width: Int, row: Int, column: Int, appearance: CellAppearance) {
    split(row: row, at: column)
    split(row: row, at: column + width)
    lines[row][column] = TerminalCell(text, appearance: appearance)
    if width == 2, column + 1 < columns { lines[row][column + 1] = TerminalCell("", appearance: appearance) }
  }

  mutating func erase(row: Int, columns range: Range<Int>, appearance: CellAppearance) {
    let range = range.clamped(to: 0..<columns)
    split(row: row, at: range.lowerBound)
    split(row: row, at: range.upperBound)
    for column in range { lines[row][column] = TerminalCell(appearance: appearance.erased) }
  }

  mutating func erase(rows range: Range<Int>, appearance: CellAppearance) {
    for row in range.clamped(to: 0..<rows) { lines[row] = blankLine(appearance) }
  }

  mutating func insertBlanks(_ count: Int, row: Int, column: Int, appearance: CellAppearance) {
    split(row: row, at: column)
    let count = min(count, columns - column)
    lines[row].insert(
      contentsOf: Array(repeating: TerminalCell(appearance: appearance.erased), count: count), at: column)
    lines[row].removeLast(count)
    repairEnd(of: row)
  }

  mutating func deleteCells(_ count: Int, row: Int, column: Int, appearance: CellAppearance) {
    let count = min(count, columns - column)
    split(row: row, at: column)
    split(row: row, at: column + count)
    lines[row].removeSubrange(column..<(column + count))
    lines[row] += Array(repeating: TerminalCell(appearance: appearance.erased), count: count)
  }

  /// Moves the lines of a region up, blank ones come from below.
  /// - Returns: the lines that went out.
  @discardableResult
  mutating func scrollUp(_ count: Int, region: Range<Int>, appearance: CellAppearance) -> [[TerminalCell]] {
    let count = min(count, region.count)
    let gone = Array(lines[region.lowerBound..<(region.lowerBound + count)])
    lines.removeSubrange(region.lowerBound..<(region.lowerBound + count))
    lines.insert(contentsOf: Array(repeating: blankLine(appearance), count: count), at: region.upperBound - count)
    return gone
  }

  mutating func scrollDown(_ count: Int, region: Range<Int>, appearance: CellAppearance) {
    let count = min(count, region.count)
    lines.removeSubrange((region.upperBound - count)..<region.upperBound)
    lines.insert(contentsOf: Array(repeating: blankLine(appearance), count: count), at: region.lowerBound)
  }

  /// Cuts or fills at the right and at the bottom; lines above the cursor go out at the top when there is no room for them.
  /// - Returns: the lines that went out.
  mutating func resize(columns newColumns: Int, rows newRows: Int, cursorRow: Int) -> [[TerminalCell]] {
    let excess = max(0, cursorRow + 1 - newRows)
    let gone = Array(lines.prefix(excess))
    lines.removeFirst(excess)
    if lines.count > newRows { lines.removeLast(lines.count - newRows) }
    columns = newColumns
    for row in lines.indices {
      let line = lines[row]
      lines[row] = Array(line.prefix(newColumns))
      lines[row] += Array(repeating: TerminalCell(), count: max(0, newColumns - line.count))
      if line.count > newColumns { repairEnd(of: row, cut: line[newColumns].isSecondHalf) }
    }
    while lines.count < newRows { lines.append(blankLine(CellAppearance())) }
    return gone
  }

  /// The whole line, as long as the screen is wide.
  func line(_ row: Int) -> String { lines[row].map(\.text).joined() }

  /// The line without the blanks at its end.
  func text(row: Int, columns range: Range<Int>? = nil) -> String {
    let cells = lines[row][(range ?? 0..<columns).clamped(to: 0..<columns)]
    var text = cells.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  // MARK: -

  private func blankLine(_ appearance: CellAppearance) -> [TerminalCell] {
    Array(repeating: TerminalCell(appearance: appearance.erased), count: columns)
  }

  /// A wide character that an edge goes through is lost.
  private mutating func split(row: Int, at column: Int) {
    guard column > 0, column < columns, lines[row][column].isSecondHalf else { return }
    lines[row][column - 1].text = " "
    lines[row][column].text = " "
  }

  /// A wide character can't stand half over the edge.
  private mutating func repairEnd(of row: Int, cut: Bool? = nil) {
    guard let last = lines[row].last, !last.isSecondHalf else { return }
    let isWide = cut ?? (last.text.first.map { ClusterWidth.of($0) } == 2)
    if isWide { lines[row][columns - 1].text = " " }
  }
}
