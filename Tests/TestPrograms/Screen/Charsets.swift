/// The character sets of a VT100: G0 to G3, and which of them is shown.
struct Charsets: Hashable {
  private var designated: [Character] = ["B", "B", "B", "B"]
  private var shown = 0

  /// - Parameter intermediate: `(`, `)`, `*` or `+`.
  mutating func designate(_ set: Character, by intermediate: Character) {
    guard let place = Array("()*+").firstIndex(of: intermediate) else { return }
    designated[place] = set
  }

  mutating func shift(to number: Int) { shown = number }

  func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard designated[shown] == "0" else { return scalar }
    return Self.lines[scalar] ?? scalar
  }

  /// DEC's line drawing set.
  private static let lines: [Unicode.Scalar: Unicode.Scalar] = [
    "`": "◆", "a": "▒", "f": "°", "g": "±", "j": "┘", "k": "┐", "l": "┌", "m": "└", "n": "┼", "o": "⎺", "p": "⎻",
    "q": "─", "r": "⎼", "s": "⎽", "t": "├", "u": "┤", "v": "┴", "w": "┬", "x": "│", "y": "≤", "z": "≥", "{": "π",
    "|": "≠", "}": "£", "~": "·",
  ]
}
