/// The pieces of `OrderSoup size=large note="no onions"`; quotation marks keep a piece together.
enum QuotedPieces {
  /// The pieces, without their quotation marks.
  static func of(_ text: String) -> [String] {
    var pieces: [String] = []
    var current = ""
    var isQuoted = false
    var hasPiece = false
    for character in text {
      switch character {
      case "\"":
        isQuoted.toggle()
        hasPiece = true
      case _ where character.isWhitespace && !isQuoted:
        if hasPiece { pieces.append(current) }
        current = ""
        hasPiece = false
      default:
        current.append(character)
        hasPiece = true
      }
    }
    if hasPiece { pieces.append(current) }
    return pieces
  }

  /// What precedes and follows the first `=` of a piece; nil where there is none.
  static func assignment(_ piece: String) -> (name: String, value: String)? {
    guard let equals = piece.firstIndex(of: "=") else { return nil }
    return (String(piece[..<equals]), String(piece[piece.index(after: equals)...]))
  }
}
