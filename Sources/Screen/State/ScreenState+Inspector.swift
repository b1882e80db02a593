import SimShown

extension ScreenState {
  /// How many turns keep their inspectors.
  private static let keptInspectors = 1_000

  mutating func keepInspector() {
    inspectorRows = nil
    guard let last = entries.indices.last else { return }
    inspectors[last] = inspector
    inspectors[last - Self.keptInspectors] = nil
  }

  /// The selected turn, if its inspector is known and differs from the current one.
  private var inspectedTurn: Int? {
    guard let selectedTurn, let then = inspectors[selectedTurn], then != inspector else { return nil }
    return selectedTurn
  }

  /// The inspector's rows, up to a height.
  mutating func inspectorRows(width: Int, height: Int) -> [Row] {
    let turn = inspectedTurn
    if let known = inspectorRows, known.turn == turn, known.width == width, known.height == height { return known.rows }
    var rows: [Row]
    if let turn, let then = inspectors[turn] {
      rows = [Row([Span("▌", .selected), Span(" " + interface(.earlier), .hint)]).clipped(to: width)]
      rows += InspectorView(then, in: interface).rows(width: width, height: height - 1)
    } else {
      rows = InspectorView(inspector, in: interface).rows(width: width, height: height)
    }
    inspectorRows = InspectorRows(turn: turn, width: width, height: height, rows: rows)
    return rows
  }
}
