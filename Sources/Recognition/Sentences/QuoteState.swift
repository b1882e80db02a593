/// Which quotes are open.
struct QuoteState {
  /// Whether one opened just before.
  var hasOpened = false
  private var isStraightOpen = false

  mutating func take(_ mark: String) {
    switch mark {
    case "“", "「", "『": hasOpened = true
    case "\"":
      isStraightOpen.toggle()
      hasOpened = isStraightOpen
    default: break
    }
  }
}
