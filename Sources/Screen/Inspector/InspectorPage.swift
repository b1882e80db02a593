import SimDiagnostics
import SimText

/// Lays texts out in rows of a width.
struct InspectorPage {
  let width: Int

  func safe(_ text: String) -> String { SafeText.cell(text) }

  /// Groups of spans side by side, two columns apart; nil when they don't fit. Empty groups are left out.
  func inOneRow(_ groups: [[Span]], indent: Int = 0) -> Row? {
    var spans = indent > 0 ? [Span(String(repeating: " ", count: indent))] : []
    var isFirst = true
    for group in groups where !group.isEmpty {
      if !isFirst { spans.append(Span("  ")) }
      isFirst = false
      spans += group
    }
    if isFirst { return Row() }
    let row = Row(spans)
    return row.width <= width ? row : nil
  }

  /// Spans in one row, cut with an ellipsis where they don't fit.
  func row(_ spans: [Span], indent: Int = 0) -> Row {
    var row = Row(indent > 0 ? [Span(String(repeating: " ", count: indent))] : [])
    for span in spans {
      let room = width - row.width
      guard room > 0 else { break }
      row.spans.append(Span(cut(span.text, to: room), span.style, target: span.target))
    }
    return row
  }

  /// A text wrapped to at most so many rows, with an ellipsis where it is cut.
  ///
  /// - Parameter first: what precedes the first row, as wide as the indent.
  func wrapped(_ text: String, _ style: Style, indent: Int = 0, rows limit: Int = 1, first: Span? = nil) -> [Row] {
    let text = safe(text)
    guard !text.isEmpty || first != nil else { return [] }
    let indent = min(indent, max(width - 4, 0))
    var rest = text[...]
    var rows: [Row] = []
    while rows.count < limit, !rest.isEmpty || rows.isEmpty {
      let isLast = rows.count == limit - 1
      let piece = isLast ? cut(String(rest), to: width - indent) : String(taken(&rest, columns: width - indent))
      let margin = rows.isEmpty ? first : nil
      rows.append(Row([margin ?? Span(String(repeating: " ", count: indent)), Span(piece, style)]))
      if isLast { break }
    }
    return rows
  }

  /// Removes as many words as fit from the front; at least one character.
  private func taken(_ rest: inout Substring, columns: Int) -> Substring {
    var used = 0
    var end = rest.startIndex
    var wordEnd: Substring.Index?
    while end < rest.endIndex {
      let character = rest[end]
      let columnsOfCharacter = DisplayWidth.of(character)
      if used + columnsOfCharacter > columns { break }
      if character == " " { wordEnd = end }
      used += columnsOfCharacter
      end = rest.index(after: end)
    }
    // A character wider than the row is taken anyway.
    if end == rest.startIndex { end = rest.index(after: end) }
    let stop = end == rest.endIndex || rest[end] == " " ? end : wordEnd ?? end
    let piece = rest[..<stop]
    rest = rest[stop...].drop { $0 == " " }
    return piece
  }

  /// The place of a line of code: without its module where it doesn't fit, then without the file name's beginning.
  func place(_ place: String, indent: Int) -> String {
    let place = safe(place)
    let room = width - indent
    guard DisplayWidth.of(place) > room else { return place }
    let name = place.split(separator: "/").last.map(String.init) ?? place
    guard DisplayWidth.of(name) > room else { return name }
    var kept = ""
    for character in name.reversed() {
      guard DisplayWidth.of(kept) + DisplayWidth.of(character) < room else { break }
      kept = String(character) + kept
    }
    return "…" + kept
  }

  func padded(_ text: String, to columns: Int) -> String {
    let text = cut(safe(text), to: columns - 1)
    return text + String(repeating: " ", count: max(0, columns - DisplayWidth.of(text)))
  }

  /// A text cut to fit, with an ellipsis where something is missing.
  func cut(_ text: String, to columns: Int) -> String {
    guard DisplayWidth.of(text) > columns else { return text }
    var kept = ""
    var used = 0
    for character in text {
      let width = DisplayWidth.of(character)
      guard used + width < columns else { break }
      kept.append(character)
      used += width
    }
    return columns > 0 ? kept + "…" : ""
  }
}
