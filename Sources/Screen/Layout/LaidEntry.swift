/// An entry laid out for a width: rows of pieces, each with the text that it comes from.
struct LaidEntry: Sendable {
  struct Row: Sendable {
    var pieces: [Piece] = []
  }

  /// A part of a row in one style.
  struct Piece: Sendable {
    var text: String
    var style: Style
    /// The entry's text (`EntryParts.Field`) that this is part of; nil for borders, marks and gaps.
    var field: Int?
    /// The bytes of that text before it.
    var offset = 0
    /// The choice or button that it belongs to.
    var slot: Int?
    /// Whether a chosen choice has its mark here.
    var isMarker = false
    var isTrace = false

    init(
      _ text: String, _ style: Style, field: Int? = nil, offset: Int = 0, slot: Int? = nil, isMarker: Bool = false,
      isTrace: Bool = false
    ) {
      self.text = text
      self.style = style
      self.field = field
      self.offset = offset
      self.slot = slot
      self.isMarker = isMarker
      self.isTrace = isTrace
    }
  }

  /// What it was laid out for.
  struct Key: Hashable, Sendable {
    var width: Int
    var isFolded: Bool
    /// Without an empty row before it.
    var isTight: Bool
  }

  var key: Key
  var rows: [Row]
  var hasTrace: Bool

  /// A byte of one of the entry's texts.
  struct TextPlace: Hashable, Sendable {
    var field: Int
    var offset: Int
  }

  /// The row that shows a byte of a text; nil when it isn't shown.
  func row(of field: Int, offset: Int) -> Int? {
    var found: Int?
    for (index, row) in rows.enumerated() {
      for piece in row.pieces where piece.field == field && (piece.offset <= offset || found == nil) { found = index }
    }
    return found
  }

  /// The first text of a row, or of those below it.
  func text(at line: Int) -> TextPlace? {
    guard rows.indices.contains(line) else { return nil }
    for piece in rows[line...].lazy.flatMap(\.pieces) {
      if let field = piece.field { return TextPlace(field: field, offset: piece.offset) }
    }
    return nil
  }

  /// The row that shows a text, or the fold that hides it.
  func row(near place: TextPlace) -> Int {
    if let row = row(of: place.field, offset: place.offset) { return row }
    let above = rows.lastIndex { row in row.pieces.contains { ($0.field ?? Int.max) < place.field } } ?? 0
    let isSummary = above + 1 < rows.count && rows[above + 1].pieces.first?.isTrace == true
    return isSummary ? above + 1 : above
  }
}
