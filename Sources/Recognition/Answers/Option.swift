/// An option of a question with all its names.
public struct Option: Hashable, Sendable {
  /// The text that is shown.
  public var text: String
  /// A second line.
  public var detail: String?
  /// Other words for it: the handle's label as the app gave it, the person's nickname, the number itself.
  public var alsoCalled: [String]

  /// An option with its names.
  public init(_ text: String, detail: String? = nil, alsoCalled: [String] = []) {
    self.text = text
    self.detail = detail
    self.alsoCalled = alsoCalled
  }

  /// All its names.
  public var names: [String] { [text] + alsoCalled + (detail.map { [$0] } ?? []) }
}

/// Which options an answer means, by their indices among all options.
public enum OptionMatch: Hashable {
  case one(Int)
  /// Part of the names of several.
  case several([Int])
  case none
}
