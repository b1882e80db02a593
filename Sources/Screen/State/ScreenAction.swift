/// What a key or the mouse does to the screen. Typed text goes to the line editor.
package enum ScreenAction: Hashable, Sendable {
  case scrollUp(lines: Int), scrollDown(lines: Int), pageUp, pageDown, top, bottom
  case previousTurn, nextTurn
  /// Folds or unfolds the trace of the selected turn, else of the last one.
  case toggleTrace
  /// The same for all turns.
  case toggleTraces
  case toggleInspector
  case toggleHelp
  /// Shows or hides the user and what they know.
  case toggleUser
  /// Moves through the options and buttons of the open question.
  case nextOption, previousOption
  /// Enters what is chosen.
  case choose
  /// Searches the conversation as the text is typed; an empty text shows all.
  case search(String), nextMatch, previousMatch
  /// Copies the selected turn, else the last one, in a transcript's notation.
  case copyTurn
  case click(ScreenPlace)
  /// Closes whatever was opened last: the overlay, the search, the selection.
  case escape
}

/// What the caller has to do.
package enum ScreenEffect: Hashable, Sendable {
  /// Enter the line as if it had been typed.
  case enter(String)
  /// Put the text on the clipboard.
  case copy(String)
  /// Move the edit line's cursor after so many characters.
  case moveCursor(Int)
  /// Ring the bell: there was nothing to do.
  case bell
}
