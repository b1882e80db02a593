import SimDiagnostics
import SimText

/// The edit line in as many rows as it needs, and where its cursor stands.
struct EditView {
  private let width: Int
  private let edit: EditLine
  private(set) var rows: [Row] = [Row()]
  /// Of the rows here.
  private(set) var cursor = ScreenPlace(row: 0, column: 0)
  /// The characters before each row's first one.
  private var starts: [Int] = [0]
  /// The characters that are not laid out, because they stand far before the cursor.
  private let skipped: Int
  /// Columns before the text: in the first row, and in the others.
  private let indent: (first: Int, others: Int)

  /// So much text around the cursor is laid out; the rest of a huge one cannot be seen anyway.
  private static let reach = 8_000

  /// - Parameter width: at least 1.
  init(_ edit: EditLine, width: Int) {
    self.width = max(width, 1)
    self.edit = edit
    let prompt = SafeText.oneLine(edit.prompt)
    let promptWidth = DisplayWidth.of(prompt)
    // Of a long prompt the end says what is asked for; the text keeps some columns in any case.
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

  /// What stands for a character.
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

  /// The first of the rows that are shown where there is room for so many: the cursor is in one of them.
  func firstShown(_ count: Int) -> Int {
    min(max(0, cursor.row - count / 2), max(0, rows.count - count))
  }

  /// The characters before a place of the rows here.
  func characters(before place: ScreenPlace) -> Int {
    guard rows.indices.contains(place.row) else { return edit.cursor }
    let end = place.row + 1 < starts.count ? starts[place.row + 1] : Int.max
    var column = place.row == 0 ? indent.first : indent.others
    var index = starts[place.row]
    for character in edit.text.dropFirst(index) {
      column += Cell(character, isPasted: false, width: width).width
      // Before a line's end one may stand, after it one would be in the next row.
      if column > place.column || character.isNewline || index + 1 >= end { break }
      index += 1
    }
    return index
  }
}

extension StringProtocol {
  /// As much of the text's end as fits into so many columns.
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
