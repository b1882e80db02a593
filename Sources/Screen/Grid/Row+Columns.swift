import SimCards

extension Row {
  /// The columns that the row takes.
  public var width: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// The row without what doesn't fit into so many columns; no character is cut in half.
  func clipped(to columns: Int) -> Row {
    var row = Row()
    var room = columns
    for span in spans {
      let width = DisplayWidth.of(span.text)
      if width <= room {
        row.spans.append(span)
        room -= width
        continue
      }
      var text = ""
      for character in span.text {
        let width = DisplayWidth.of(character)
        guard width <= room else { break }
        text.append(character)
        room -= width
      }
      if !text.isEmpty { row.spans.append(Span(text, span.style, target: span.target)) }
      break
    }
    return row
  }
}
