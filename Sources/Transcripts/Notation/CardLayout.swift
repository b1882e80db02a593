package import SimDialogue
import SimText

/// A card in columns: the labels in one, the texts in the other, the buttons below.
package struct CardLayout: Hashable, Sendable {
  /// One row of the card: its first line, and the continuation lines that it needs.
  package struct Row: Hashable, Sendable {
    /// The row's first line: label and text.
    package var first: String
    /// Continuation lines, indented to the text's column.
    package var rest: [String]
  }

  /// From top to bottom; the buttons come last.
  package var rows: [Row]

  /// Lays a card out.
  ///
  /// - Parameters:
  ///   - card: its contents; its texts may contain anything.
  ///   - width: the maximum width of a line, from 18 (without the mark `| `); nil for no limit.
  package init(_ card: CardContent, width: Int?) {
    let cells = card.rows.map { (label: $0.label.map(SafeText.cell) ?? "", text: SafeText.cell($0.text)) }
    let labelled = cells.filter { !$0.label.isEmpty }
    let column = (labelled.map { DisplayWidth.of($0.label) }.max() ?? 0) + CardLayout.gap
    rows = cells.map { cell in
      guard !cell.label.isEmpty else { return CardLayout.row(prefix: "", indent: 0, text: cell.text, width: width) }
      let padding = String(repeating: " ", count: max(0, column - DisplayWidth.of(cell.label)))
      return CardLayout.row(prefix: cell.label + padding, indent: column, text: cell.text, width: width)
    }
    if !card.buttons.isEmpty {
      let buttons = card.buttons.map { "(\(SafeText.cell($0)))" }.joined(separator: "  ")
      rows.append(Row(first: buttons, rest: []))
    }
  }

  /// The spaces between two cells.
  static let gap = 2

  private static func row(prefix: String, indent: Int, text: String, width: Int?) -> Row {
    // A text always gets a few columns, however long its label is.
    let room = width.map { max($0 - indent, 4) }
    var lines = room.map { LineBreaking.lines(of: text, width: $0) } ?? [text]
    let first = lines.isEmpty ? "" : lines.removeFirst()
    let margin = String(repeating: " ", count: indent)
    return Row(first: first.isEmpty ? withoutTrailingSpaces(prefix) : prefix + first, rest: lines.map { margin + $0 })
  }

  private static func withoutTrailingSpaces(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
