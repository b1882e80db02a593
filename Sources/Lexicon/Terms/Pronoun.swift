/// Whom a word stands for that is no name: those who were spoken of in the last turns.
public enum Pronoun: Hashable, Sendable {
  /// The last of them: "him".
  case one
  /// All who came up together: "them".
  case all
  /// One of those who were listed, by the place in the list, from 1; -1 is the last: "the first one".
  case listed(Int)

  /// As a line of `pronouns.list` says it: `person`, `people`, or a place in the list; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "person": self = .one
    case "people": self = .all
    default:
      guard let place = Int(text), place != 0 else { return nil }
      self = .listed(place)
    }
  }
}
