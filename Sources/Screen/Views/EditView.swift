import SimDiagnostics
import SimText

/// The edit line in as many rows as needed, with its cursor.
struct EditView {
  private let width: Int
  private let edit: EditLine
  private(set) var rows: [Row] = [Row()]
  /// In these rows.
  private(set) var cursor = ScreenPlace(row: 0, column: 0)
  /// The number of characters before each row's first one.
  private var starts: [Int] = [0]
  /// The characters that aren't laid out, because they are far before the cursor.
  private let skipped: Int
  /// Columns before the text: in the first row, and in the others.
  private let indent: (first: Int, others: Int)

  /// How much text around the cursor is laid out; the rest of a huge text isn't visible anyway.
  private static let reach = 8_000

  /// - Parameter width: at least 1.
  init(_ edit: EditLine, width: Int) {
    self.width = max(width, 1)
    self.edit = edit
    let prompt = SafeText.oneLine(edit.prompt)
    let promptWidth = DisplayWidth.of(prompt)
    // A long prompt is cut to its end, which says what is asked for; the text always keeps some columns.
    let room = max(0, self.width - min(self.width, 10))
    let shown = promptWidth <= room ? prompt : prompt.suffix(columns: room)
    let first = DisplayWidth.of(shown)
    indent = (first, first * 4 <= self.width ? first : 0)
    skipped = max(0, edit.cursor - Self.reach)
    if !shown.isEmpty { rows[0].spans.append(Span(shown, .prompt, target: .edit)) }
    lay()
  }

  private mutating func lay() {
    starts[0] = skipped
    var column = indent.first
    var index = skipped
    var text = ""
    var style = Style.edit
    var isCursorSet = false

    func flush(_ rows: inout [Row]) {
      if !text.isEmpty { rows[rows.count - 1].spans.append(Span(text, style, target: .edit)) }
      text = ""
    }
    func breakRow(_ rows: inout [Row], _ starts: inout [Int]) {
      flush(&rows)
      rows.append(Row(indent.others > 0 ? [Span(spaces(indent.others), .edit, target: .edit)] : []))
      starts.append(index)
      column = indent.others
    }

    for character in edit.text.dropFirst(skipped).prefix(2 * Self.reach) {
      let cell = Cell(character, isPasted: edit.pasted?.contains(index) ?? false, width: width)
      if column + cell.width > width { breakRow(&rows, &starts) }
      if index == edit.cursor {
        cursor = ScreenPlace(row: rows.count - 1, column: column)
        isCursorSet = true
      }
      if cell.style != style { flush(&rows) }
      style = cell.style
      text += cell.text
      column += cell.width
      index += 1
      if character.isNewline { breakRow(&rows, &starts) }
    }
    // The cursor after the last character needs a column of its own.
    if !isCursorSet, column >= width { breakRow(&rows, &starts) }
    flush(&rows)
    if !isCursorSet { cursor = ScreenPlace(row: rows.count - 1, column: column) }
  }

  /// How a character is drawn.
  private struct Cell {
    var text: String
    var style: Style
    var width: Int

    init(_ character: Character, isPasted: Bool, width limit: Int) {
      if character.isNewline {
        (text, style) = ("↵", .editNote)
      } else {
        (text, style) = (SafeText.oneLine(String(character)), isPasted ? .pasted : .edit)
      }
      width = DisplayWidth.of(text)
      if width > limit {
        (text, style) = ("…", .editNote)
        width = 1
      }
    }
  }

  /// The first visible row where there is room for so many: the cursor's row is among them.
  func firstShown(_ count: Int) -> Int {
    min(max(0, cursor.row - count / 2), max(0, rows.count - count))
  }

  /// The number of characters before a place of these rows.
  func characters(before place: ScreenPlace) -> Int {
    guard rows.indices.contains(place.row) else { return edit.cursor }
    let end = place.row + 1 < starts.count ? starts[place.row + 1] : Int.max
    var column = place.row == 0 ? indent.first : indent.others
    var index = starts[place.row]
    for character in edit.text.dropFirst(index) {
      column += Cell(character, isPasted: false, width: width).width
      // The cursor can be before a line's end; after it, it would be in the next row.
      if column > place.column || character.isNewline || index + 1 >= end { break }
      index += 1
    }
    return index
  }
}

extension StringProtocol {
  /// The longest end of the text that fits into so many columns.
  func suffix(columns: Int) -> String {
    var text: [Character] = []
    var room = columns
    for character in reversed() {
      let width = DisplayWidth.of(character)
      guard width <= room else { break }
      text.append(character)
      room -= width
    }
    return String(text.reversed())
  }
}
