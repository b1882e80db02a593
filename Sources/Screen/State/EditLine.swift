/// The line that is being typed, as the line editor has it.
public struct EditLine: Hashable, Sendable {
  /// What stands before it: `> `, or that of a search in the history.
  public var prompt: String
  public var text: String
  /// Characters before the cursor.
  public var cursor: Int

  public init(prompt: String = "> ", text: String = "", cursor: Int = 0) {
    self.prompt = prompt
    self.text = text
    self.cursor = cursor
  }
}
