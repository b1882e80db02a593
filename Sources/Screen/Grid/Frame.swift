/// A whole screen: what is drawn, and where the cursor stands. The same state always gives the same frame.
public struct Frame: Hashable, Sendable {
  public var size: ScreenSize
  /// As many as `size.rows`; a row may be shorter than the screen is wide, never longer.
  public var rows: [Row]
  /// Where the editing is.
  public var cursor: ScreenPlace

  public init(size: ScreenSize, rows: [Row], cursor: ScreenPlace) {
    self.size = size
    self.rows = rows
    self.cursor = cursor
  }
}

public struct ScreenSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A cell of the screen, counted from 0.
public struct ScreenPlace: Hashable, Sendable {
  public var row: Int
  public var column: Int

  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
