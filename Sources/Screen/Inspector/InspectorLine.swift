import SimShown

/// A row of the inspector, with its importance.
struct InspectorLine {
  /// Rows that stay longest come first.
  enum Rank: Hashable, Comparable {
    case request, asked, slot, lastCall, lastCallPlace, answer, provenance, device, clock
    case call(age: Int)
    case phrase, runnerUp
    case callPlace(age: Int)
    case otherRunnerUp, otherDevice, gap
  }

  var row: Row
  var rank: Rank
  var isHeading: Bool
  /// The item of its section that it belongs to.
  var item = 0

  init(_ row: Row, rank: Rank, isHeading: Bool = false) {
    self.row = row
    self.rank = rank
    self.isHeading = isHeading
  }

  func of(item: Int) -> InspectorLine {
    var line = self
    line.item = item
    return line
  }
}

/// Lines cut to a height: the least important are dropped first, and a heading shows that its section is cut.
struct InspectorCut {
  let rows: [Row]

  init(_ lines: [InspectorLine], height: Int, in interface: InterfaceWords) {
    guard lines.count > height else {
      rows = lines.map(\.row)
      return
    }
    // A heading is dropped with the last line of its section, and of equal lines the later one goes first.
    func order(_ index: Int) -> (InspectorLine.Rank, Int, Int) {
      (lines[index].rank, lines[index].isHeading ? 1 : 0, index)
    }
    let kept = lines.indices.sorted { order($0) < order($1) }.prefix(height).sorted()
    var rows: [Row] = []
    for (place, index) in kept.enumerated() {
      let line = lines[index]
      guard line.isHeading else {
        rows.append(line.row)
        continue
      }
      let section = lines[(index + 1)...].prefix { !$0.isHeading && $0.rank != .gap }
      let shown = kept[(place + 1)...].filter { $0 < section.endIndex }
      let items = Set(section.map(\.item)).count
      let left = Set(shown.map { lines[$0].item }).count
      // A heading alone is useless.
      guard left > 0 else { continue }
      var row = line.row
      if left < items {
        row.spans.append(Span("  " + interface(.partShown, ["shown": "\(left)", "count": "\(items)"]), .provenance))
      }
      rows.append(row)
    }
    self.rows = rows
  }
}
