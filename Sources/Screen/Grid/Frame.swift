/// A whole screen: what is drawn, and where the cursor stands. The same state always gives the same frame.
public struct Frame: Hashable, Sendable {
  /// The size that the frame was drawn for.
  public var size: ScreenSize
  /// As many as `size.rows`; a row may be shorter than the screen is wide, never longer.
  public var rows: [Row]
  /// Where the editing is.
  public var cursor: ScreenPlace

  /// A frame whose rows fit its size.
  public init(size: ScreenSize, rows: [Row], cursor: ScreenPlace) {
    self.size = size
    self.rows = rows
    self.cursor = cursor
  }
}

/// How large a screen is.
public struct ScreenSize: Hashable, Sendable {
  /// Cells from left to right.
  public var columns: Int
  /// Cells from top to bottom.
  public var rows: Int

  /// A size in cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A cell of the screen, counted from 0.
public struct ScreenPlace: Hashable, Sendable {
  /// From the top, from 0.
  public var row: Int
  /// From the left, from 0.
  public var column: Int

  /// A place by its cell, counted from 0.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
