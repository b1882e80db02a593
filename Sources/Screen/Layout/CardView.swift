import SimShown
import SimText

/// A card with a border, the app's name on its edge, labels in a column, buttons below a line.
struct CardView {
  private typealias Piece = LaidEntry.Piece

  private let card: EntryParts.Card
  /// Columns inside the borders and margins.
  private let inner: Int
  /// Columns of the labels with their gap; 0 without labels.
  private let labels: Int

  /// Wider cards are hard to read; those narrower than `narrowest` have no border.
  private static let widest = 72
  private static let narrowest = 14
  private static let gap = 2

  static func rows(of card: EntryParts.Card, width: Int) -> [LaidEntry.Row] {
    guard width >= narrowest else { return bare(card, width: width) }
    return CardView(card, width: width).rows
  }

  private init(_ card: EntryParts.Card, width: Int) {
    let labels = card.lines.compactMap { $0.label.map { DisplayWidth.of($0.text) + CardView.gap } }.max() ?? 0
    let widths = card.lines.map { ($0.label == nil ? 0 : labels) + DisplayWidth.of($0.text.text) }
    let buttons = card.buttons.reduce(-CardView.gap) { $0 + CardView.gap + DisplayWidth.of($1.text.text) + 2 }
    let wanted = max(widths.max() ?? 0, buttons, DisplayWidth.of(card.app.text) + 2)
    self.card = card
    inner = min(wanted, min(width, CardView.widest) - 4)
    // Where labels leave too little room for long texts, the texts go below them.
    self.labels = wanted <= inner || labels * 2 <= inner ? labels : 0
  }

  private var rows: [LaidEntry.Row] {
    var rows = [top]
    for line in card.lines { rows += self.rows(of: line) }
    if !card.buttons.isEmpty {
      if !card.lines.isEmpty { rows.append(rule("├", "┤")) }
      rows += buttons.map { boxed($0) }
    }
    rows.append(rule("╰", "╯"))
    return rows
  }

  private var top: LaidEntry.Row {
    var name = BrokenText(card.app.text, width: max(1, inner - 2)).lines[0]
    if DisplayWidth.of(name.text) > inner - 2 { name.text = "" }
    guard !name.text.isEmpty else { return rule("╭", "╮") }
    let line = String(repeating: "─", count: max(0, inner - DisplayWidth.of(name.text) - 1))
    return LaidEntry.Row(pieces: [
      Piece("╭─ ", .cardBorder), Piece(name.text, .cardApp, field: card.app.index),
      Piece(" " + line + "╮", .cardBorder),
    ])
  }

  private func rule(_ left: String, _ right: String) -> LaidEntry.Row {
    LaidEntry.Row(pieces: [Piece(left + String(repeating: "─", count: inner + 2) + right, .cardBorder)])
  }

  private func rows(of line: EntryParts.CardLine) -> [LaidEntry.Row] {
    let column = line.label == nil ? 0 : labels
    var rows: [[Piece]] = []
    if let label = line.label {
      rows = CardView.lines(label, .cardLabel, width: column > 0 ? column : inner).map { [$0] }
    }
    let texts = CardView.lines(line.text, .cardText, width: inner - column)
    if column > 0 {
      // Labels fit their column, so each has one line.
      for (index, text) in texts.enumerated() {
        let label = index == 0 ? rows.first ?? [] : []
        let used = label.reduce(0) { $0 + DisplayWidth.of($1.text) }
        let row = label + [Piece(spaces(column - used), .cardText), text]
        if index == 0 { rows = [row] } else { rows.append(row) }
      }
    } else {
      rows += texts.map { [$0] }
    }
    return rows.map { boxed($0) }
  }

  /// `(Cancel)  (Send)`, in as many rows as they need.
  private var buttons: [[Piece]] { CardView.buttons(card.buttons, width: inner) }

  private static func buttons(_ buttons: [EntryParts.Button], width: Int) -> [[Piece]] {
    var rows: [[Piece]] = [[]]
    var used = 0
    for button in buttons {
      for line in BrokenText(button.text.text, width: max(1, width - 2)).lines {
        let wanted = DisplayWidth.of(line.text) + 2
        if used > 0, used + gap + wanted > width {
          rows.append([])
          used = 0
        }
        if used > 0 { rows[rows.count - 1].append(Piece(spaces(gap), .cardText)) }
        rows[rows.count - 1] += [
          Piece("(", .button, slot: button.slot),
          Piece(line.text, .button, field: button.text.index, offset: line.offset, slot: button.slot),
          Piece(")", .button, slot: button.slot),
        ]
        used += (used > 0 ? gap : 0) + wanted
      }
    }
    return rows
  }

  private func boxed(_ pieces: [Piece]) -> LaidEntry.Row {
    let used = pieces.reduce(0) { $0 + DisplayWidth.of($1.text) }
    return LaidEntry.Row(
      pieces: [Piece("│ ", .cardBorder)] + pieces + [Piece(spaces(inner - used) + " │", .cardBorder)])
  }

  private static func lines(_ field: EntryParts.Field, _ style: Style, width: Int) -> [Piece] {
    BrokenText(field.text, width: max(1, width)).lines.map {
      Piece($0.text, style, field: field.index, offset: $0.offset)
    }
  }

  private static func bare(_ card: EntryParts.Card, width: Int) -> [LaidEntry.Row] {
    var rows = lines(card.app, .cardApp, width: width).map { LaidEntry.Row(pieces: [$0]) }
    for line in card.lines {
      if let label = line.label { rows += lines(label, .cardLabel, width: width).map { LaidEntry.Row(pieces: [$0]) } }
      rows += lines(line.text, .cardText, width: width).map { LaidEntry.Row(pieces: [$0]) }
    }
    if !card.buttons.isEmpty { rows += buttons(card.buttons, width: width).map { LaidEntry.Row(pieces: $0) } }
    return rows
  }
}
