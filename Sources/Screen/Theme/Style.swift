/// The meaning of a piece of text; the theme determines its look.
package enum Style: String, Hashable, Sendable, CaseIterable {
  case plain
  /// The user's words, and the mark before them.
  case user, userMark
  /// What Siri says.
  case siri
  case trace, traceFailure
  case choice, choiceNumber, chosen
  case cardBorder, cardApp, cardLabel, cardText, button, chosenButton
  case notice, error
  case border, title
  /// In the inspector.
  case slotName, slotValue, provenance, call, callFailure, place, runnerUp, device
  case hint
  /// A key that is named with what it does.
  case keyName
  case prompt, edit, editNote, pasted
  /// Matches of a search, and the current one.
  case match, currentMatch
  /// The selected turn.
  case selected
  case overlay
}
