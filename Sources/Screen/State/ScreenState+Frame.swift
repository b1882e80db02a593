import SimDiagnostics
import SimShown
import SimText

extension ScreenState {
  /// Draws the state. Existing layouts are reused; only what is visible is laid out.
  package mutating func frame() -> Frame {
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

  /// The number of the edit line's characters before a place of the screen.
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
    if isWelcoming, let welcome {
      return WelcomeView.rows(
        welcome, news: lastRemarks(regions), width: regions.text, height: regions.paneRows, in: interface)
    }
    let lines = visibleLines(regions)
    let places = placesOfOptions()
    let above = isMore(above: lines.first)
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
    // If no line shows that there is more above, the gutter does.
    if above, regions.gutter > 0, regions.titleRows == 0, !rows.isEmpty {
      let text = rows[0].spans.first?.text ?? ""
      let target = ClickTarget.key(.pageUp)
      rows[0] = Row([Span("↑", .hint, target: target)] + (text.isEmpty ? [] : Array(rows[0].spans.dropFirst())))
    }
    remainder = self.remainder(below: lines.last, regions)?.text(in: interface)
    return rows
  }

  /// Remarks before anything was said, below the welcome.
  private mutating func lastRemarks(_ regions: ScreenRegions) -> [Row] {
    visibleLines(regions).compactMap { line in
      let laid = laid(line.entry, regions)
      guard laid.rows.indices.contains(line.line) else { return nil }
      let pieces = laid.rows[line.line].pieces.map { Span($0.text, $0.style) }
      return Row(regions.gutter > 0 && !pieces.isEmpty ? [Span(" ")] + pieces : pieces)
    }
  }

  /// The inspector beside the conversation, with a column between the border and the text.
  private mutating func dockedInspector(_ regions: ScreenRegions) -> [Row] {
    inspectorRows(width: regions.inspector - 1, height: regions.paneRows).map { Row([Span(" ")] + $0.spans) }
  }

  // MARK: Overlays

  /// The layer over the conversation.
  var overlay: Layer? {
    opened.last { layer in
      layer == .help || layer == .user
        || (layer == .inspector && wantsInspector == true && size.columns < ScreenRegions.inspectorFrom)
    }
  }

  private mutating func overlayRows(_ regions: ScreenRegions) -> [Row] {
    // It can be scrolled, so nothing has to be left out.
    switch overlay {
    case .inspector: inspectorRows(width: regions.columns, height: 1_000)
    case .user: UserView.rows(user, width: regions.columns)
    default: HelpView.rows(width: regions.columns, in: interface)
    }
  }

  /// The largest first line of the overlay that still fills the pane.
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

  private mutating func titleRow(_ regions: ScreenRegions) -> Row {
    let name = SafeText.cell(title)
    let left = Row([Span(" " + (name.isEmpty ? "sirisim" : name), .title)])
    guard let (text, target) = atTheTop(regions) else { return left.shortened(to: regions.columns) }
    let right = text + " "
    let room = regions.columns - DisplayWidth.of(right)
    guard room >= 12 else { return left.shortened(to: regions.columns) }
    var row = left.shortened(to: room - 1).padded(to: room)
    row.spans.append(Span(right, .hint, target: target))
    return row
  }

  /// The text at the right of the title: how to leave the help, or how much of the conversation is above.
  private mutating func atTheTop(_ regions: ScreenRegions) -> (String, ClickTarget)? {
    if overlay == .help { return (interface(.closeHelp), .key(.toggleHelp)) }
    guard overlay == nil, !isWelcoming, let above = remainder(above: visibleLines(regions).first, regions) else {
      return nil
    }
    return ("↑ " + above.text(above: interface), .key(.pageUp))
  }

  /// The line below the panes: how much is below at its left, the keys that fit at its right.
  private func rule(_ regions: ScreenRegions, _ remainder: String?) -> Row {
    var line = Array(repeating: Character("─"), count: regions.columns)
    if regions.inspector > 0, overlay == nil { line[regions.conversation] = "┴" }
    var left: [Span] = []
    if let remainder, DisplayWidth.of(remainder) + 6 <= regions.columns {
      left = [Span("──", .border), Span(" " + remainder + " ", .hint, target: .end)]
    }
    let used = Row(left).width
    let right = KeyBar.spans(
      keys ?? KeyBar.keys(of: self, isMoreBelow: remainder != nil), room: regions.columns - used - 4)
    let end = regions.columns - (right.isEmpty ? 0 : Row(right).width + 2)
    return Row(
      left + [Span(String(line[used..<end]), .border)] + right + (right.isEmpty ? [] : [Span("──", .border)]))
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
