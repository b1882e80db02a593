public import Foundation

// A row of a table and an item of a collection, as data sources name them.
extension IndexPath {
  /// The path of a table's row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The path of a collection's item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index, of a table.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index, of a collection.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
