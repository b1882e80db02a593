import SimScreen
import SimShown

/// How the line modes print a conversation: in the transcript's notation, or with the roles spelt out.
protocol ConversationPrinter {
  /// The text before the cursor.
  /// - Parameter prompt: the session's own.
  func prompt(_ prompt: String) -> String
  /// A question to the user that isn't Siri's; what they type follows it.
  func question(_ text: String) -> String
  /// A line that isn't on the screen yet, with its line feed.
  func text(ofTyped line: String, as typed: TypedLine) -> String
  /// The result, each line with its line feed; empty when all of it is hidden.
  func text(of contents: [EntryContent], width: Int) -> String
  /// A title, of the whole transcript or of a chapter, with its line feed.
  func text(ofTitle title: String, isChapter: Bool) -> String
  /// Whether to report progress only once, because everything that is written is read aloud.
  var speaksOnce: Bool { get }
  /// The completions of a line, as lines.
  func list(of completions: [String], width: Int) -> [String]
}
