/// A key that is named on the screen, with a word or two for what it does now.
public struct KeyHint: Hashable, Sendable {
  /// As the keyboard calls it.
  public var label: String
  /// What it does.
  public var text: String
  /// What a click on it does; nil for a key of the line editor's.
  public var action: ScreenAction?

  /// A key and what it does.
  public init(_ label: String, _ text: String, action: ScreenAction? = nil) {
    self.label = label
    self.text = text
    self.action = action
  }
}
