/// What comes nearest to a line of the phrases that start an app's intents, and what becomes of it.
public enum NearPhrase: Hashable, Sendable {
  /// It starts this.
  case starts(TitledRequest)
  /// Several that would do different things are as near.
  case contested([TitledRequest])
  /// The app has ruled it out by a phrase of its own, at this place; with what would start otherwise.
  case ruledOut(by: String, place: String?, TitledRequest?)
  /// It costs something, or takes something away: only its phrase as it stands starts it.
  case onlyAsItStands(TitledRequest)
  /// It has words in the place of a value that the device hasn't learnt.
  case unknownValue(UnknownValue)

  /// Words that are none of a parameter's values in an app's phrases.
  public struct UnknownValue: Hashable, Sendable {
    /// As the app has it, with `${parameter}` in the place of the value.
    public var title: String
    /// Where the source has it.
    public var place: String?
    /// The parameter.
    public var parameter: String
    /// Where the words stand in the line, in UTF-8.
    public var words: Range<Int>
    /// What the device knows; nil where nobody has ever told it.
    public var known: [String]?
  }
}
