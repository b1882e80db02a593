/// An option of a question with everything that it may be called.
public struct Option: Hashable, Sendable {
  /// As it is shown.
  public var text: String
  /// A second line.
  public var detail: String?
  /// Other words for it: the handle's label as the app gave it, the person's nickname, the number itself.
  public var alsoCalled: [String]

  /// An option with what it may be called.
  public init(_ text: String, detail: String? = nil, alsoCalled: [String] = []) {
    self.text = text
    self.detail = detail
    self.alsoCalled = alsoCalled
  }

  /// Everything that it may be called.
  public var names: [String] { [text] + alsoCalled + (detail.map { [$0] } ?? []) }
}

/// Which options an answer means, by their numbers among all that is offered.
public enum OptionMatch: Hashable {
  case one(Int)
  /// A part of a name that several have.
  case several([Int])
  case none
}
