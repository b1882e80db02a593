import SimScreen
import SimShown
import SimText

/// The rows of all chapters of a conversation, as the screen shows them.
enum ConversationRows {
  static func rows(of screenplay: Screenplay, columns: Int, _ options: ExportOptions) -> [Row] {
    var rows: [Row] = []
    for chapter in screenplay.chapters {
      if !rows.isEmpty { rows += [Row(), Row()] }
      if let title = chapter.title {
        rows += LineBreaking.lines(of: SafeText.cell(title), width: columns - 2).map { Row([Span(" " + $0, .title)]) }
        rows.append(Row())
      }
      let entries = chapter.scenes.map { $0.entry.shown(options) }.filter { $0.line != nil || !$0.contents.isEmpty }
      rows +=
        ConversationPage(
          entries, inspector: options.showsInspector ? chapter.scenes.last?.inspector : nil, columns: columns,
          in: screenplay.interface
        ).rows
    }
    return rows
  }
}

extension Entry {
  /// The entry without what the options leave out.
  func shown(_ options: ExportOptions) -> Entry {
    options.showsTrace ? self : Entry(line: line, contents: contents.filter { !$0.isTrace })
  }
}
