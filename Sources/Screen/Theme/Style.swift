/// What a piece of text is; how that looks is the theme's.
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
  /// The inspector's.
  case slotName, slotValue, provenance, call, callFailure, place, runnerUp, device
  case hint
  /// A key that is named beside what it does.
  case keyName
  case prompt, edit, editNote, pasted
  /// What a search has found, and the one that it stands on.
  case match, currentMatch
  /// The turn that was jumped to.
  case selected
  case overlay
}
