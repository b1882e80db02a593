/// Something that can be chosen now.
package struct OpenOption: Hashable, Sendable {
  /// As it stands in the list or on the button.
  package var text: String
  /// What is typed to choose it: `2`, `* tap Send`.
  package var line: String

  /// An option and the line that chooses it.
  package init(text: String, line: String) {
    self.text = text
    self.line = line
  }
}
