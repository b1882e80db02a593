/// Whom a word refers to that isn't a name: people who were mentioned in the last turns.
public enum Pronoun: Hashable, Sendable {
  /// The last one: "him".
  case one
  /// All who were mentioned together: "them".
  case all
  /// One of those who were listed, by position from 1; -1 is the last: "the first one".
  case listed(Int)

  /// From a line of `pronouns.list`: `person`, `people`, or a position in the list; nil for anything else.
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
