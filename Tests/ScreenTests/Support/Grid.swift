import SimScreen
import SimText

/// A frame as text that can be compared: its rows, below them the same rows with a letter for each column's style, then the
/// cursor. Spaces at the ends of rows are left out.
enum Grid {
  static func text(of frame: Frame, styles: Bool = true) -> String {
    var lines = frame.rows.map { trimmed($0.spans.map(\.text).joined()) }
    if styles {
      lines.append(String(repeating: "-", count: min(frame.size.columns, 40)))
      lines += frame.rows.map { letters(of: $0) }
    }
    lines.append("cursor \(frame.cursor.row),\(frame.cursor.column)")
    return lines.joined(separator: "\n")
  }

  static func letters(of row: Row) -> String {
    trimmed(
      row.spans.map { span in
        String(repeating: letter(of: span.style), count: max(0, DisplayWidth.of(span.text)))
      }.joined())
  }

  private static func letter(of style: Style) -> Character {
    switch style {
    case .plain: " "
    case .user: "u"
    case .userMark: ">"
    case .siri: "s"
    case .trace: "t"
    case .traceFailure: "F"
    case .choice: "c"
    case .choiceNumber: "n"
    case .chosen: "C"
    case .cardBorder: "b"
    case .cardApp: "A"
    case .cardLabel: "l"
    case .cardText: "x"
    case .button: "o"
    case .chosenButton: "O"
    case .notice: "#"
    case .error: "!"
    case .border: "-"
    case .title: "T"
    case .slotName: "p"
    case .slotValue: "v"
    case .provenance: "w"
    case .call: "k"
    case .callFailure: "K"
    case .place: "@"
    case .runnerUp: "r"
    case .device: "d"
    case .hint: "h"
    case .keyName: "y"
    case .prompt: "$"
    case .edit: "e"
    case .editNote: "E"
    case .pasted: "P"
    case .match: "m"
    case .currentMatch: "M"
    case .selected: "S"
    case .overlay: "y"
    }
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
