import SimScreen

/// Box-drawing lines as paths: as text they would leave gaps between the rows.
enum PictureBoxes {
  /// A path for each style with lines.
  static func paths(_ runs: [[TextRun]], _ geometry: PictureGeometry) -> [String] {
    var cells: [Style: [Cell]] = [:]
    for (row, runs) in runs.enumerated() {
      for run in runs where run.kind == .box {
        for (place, character) in run.text.enumerated() {
          guard let arms = BoxArms(character) else { continue }
          cells[run.style, default: []].append(Cell(row: row, column: run.column + place, arms: arms))
        }
      }
    }
    return Style.allCases.compactMap { style in
      cells[style].map { cells in
        "<path class=\"\(style.rawValue)\" d=\"\(data(of: cells, geometry))\"/>"
      }
    }
  }

  private struct Cell {
    var row: Int
    var column: Int
    var arms: BoxArms
  }

  /// A stretch of a straight line, in half pixels.
  private struct Stretch {
    var line: Int
    var start: Int
    var end: Int
  }

  private static func data(of cells: [Cell], _ geometry: PictureGeometry) -> String {
    var across: [Stretch] = []
    var down: [Stretch] = []
    var corners = ""
    for cell in cells {
      let box = CellBox(cell.row, cell.column, geometry)
      let arms = cell.arms
      if arms.isRound {
        corners += "M\(half(box.middleX)) \(half(arms.down ? box.bottom : box.top))"
        corners += "Q\(half(box.middleX)) \(half(box.middleY)) "
        corners += "\(half(arms.right ? box.right : box.left)) \(half(box.middleY))"
        continue
      }
      if arms.left || arms.right {
        across.append(
          Stretch(
            line: box.middleY, start: arms.left ? box.left : box.middleX, end: arms.right ? box.right : box.middleX))
      }
      if arms.up || arms.down {
        down.append(
          Stretch(line: box.middleX, start: arms.up ? box.top : box.middleY, end: arms.down ? box.bottom : box.middleY))
      }
    }
    let rows = merged(across).map { "M\(half($0.start)) \(half($0.line))H\(half($0.end))" }
    let columns = merged(down).map { "M\(half($0.line)) \(half($0.start))V\(half($0.end))" }
    return (rows + columns).joined() + corners
  }

  /// A cell's edges and middle, in half pixels.
  private struct CellBox {
    var left, right, top, bottom, middleX, middleY: Int

    init(_ row: Int, _ column: Int, _ geometry: PictureGeometry) {
      left = 2 * geometry.x(of: column)
      right = left + 2 * PictureGeometry.cellWidth
      top = 2 * geometry.top(of: row)
      bottom = top + 2 * PictureGeometry.rowHeight
      // In the middle of a pixel, where a line of one pixel is sharp.
      middleX = left + PictureGeometry.cellWidth
      middleY = top + PictureGeometry.rowHeight + 1
    }
  }

  /// Touching stretches, merged.
  private static func merged(_ stretches: [Stretch]) -> [Stretch] {
    let sorted = stretches.sorted { ($0.line, $0.start) < ($1.line, $1.start) }
    return sorted.reduce(into: []) { merged, next in
      if let last = merged.last, last.line == next.line, next.start <= last.end {
        merged[merged.count - 1].end = max(last.end, next.end)
      } else {
        merged.append(next)
      }
    }
  }

  private static func half(_ value: Int) -> String { value % 2 == 0 ? "\(value / 2)" : "\(value / 2).5" }
}
