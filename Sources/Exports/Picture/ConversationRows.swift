import SimCards
import SimDiagnostics
import SimScreen

/// The rows of a whole conversation as the screen shows them, without the line that is typed at its foot.
enum ConversationRows {
  static func rows(of screenplay: Screenplay, columns: Int, _ options: ExportOptions) -> [Row] {
    var rows: [Row] = []
    for (number, chapter) in screenplay.chapters.enumerated() {
      if number > 0 { rows.append(Row()) }
      if let title = chapter.title {
        rows += [Row([Span(SafeText.cell(title), .title)]).shortened(to: columns), Row()]
      }
      rows += self.rows(of: chapter, columns: columns, options)
    }
    return rows
  }

  private static func rows(of chapter: Screenplay.Chapter, columns: Int, _ options: ExportOptions) -> [Row] {
    let alone = Screenplay(title: "", locale: "", chapters: [chapter])
    var stage = Stage(alone, size: ScreenSize(columns: columns, rows: 4_000), options)
    for step in alone.steps() { stage.take(step) }
    return stage.frame().rows.dropLast(2).filter { row in !row.spans.allSatisfy { $0.text.isEmpty } }
  }
}

extension Row {
  /// The row, or as much of it as fits with an ellipsis at its end.
  func shortened(to columns: Int) -> Row {
    guard width > columns else { return self }
    var room = columns - 1
    var row = Row()
    for span in spans {
      var text = ""
      for character in span.text {
        room -= DisplayWidth.of(character)
        guard room >= 0 else { break }
        text.append(character)
      }
      row.spans.append(Span(text, span.style, target: span.target))
      guard room >= 0 else { break }
    }
    row.spans.append(Span("…", spans.first?.style ?? .plain))
    return row
  }
}
