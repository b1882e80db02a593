/// Turns laid-out rows into what is drawn: with marks for what is selected, chosen and found.
struct ConversationView {
  /// What is marked in an entry.
  struct Marks {
    var isSelected: Bool
    /// Whether its choices and buttons have been answered, so that they aren't emphasised any more.
    var isPast = false
    /// The option of each of the entry's choices and buttons.
    var optionOfSlot: [Int: Int]
    var chosen: Int?
    var matches: [SearchMatch]
    var current: Int?

    /// The matches in one of the entry's texts, by binary search: they are sorted by text, and may be very many.
    func matches(in field: Int) -> Range<Int> {
      func first(where isBehind: (SearchMatch) -> Bool) -> Int {
        var (low, high) = (0, matches.count)
        while low < high {
          let middle = (low + high) / 2
          if isBehind(matches[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
      }
      let start = first { $0.field >= field }
      return start..<max(start, first { $0.field > field })
    }
  }

  private let entry: Int
  private let marks: Marks
  private let gutter: Int

  init(entry: Int, marks: Marks, gutter: Int) {
    self.entry = entry
    self.marks = marks
    self.gutter = gutter
  }

  func row(_ laid: LaidEntry.Row) -> Row {
    var row = Row()
    if gutter > 0, !laid.pieces.isEmpty {
      let isTrace = laid.pieces[0].isTrace
      row.spans.append(
        marks.isSelected
          ? Span("▌", .selected)
          : isTrace ? Span("│", .border, target: .trace(entry: entry)) : Span(" "))
    }
    for piece in laid.pieces { add(piece, to: &row) }
    return row
  }

  private func add(_ piece: LaidEntry.Piece, to row: inout Row) {
    let option = piece.slot.flatMap { marks.optionOfSlot[$0] }
    let isChosen = option != nil && option == marks.chosen
    let style = isChosen ? piece.style.whenChosen : marks.isPast ? piece.style.whenPast : piece.style
    let target: ClickTarget =
      if let option {
        .option(option)
      } else if piece.isTrace {
        .trace(entry: entry)
      } else if piece.style == .cardApp, !marks.isPast {
        .app(piece.text)
      } else {
        .entry(entry)
      }
    if piece.isMarker {
      row.spans.append(Span(isChosen ? "▸ " : piece.text, style, target: target))
    } else if let field = piece.field, case let found = marks.matches(in: field), !found.isEmpty {
      addFound(piece, found, Span("", style, target: target), to: &row)
    } else {
      row.spans.append(Span(piece.text, style, target: target))
    }
  }

  /// Cuts a piece where matches begin and end; a character that is partly matched is marked whole.
  private func addFound(_ piece: LaidEntry.Piece, _ matches: Range<Int>, _ span: Span, to row: inout Row) {
    var matches = matches
    var part = span
    var position = piece.offset
    for character in piece.text {
      let end = position + character.utf8.count
      // Matches in the order of the text.
      while let first = matches.first, marks.matches[first].bytes.upperBound <= position { matches.removeFirst() }
      let found = matches.first.flatMap { marks.matches[$0].bytes.lowerBound < end ? $0 : nil }
      let style: Style = found.map { $0 == marks.current ? .currentMatch : .match } ?? span.style
      if style != part.style {
        if !part.text.isEmpty { row.spans.append(part) }
        part = Span("", style, target: span.target)
      }
      part.text.append(character)
      position = end
    }
    if !part.text.isEmpty { row.spans.append(part) }
  }
}

extension Style {
  /// The style of a marked choice or button.
  fileprivate var whenChosen: Style {
    switch self {
    case .button: .chosenButton
    case .choice, .choiceNumber, .cardLabel: .chosen
    default: self
    }
  }

  /// The style of a choice or button whose question is over.
  fileprivate var whenPast: Style {
    switch self {
    case .choiceNumber: .choice
    case .button: .cardLabel
    default: self
    }
  }
}
