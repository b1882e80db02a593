/// How a line that isn't an answer was understood: as a request, or why it isn't one.
public struct HeardRequest: Sendable {
  /// What the rest of a line is, where a part is taken.
  public enum Rest: Hashable, Sendable {
    /// A request, which is lost.
    case request
    /// Not understood.
    case notUnderstood
  }

  /// What a line is otherwise, where no app can act on it.
  public enum Aside: Sendable {
    /// Said to an activity in an app: "pause", as the phrase names it.
    case underWay(String)
    /// A greeting, a thank you.
    case remark(AnswerAct)
    /// A question what can be asked of some apps, by their identifiers.
    case abilities(of: [String])
  }

  /// The line, or the part of it that is taken.
  public var text: PlainText
  /// What that means.
  public var understanding: Understanding
  /// What is lost of the line; nil where nothing is.
  public var rest: Rest?
  /// What a declined line is otherwise; nil where it is nothing.
  public var aside: Aside?
  /// The phrase of an app's that is nearest, and why it starts nothing; nil where none is near.
  public var near: NearPhrase?
}
