/// What a line that is no answer was understood as: a request, or why it is none.
package struct HeardRequest: Sendable {
  /// What becomes of the rest of a line of which a part is taken.
  package enum Rest: Hashable, Sendable {
    /// It asks for something, which is lost.
    case request
    /// It could not be understood.
    case notUnderstood
  }

  /// What a line is instead where no app can do anything with it.
  package enum Aside: Sendable {
    /// Said to what goes on in an app: "pause", as the words' phrase names it.
    case underWay(String)
    /// A greeting, a thank you.
    case remark(AnswerAct)
    /// What there is to ask of some apps, by their identifiers.
    case abilities(of: [String])
  }

  /// The line, or the part of it that is taken.
  package var text: PlainText
  /// What that means.
  package var understanding: Understanding
  /// What is lost of the line; nil where nothing is.
  package var rest: Rest?
  /// What a declined one is instead; nil where it is nothing.
  package var aside: Aside?
  /// What of the apps' own phrases comes near, and why it starts nothing; nil where none does.
  package var near: NearPhrase?
}
