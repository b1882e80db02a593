import SimScreen
import SimShown

/// How the line modes show a conversation: in the transcript's notation, or with the roles spelt out.
protocol ConversationPrinter {
  /// What stands before the cursor.
  /// - Parameter prompt: the session's own.
  func prompt(_ prompt: String) -> String
  /// A question to the user that is not Siri's; what they type stands after it.
  func question(_ text: String) -> String
  /// A line that doesn't stand on the screen yet, with its line feed.
  func text(ofTyped line: String, as typed: TypedLine) -> String
  /// What came of it, each line with its line feed; empty when all of it is hidden.
  func text(of contents: [EntryContent], width: Int) -> String
  /// A title, of the whole or of a chapter, with its line feed.
  func text(ofTitle title: String, isChapter: Bool) -> String
  /// Whether what changes is said once, because everything that is written is read aloud.
  var speaksOnce: Bool { get }
  /// The completions of a line, as lines.
  func list(of completions: [String], width: Int) -> [String]
}
