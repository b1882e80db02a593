/// How a sentence differs from the phrase by which it was understood, and the evidence for that phrase.
public struct Alignment: Hashable, Sendable {
  /// One difference; ranges are UTF-8 offsets of its words.
  public enum Difference: Hashable, Sendable {
    /// Words without meaning.
    case passedOver(Range<Int>)
    /// Words that the phrase has no place for but that fill a parameter.
    case aside(Range<Int>)
    /// Words that replace the phrase's.
    case exchanged(Range<Int>, for: String)
    /// Words of the phrase that weren't said.
    case unsaid(String)
  }

  /// In the order of the sentence.
  public var differences: [Difference]
  /// The evidence, in hundredths.
  public var worth: Int
  /// How much is needed.
  public var needed: Int

  /// Differences, and the evidence for the phrase.
  public init(_ differences: [Difference], worth: Int, needed: Int) {
    self.differences = differences
    self.worth = worth
    self.needed = needed
  }
}
