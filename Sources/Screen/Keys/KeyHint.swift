/// A key that is named on the screen, with a word or two for what it does now.
package struct KeyHint: Hashable, Sendable {
  /// Its name on the keyboard.
  package var label: String
  /// What it does.
  package var text: String
  /// What a click on it does; nil for a key of the line editor's.
  package var action: ScreenAction?

  /// A key and what it does.
  package init(_ label: String, _ text: String, action: ScreenAction? = nil) {
    self.label = label
    self.text = text
    self.action = action
  }
}
