/// The positions of a picture's cells, in pixels.
struct PictureGeometry {
  static let cellWidth = 9
  static let rowHeight = 20
  static let fontSize = 15
  static let wideFontSize = 16
  private static let margin = 18

  let columns: Int
  let rows: Int
  /// The height of the line with the title; 0 without one.
  let heading: Int

  var width: Int { columns * Self.cellWidth + 2 * Self.margin }
  var height: Int { heading + rows * Self.rowHeight + 2 * Self.margin - 4 }

  func x(of column: Int) -> Int { Self.margin + column * Self.cellWidth }
  func length(of columns: Int) -> Int { columns * Self.cellWidth }
  func top(of row: Int) -> Int { heading + Self.margin - 2 + row * Self.rowHeight }
  func baseline(of row: Int) -> Int { top(of: row) + 15 }
}
