/// A command of the conversation: what it asks for, not how it is done.
package enum Command: Hashable, Sendable {
  /// All commands, or one of them; the line mode answers it from its table.
  case help(String?)
  case apps
  /// The words that the apps and the user have added, or those of one app.
  case vocabulary(app: String?)
  /// What a sentence would be understood as, and what competed; nil for the last one said.
  case explain(String?)
  /// Why Siri answered the last turn as it did.
  case why
  /// Take so many turns back; nil is one.
  case undo(String?)
  /// Go back to after the turn of this number, 0 for the beginning; nil lists the turns.
  case goTo(String?)
  /// Go on in the branch of this name, which begins as a copy; nil lists the branches.
  case fork(String?)
  /// Change the device in the words of a transcript: `locked`, `watch`, `clock 18:05`; nil shows what is so.
  case device(String?)
  /// Write the conversation to a file from here on; nil stops.
  case record(file: String?)
  /// Write the conversation so far to a file, and don't go on writing.
  case save(file: String)
  /// The user whose vocabulary and contacts count; nil asks who it is.
  case user(String?)
  /// Go on in another language; nil asks which it is.
  case locale(String?)
  /// Something happens, in the words of a transcript's `*` line: `lock`, `wait 5 s`, `tap Send`.
  case event(String)
  case quit
}
