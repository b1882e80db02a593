import SimDiagnostics
import SimShown
import SimText

extension ScreenState {
  /// Draws the state. What was laid out before is taken as it is; only what can be seen is looked at.
  public mutating func frame() -> Frame {
    let regions = regions()
    var rows: [Row] = []
    rows.reserveCapacity(regions.rows)
    if regions.titleRows > 0 { rows.append(titleRow(regions)) }
    var remainder: String?
    if overlay != nil {
      rows += overlayPane(regions, &remainder)
    } else {
      rows += panes(regions, &remainder)
    }
    if regions.ruleRows > 0 { rows.append(rule(regions, remainder)) }
    rows += CompletionsView.rows(of: completions, width: regions.columns, limit: regions.completionRows)
    rows += hintRows(regions, regions.ruleRows > 0 ? nil : remainder)
    let edit = editView(regions.columns)
    let first = edit.firstShown(regions.editRows)
    rows += edit.rows[first..<min(edit.rows.count, first + regions.editRows)]
    while rows.count < regions.rows { rows.append(Row()) }
    drawn = rows.prefix(regions.rows).map { $0.clipped(to: regions.columns) }
    let cursor = ScreenPlace(
      row: min(regions.rows - 1, regions.rows - regions.editRows + edit.cursor.row - first),
      column: min(edit.cursor.column, regions.columns - 1))
    return Frame(
      size: ScreenSize(columns: regions.columns, rows: regions.rows), rows: drawn, cursor: cursor)
  }

  func regions() -> ScreenRegions {
    let columns = min(max(size.columns, 1), 2_000)
    let rows = max(size.rows, 1)
    return ScreenRegions(
      size: size, showsInspector: wantsInspector != false,
      wanted: (
        hint: HintView.rows(of: self, width: columns, limit: 2).count,
        completions: completions.isEmpty
          ? 0 : CompletionsView.rows(of: completions, width: columns, limit: min(rows, 200)).count,
        edit: editView(columns).rows.count
      ))
  }

  private func editView(_ columns: Int) -> EditView {
    var line = edit
    if isSearching { line.prompt = interface(.searchPrompt) + " " }
    return EditView(line, width: columns)
  }

  /// The characters of the edit line before a place of the screen.
  func editCursor(at place: ScreenPlace) -> Int? {
    let regions = regions()
    let edit = editView(regions.columns)
    let row = place.row - (regions.rows - regions.editRows) + edit.firstShown(regions.editRows)
    return edit.characters(before: ScreenPlace(row: row, column: place.column))
  }

  // MARK: Panes

  private mutating func panes(_ regions: ScreenRegions, _ remainder: inout String?) -> [Row] {
    var rows = conversationRows(regions, &remainder)
    guard regions.inspector > 0 else { return rows }
    let beside = dockedInspector(regions)
    for index in rows.indices {
      var row = rows[index].clipped(to: regions.conversation).padded(to: regions.conversation)
      row.spans.append(Span("│", .border))
      if index < beside.count { row.spans += beside[index].clipped(to: regions.inspector).spans }
      rows[index] = row
    }
    return rows
  }

  private mutating func conversationRows(_ regions: ScreenRegions, _ remainder: inout String?) -> [Row] {
    let lines = visibleLines(regions)
    let places = placesOfOptions()
    var rows = Array(repeating: Row(), count: max(0, regions.paneRows - lines.count))
    var view: ConversationView?
    var laid: LaidEntry?
    var entry = -1
    for line in lines {
      if line.entry != entry {
        entry = line.entry
        let found = matches(in: entry)
        laid = self.laid(entry, regions)
        view = ConversationView(
          entry: entry,
          marks: ConversationView.Marks(
            isSelected: selectedTurn == entry,
            isPast: entry < entries.count - 1 && places?.entry != entry,
            optionOfSlot: places?.entry == entry ? places?.optionOfSlot ?? [:] : [:], chosen: selectedOption,
            matches: found.all, current: found.current),
          gutter: regions.gutter)
      }
      if let view, let laid, laid.rows.indices.contains(line.line) { rows.append(view.row(laid.rows[line.line])) }
    }
    remainder = self.remainder(below: lines.last, regions)?.text(in: interface)
    return rows
  }

  /// Beside the conversation, with a column between the border and the text.
  private mutating func dockedInspector(_ regions: ScreenRegions) -> [Row] {
    inspectorRows(width: regions.inspector - 1, height: regions.paneRows).map { Row([Span(" ")] + $0.spans) }
  }

  // MARK: Overlays

  /// What lies over the conversation.
  var overlay: Layer? {
    opened.last { layer in
      layer == .help || (layer == .inspector && wantsInspector == true && size.columns < ScreenRegions.inspectorFrom)
    }
  }

  private mutating func overlayRows(_ regions: ScreenRegions) -> [Row] {
    // One can scroll in it, so that nothing has to be left out.
    overlay == .inspector
      ? inspectorRows(width: regions.columns, height: 1_000) : HelpView.rows(width: regions.columns, in: interface)
  }

  /// The last first line of the overlay that fills the pane.
  var lastOverlayTop: Int {
    mutating get {
      let regions = regions()
      return max(0, overlayRows(regions).count - regions.paneRows)
    }
  }

  private mutating func overlayPane(_ regions: ScreenRegions, _ remainder: inout String?) -> [Row] {
    let all = overlayRows(regions)
    let top = min(max(overlayTop, 0), max(0, all.count - regions.paneRows))
    var rows = Array(all[top..<min(all.count, top + regions.paneRows)])
    let below = all.count - top - rows.count
    if below > 0 { remainder = Remainder.lines(below).text(in: interface) }
    while rows.count < regions.paneRows { rows.append(Row()) }
    return rows
  }

  // MARK: Lines around them

  private func titleRow(_ regions: ScreenRegions) -> Row {
    let name = SafeText.cell(title)
    let left = Row([Span(" " + (name.isEmpty ? "sirisim" : name), .title)])
    let right = interface(overlay == .help ? .closeHelp : .keysHelp) + " "
    let room = regions.columns - DisplayWidth.of(right)
    guard room >= 12 else { return left.shortened(to: regions.columns) }
    var row = left.shortened(to: room - 1).padded(to: room)
    row.spans.append(Span(right, .hint, target: .help))
    return row
  }

  /// The line below the panes; what stands further below is told in it.
  private func rule(_ regions: ScreenRegions, _ remainder: String?) -> Row {
    var line = Array(repeating: Character("─"), count: regions.columns)
    if regions.inspector > 0, overlay == nil { line[regions.conversation] = "┴" }
    guard let remainder, DisplayWidth.of(remainder) + 6 <= regions.columns else {
      return Row([Span(String(line), .border)])
    }
    let text = " " + remainder + " "
    return Row([
      Span("──", .border), Span(text, .hint, target: .end), Span(String(line[(2 + DisplayWidth.of(text))...]), .border),
    ])
  }

  private func hintRows(_ regions: ScreenRegions, _ remainder: String?) -> [Row] {
    guard regions.hintRows > 0 else { return [] }
    if let remainder, search == nil, selectedOption == nil {
      return [Row([Span("↓ " + remainder, .hint, target: .end)]).shortened(to: regions.columns)]
    }
    var rows = HintView.rows(of: self, width: regions.columns, limit: regions.hintRows)
    while rows.count < regions.hintRows { rows.append(Row()) }
    return rows
  }
}
