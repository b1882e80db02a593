/// What a line that is no answer was understood as: a request, or why it is none.
public struct HeardRequest: Sendable {
  /// What becomes of the rest of a line of which a part is taken.
  public enum Rest: Hashable, Sendable {
    /// It asks for something, which is lost.
    case request
    /// It could not be understood.
    case notUnderstood
  }

  /// What a line is instead where no app can do anything with it.
  public enum Aside: Sendable {
    /// Said to what goes on in an app: "pause", as the words' phrase names it.
    case underWay(String)
    /// A greeting, a thank you.
    case remark(AnswerAct)
    /// What there is to ask of some apps, by their identifiers.
    case abilities(of: [String])
  }

  /// The line, or the part of it that is taken.
  public var text: PlainText
  /// What that means.
  public var understanding: Understanding
  /// What is lost of the line; nil where nothing is.
  public var rest: Rest?
  /// What a declined one is instead; nil where it is nothing.
  public var aside: Aside?
  /// What of the apps' own phrases comes near, and why it starts nothing; nil where none does.
  public var near: NearPhrase?
}
