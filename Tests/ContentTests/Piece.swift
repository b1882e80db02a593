/// A piece of what a mode shows, without what the mode adds to it: who speaks or what it is, and its letters.
struct Piece: Hashable, CustomStringConvertible {
  enum Kind: String, Hashable {
    case user, event, remark, trace, says, choice, card, button
  }

  var kind: Kind
  /// The words without spaces, so that it doesn't matter where lines break, and without the signs that part cells.
  private(set) var letters: String

  init(_ kind: Kind, _ text: some StringProtocol) {
    self.kind = kind
    letters = ""
    add(text)
  }

  /// A line that goes on with this piece.
  mutating func add(_ text: some StringProtocol) {
    letters += String(text.filter { !$0.isWhitespace && !Self.parting.contains($0) })
  }

  private static let parting: Set<Character> = [":", "：", ",", "(", ")", "\\", "\u{2068}", "\u{2069}"]

  var description: String { "\(kind.rawValue) \(letters)" }
}
