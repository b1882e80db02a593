/// A box-drawing character: the sides of its cell that its line goes to.
struct BoxArms: Hashable {
  var left = false
  var right = false
  var up = false
  var down = false
  /// Whether the corner is round.
  var isRound = false

  /// Nil for any other character.
  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
    switch scalar {
    case "─", "━", "╌", "┄": (left, right) = (true, true)
    case "│", "┃", "╎", "┆": (up, down) = (true, true)
    case "┌", "╭": (right, down) = (true, true)
    case "┐", "╮": (left, down) = (true, true)
    case "└", "╰": (right, up) = (true, true)
    case "┘", "╯": (left, up) = (true, true)
    case "├": (up, down, right) = (true, true, true)
    case "┤": (up, down, left) = (true, true, true)
    case "┬": (left, right, down) = (true, true, true)
    case "┴": (left, right, up) = (true, true, true)
    case "┼": (left, right, up, down) = (true, true, true, true)
    default: return nil
    }
    switch scalar {
    case "╭", "╮", "╰", "╯": isRound = true
    default: break
    }
  }
}
