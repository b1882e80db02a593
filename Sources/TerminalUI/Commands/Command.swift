/// A command of the conversation: what it asks for, not how it is done.
public enum Command: Hashable, Sendable {
  /// All commands, or one of them; the line mode answers it from its table.
  case help(String?)
  case apps
  /// The words that the apps and the user have added, or those of one app.
  case vocabulary(app: String?)
  /// What a sentence would be understood as, and what competed; nil for the last one said.
  case explain(String?)
  /// Why Siri answered the last turn as it did.
  case why
  case undo
  /// Write the conversation to a file from here on; nil stops.
  case record(file: String?)
  /// The user whose vocabulary and contacts count; nil asks who it is.
  case user(String?)
  /// Go on in another language; nil asks which it is.
  case locale(String?)
  /// Something happens, in the words of a transcript's `*` line: `lock`, `wait 5 s`, `tap Send`.
  case event(String)
  case quit
}
