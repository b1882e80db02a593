/// The screen of a terminal for tests: takes the bytes that a program writes, and keeps what a user would see.
///
/// Knows what the terminfo entries of xterm, xterm-256color, linux, vt100, screen and tmux use. What it does not know is not
/// shown but kept in `unknown`. All places are counted from 0.
package struct TerminalScreen: CustomStringConvertible, CustomReflectable {
  package struct Cursor: Hashable, Sendable {
    package var row: Int
    package var column: Int
    package var isVisible: Bool
  }

  /// What the terminal's owner has set: it answers questions with it.
  package struct Answers: Hashable, Sendable {
    /// Without any, the terminal answers nothing at all.
    package var isAnswering = true
    /// Red, green and blue, 0 to 255; nil keeps the terminal silent about it.
    package var background: [Int]?

    package init(isAnswering: Bool = true, background: [Int]? = nil) {
      self.isAnswering = isAnswering
      self.background = background
    }
  }

  /// What outlives a change between the main and the alternate screen.
  struct Position: Hashable {
    var row = 0
    var column = 0
    /// The next character goes into the next line: the cursor stands after the last column.
    var wraps = false
    var appearance = CellAppearance()
    var isOrigin = false
    var charsets = Charsets()
  }

  package private(set) var modes = TerminalScreenModes()
  package var answers: Answers
  /// What the terminal says to the program, for whoever connects both.
  package internal(set) var replies: [UInt8] = []
  /// How often each kind of sequence came: `CSI m`, `CSI ?1049h`, `OSC 11`, `ESC 7`.
  package internal(set) var sequences: [String: Int] = [:]
  /// What the terminal does not know.
  package internal(set) var unknown: [String] = []
  /// The colours that were ever chosen, but for the terminal's own.
  package internal(set) var colours: Set<CellAppearance.Colour> = []
  package internal(set) var title = ""
  /// The texts that were given to the clipboard (OSC 52), still as base64.
  package internal(set) var clipboard: [String] = []
  package internal(set) var bells = 0
  /// The main screen's lines that have gone out at its top.
  package internal(set) var scrolledOut: [String] = []

  var grid: CellGrid
  var position = Position()
  var saved = Position()
  var region: Range<Int>
  var tabs: Set<Int>
  private var main: (grid: CellGrid, saved: Position)?
  private var parser = ControlParser()
  /// Where the last character went, as long as nothing else has happened: a mark that follows belongs to it.
  var lastPrinted: (row: Int, column: Int)?

  package init(columns: Int, rows: Int, answers: Answers = Answers()) {
    grid = CellGrid(columns: columns, rows: rows)
    region = 0..<rows
    tabs = Self.standardTabs(columns)
    self.answers = answers
  }

  package var columns: Int { grid.columns }
  package var rows: Int { grid.rows }
  package var cursor: Cursor { Cursor(row: position.row, column: position.column, isVisible: modes.showsCursor) }

  // MARK: - What is seen

  /// The rows without the blanks at their ends.
  package var text: [String] { (0..<rows).map { grid.text(row: $0) } }

  /// A part of all rows.
  package func text(columns range: Range<Int>) -> [String] { (0..<rows).map { grid.text(row: $0, columns: range) } }

  package func contains(_ text: String) -> Bool { row(containing: text) != nil }

  /// The first row that shows the text; blanks stand up to the right edge.
  package func row(containing text: String) -> Int? { (0..<rows).first { grid.line($0).contains(text) } }

  /// Where the text first begins.
  package func place(of text: String) -> (row: Int, column: Int)? {
    guard let row = row(containing: text) else { return nil }
    let line = grid.lines[row]
    let column = (0..<columns).first { !line[$0].isSecondHalf && line[$0...].map(\.text).joined().hasPrefix(text) }
    return column.map { (row, $0) }
  }

  package func cell(row: Int, column: Int) -> TerminalCell { grid[row, column] }

  package func style(row: Int, column: Int) -> CellAppearance { grid[row, column].appearance }

  /// How the first character of the text looks.
  package func style(of text: String) -> CellAppearance? {
    place(of: text).map { style(row: $0.row, column: $0.column) }
  }

  /// The main screen's rows with what has gone out above them, also while the alternate screen is shown.
  package var mainText: [String] {
    let grid = main?.grid ?? grid
    var lines = scrolledOut + (0..<grid.rows).map { grid.text(row: $0) }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The screen for the report of a test that fails; short, because long output gets lost on its way through the tools.
  package var picture: String {
    let cursor = "cursor \(position.row),\(position.column)\(modes.showsCursor ? "" : " hidden")"
    return (text.map { "|" + $0 } + ["\(cursor), \(columns) by \(rows), \(modes)"]).joined(separator: "\n")
  }

  package var description: String { picture }

  /// None: a test that fails would tell every cell.
  package var customMirror: Mirror { Mirror(self, children: []) }

  // MARK: - What happens to it

  package mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  package mutating func feed(_ bytes: [UInt8]) {
    for command in parser.commands(in: bytes) { obey(command) }
  }

  package mutating func resize(columns: Int, rows: Int) {
    let gone = grid.resize(columns: columns, rows: rows, cursorRow: position.row)
    if var kept = main {
      scrolledOut += kept.grid.resize(columns: columns, rows: rows, cursorRow: kept.saved.row).map { Self.text(of: $0) }
      main = kept
    } else {
      scrolledOut += gone.map { Self.text(of: $0) }
    }
    position.row = min(max(0, position.row - gone.count), rows - 1)
    position.column = min(position.column, columns - 1)
    position.wraps = false
    region = 0..<rows
    tabs = Self.standardTabs(columns)
    lastPrinted = nil
  }

  mutating func set(_ change: (inout TerminalScreenModes) -> Void) { change(&modes) }

  /// - Parameter savesCursor: 1049; 47 and 1047 leave the cursor where it is.
  mutating func showAlternate(_ isShown: Bool, savesCursor: Bool) {
    guard isShown != modes.isAlternate else { return }
    modes.isAlternate = isShown
    if isShown {
      if savesCursor { saved = position }
      main = (grid, saved)
      grid = CellGrid(columns: columns, rows: rows)
    } else if let kept = main {
      (grid, saved) = kept
      main = nil
      if savesCursor { position = saved }
    }
  }

  mutating func reset() {
    let (columns, rows, kept) = (columns, rows, self)
    self = TerminalScreen(columns: columns, rows: rows, answers: answers)
    (sequences, unknown, scrolledOut, replies) = (kept.sequences, kept.unknown, kept.scrolledOut, kept.replies)
    (clipboard, bells, title, colours) = (kept.clipboard, kept.bells, kept.title, kept.colours)
  }

  /// Moves the lines of the region up; what leaves the whole main screen can be scrolled back to.
  mutating func scrollUp(_ count: Int) {
    let gone = grid.scrollUp(count, region: region, appearance: position.appearance)
    if !modes.isAlternate, region.lowerBound == 0 { scrolledOut += gone.map { Self.text(of: $0) } }
  }

  static func standardTabs(_ columns: Int) -> Set<Int> { Set(stride(from: 8, to: max(9, columns), by: 8)) }

  private static func text(of line: [TerminalCell]) -> String {
    var text = line.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }
}
