/// How the rows and columns of the screen are divided.
struct ScreenRegions: Hashable, Sendable {
  var columns: Int
  var rows: Int
  var titleRows: Int
  /// Rows of the conversation and of the inspector beside it.
  var paneRows: Int
  var ruleRows: Int
  var completionRows: Int
  var hintRows: Int
  var editRows: Int
  /// Columns of the conversation.
  var conversation: Int
  /// Columns of the inspector beside it, without the border; 0 when it isn't there.
  var inspector: Int

  /// From this width the inspector is beside the conversation.
  static let inspectorFrom = 90

  /// - Parameters:
  ///   - wanted: the rows that each would like to have.
  init(size: ScreenSize, showsInspector: Bool, wanted: (hint: Int, completions: Int, edit: Int)) {
    // No real terminal is larger; a size of zero counts as one cell.
    columns = min(max(size.columns, 1), 2_000)
    rows = min(max(size.rows, 1), 2_000)
    titleRows = rows >= 14 ? 1 : 0
    ruleRows = rows >= 10 ? 1 : 0
    editRows = min(max(wanted.edit, 1), max(1, rows / 3))
    hintRows = rows < 3 ? 0 : min(max(wanted.hint, 1), rows >= 16 ? 2 : 1)
    let free = rows - titleRows - ruleRows - editRows - hintRows
    completionRows = min(wanted.completions, free / 2)
    paneRows = free - completionRows
    inspector = 0
    conversation = columns
    if showsInspector, columns >= ScreenRegions.inspectorFrom, paneRows >= 4 {
      inspector = min(max(columns * 2 / 5, 36), 72)
      conversation = columns - inspector - 1
    }
  }

  /// Columns of an entry's rows: the first column is for the mark of a selected turn. Before the border to the
  /// inspector one column stays free.
  var text: Int { max(1, conversation - gutter - (inspector > 0 ? 1 : 0)) }
  var gutter: Int { conversation >= 20 ? 1 : 0 }
  /// Small screens have no empty rows between the turns.
  var isTight: Bool { paneRows < 7 }
}
