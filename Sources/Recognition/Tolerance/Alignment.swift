/// In what a sentence differs from the phrase by which it was understood, and what spoke for that phrase all the same.
public struct Alignment: Hashable, Sendable {
  /// One difference; ranges are UTF-8 offsets of its words.
  public enum Difference: Hashable, Sendable {
    /// Words that say nothing.
    case passedOver(Range<Int>)
    /// Words for which the phrase has no room, and that fill a parameter all the same.
    case aside(Range<Int>)
    /// Words in place of the phrase's.
    case exchanged(Range<Int>, for: String)
    /// Words of the phrase that weren't said.
    case unsaid(String)
  }

  /// In the order of the sentence.
  public var differences: [Difference]
  /// What speaks for it, in hundredths.
  public var worth: Int
  /// How much is needed.
  public var needed: Int

  /// Some differences, and what speaks for the phrase.
  public init(_ differences: [Difference], worth: Int, needed: Int) {
    self.differences = differences
    self.worth = worth
    self.needed = needed
  }
}
