import SimShown

/// A row of the inspector, and how much it matters.
struct InspectorLine {
  /// What stays longest comes first.
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
  /// Which of a section's items it belongs to.
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

/// Lines cut to a height: those that matter least go first, and a heading says that something of its section is missing.
struct InspectorCut {
  let rows: [Row]

  init(_ lines: [InspectorLine], height: Int, in interface: InterfaceWords) {
    guard lines.count > height else {
      rows = lines.map(\.row)
      return
    }
    // A heading goes with the last of its section, and of equals the later goes first.
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
      // A heading alone says nothing.
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
