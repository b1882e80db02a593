import SimText

extension Row {
  /// The columns that the row takes.
  package var width: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// The click target under a column.
  func target(at column: Int) -> ClickTarget? {
    guard column >= 0 else { return nil }
    var end = 0
    for span in spans {
      end += DisplayWidth.of(span.text)
      if column < end { return span.target }
    }
    return nil
  }

  /// The row cut to so many columns; no character is cut in half.
  package func clipped(to columns: Int) -> Row {
    var room = columns
    for (index, span) in spans.enumerated() {
      let width = DisplayWidth.of(span.text)
      if width <= room {
        room -= width
        continue
      }
      var row = Row(Array(spans[..<index]))
      let text = span.text.prefix(columns: room)
      if !text.isEmpty { row.spans.append(Span(text, span.style, target: span.target)) }
      return row
    }
    return self
  }

  /// As `clipped`, with an ellipsis where something was cut off.
  func shortened(to columns: Int) -> Row {
    guard columns > 1, width > columns else { return clipped(to: columns) }
    var row = clipped(to: columns - 1)
    row.spans.append(Span("…", row.spans.last?.style ?? .plain, target: row.spans.last?.target))
    return row
  }

  /// The row padded with spaces to a width.
  func padded(to columns: Int, _ style: Style = .plain) -> Row {
    let missing = columns - width
    return missing > 0 ? Row(spans + [Span(spaces(missing), style)]) : self
  }
}

extension StringProtocol {
  /// The longest beginning of the text that fits into so many columns.
  func prefix(columns: Int) -> String {
    var text = ""
    var room = columns
    for character in self {
      let width = DisplayWidth.of(character)
      guard width <= room else { break }
      text.append(character)
      room -= width
    }
    return text
  }
}
