/// A command of the conversation: what it asks for, not how it is done.
package enum Command: Hashable, Sendable {
  /// All commands, or one of them; the line mode answers from its table.
  case help(String?)
  case apps
  /// The words that the apps and the user have added, or those of one app.
  case vocabulary(app: String?)
  /// How a sentence would be understood, and what competed; nil for the last one said.
  case explain(String?)
  /// Why Siri answered the last turn as it did.
  case why
  /// Undo so many turns; nil is one.
  case undo(String?)
  /// Return to after the turn of this number, 0 for the beginning; nil lists the turns.
  case goTo(String?)
  /// Continue in the branch of this name, which begins as a copy; nil lists the branches.
  case fork(String?)
  /// Change the device in a transcript's words: `locked`, `watch`, `clock 18:05`; nil shows its state.
  case device(String?)
  /// Write the conversation to a file from now on; nil stops.
  case record(file: String?)
  /// Write the conversation so far to a file, once.
  case save(file: String)
  /// The user whose vocabulary and contacts apply; nil asks who it is.
  case user(String?)
  /// Continue in another language; nil asks which it is.
  case locale(String?)
  /// An event, in the words of a transcript's `*` line: `lock`, `wait 5 s`, `tap Send`.
  case event(String)
  case quit
}
