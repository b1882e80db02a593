/// The line that is being typed, as it is in the line editor.
package struct EditLine: Hashable, Sendable {
  /// What precedes the text: `> `, or the prompt of a search in the history.
  package var prompt: String
  /// What has been typed so far.
  package var text: String
  /// Characters before the cursor.
  package var cursor: Int
  /// The characters that were pasted last, while the line editor marks them.
  package var pasted: Range<Int>?

  /// An edit line, empty by default.
  package init(prompt: String = "> ", text: String = "", cursor: Int = 0, pasted: Range<Int>? = nil) {
    self.prompt = prompt
    self.text = text
    self.cursor = cursor
    self.pasted = pasted
  }
}
