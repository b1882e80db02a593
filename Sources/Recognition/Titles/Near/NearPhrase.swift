/// The phrase that starts an app's intent and is nearest to a line, and what becomes of it.
public enum NearPhrase: Hashable, Sendable {
  /// It starts this.
  case starts(TitledRequest)
  /// Several phrases that would do different things are equally near.
  case contested([TitledRequest])
  /// The app has ruled it out by a phrase of its own, at this place; with what would otherwise start.
  case ruledOut(by: String, place: String?, TitledRequest?)
  /// It costs something, or takes something away: only its exact phrase starts it.
  case onlyAsItStands(TitledRequest)
  /// It has other words in place of a value that the device has learnt.
  case unknownValue(UnknownValue)

  /// Words that are none of a parameter's values in an app's phrases.
  public struct UnknownValue: Hashable, Sendable {
    /// As written in the app, with `${parameter}` in place of the value.
    public var title: String
    /// Its place in the source.
    public var place: String?
    /// The parameter.
    public var parameter: String
    /// The range of the words in the line, in UTF-8.
    public var words: Range<Int>
    /// The values that the device has learnt; nil where it has never learnt any.
    public var known: [String]?
  }
}
