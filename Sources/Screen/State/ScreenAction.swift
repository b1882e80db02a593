/// What a key or the mouse does to the screen. Text that is typed is the line editor's and never comes here.
package enum ScreenAction: Hashable, Sendable {
  case scrollUp(lines: Int), scrollDown(lines: Int), pageUp, pageDown, top, bottom
  case previousTurn, nextTurn
  /// Folds or unfolds the trace of the selected turn, else of the last one.
  case toggleTrace
  /// Of all turns.
  case toggleTraces
  case toggleInspector
  case toggleHelp
  /// Who talks, and whom they know.
  case toggleUser
  /// Goes through the options and buttons of the open question.
  case nextOption, previousOption
  /// Enters what is chosen.
  case choose
  /// Searches the conversation as the text is typed; empty shows all.
  case search(String), nextMatch, previousMatch
  /// The selected turn, else the last one, as a transcript has it.
  case copyTurn
  case click(ScreenPlace)
  /// Closes the overlay, the search, the selection: whatever was opened last.
  case escape
}

/// What the caller does then.
package enum ScreenEffect: Hashable, Sendable {
  /// Enters the line as if it had been typed.
  case enter(String)
  /// Gives the text to the clipboard.
  case copy(String)
  /// Puts the edit line's cursor after so many characters.
  case moveCursor(Int)
  /// There was nothing to do.
  case bell
}
