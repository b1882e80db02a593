/// A whole screen and its cursor. The same state always gives the same frame.
package struct Frame: Hashable, Sendable {
  /// The size that the frame was drawn for.
  package var size: ScreenSize
  /// As many as `size.rows`; a row may be shorter than the screen is wide, never longer.
  package var rows: [Row]
  /// Where the edit line's cursor is on the screen.
  package var cursor: ScreenPlace

  /// A frame whose rows fit its size.
  package init(size: ScreenSize, rows: [Row], cursor: ScreenPlace) {
    self.size = size
    self.rows = rows
    self.cursor = cursor
  }
}

/// The size of a screen.
package struct ScreenSize: Hashable, Sendable {
  /// Cells from left to right.
  package var columns: Int
  /// Cells from top to bottom.
  package var rows: Int

  /// A size in cells.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A cell of the screen, counted from 0.
package struct ScreenPlace: Hashable, Sendable {
  /// From the top, from 0.
  package var row: Int
  /// From the left, from 0.
  package var column: Int

  /// A place by its cell, counted from 0.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
