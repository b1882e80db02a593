/// Something that can be chosen now.
package struct OpenOption: Hashable, Sendable {
  /// Its text in the list or on the button.
  package var text: String
  /// The line that chooses it: `2`, `* tap Send`.
  package var line: String

  /// An option and the line that chooses it.
  package init(text: String, line: String) {
    self.text = text
    self.line = line
  }
}
