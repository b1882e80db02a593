/// Something that can be chosen now.
public struct OpenOption: Hashable, Sendable {
  /// As it stands in the list or on the button.
  public var text: String
  /// What is typed to choose it: `2`, `* tap Send`.
  public var line: String

  /// An option and the line that chooses it.
  public init(text: String, line: String) {
    self.text = text
    self.line = line
  }
}
