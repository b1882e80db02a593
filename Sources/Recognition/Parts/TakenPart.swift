public import SimCatalog

/// The part of a sentence that was understood where no phrase took the whole of it, or that would have been if the other words
/// had not spoken against it.
public struct TakenPart: Hashable, Sendable {
  /// How the part was found: as a clause, an island, or by all words together.
  public var strategy: Strategy
  /// What it means.
  public var intent: IntentName
  /// UTF-8 offsets of its words.
  public var range: Range<Int>
  /// UTF-8 offsets of the words outside of it that fill nothing either.
  public var leftOver: [Range<Int>]
  /// Why an island was believed, or wasn't; nil for a clause.
  public var agreement: Agreement?

  /// Whether what it means was taken for what was meant.
  public var isBelieved: Bool { agreement?.isEnough ?? true }

  /// A part with what is left beside it.
  public init(
    by strategy: Strategy, intent: IntentName, range: Range<Int>, leftOver: [Range<Int>], agreement: Agreement? = nil
  ) {
    self.strategy = strategy
    self.intent = intent
    self.range = range
    self.leftOver = leftOver
    self.agreement = agreement
  }
}

/// What the words of a whole sentence say of the intent of one part of it: the sum of what each says.
public struct Agreement: Hashable, Sendable {
  /// A word or two words one after the other, and what they say.
  public struct Evidence: Hashable, Sendable {
    /// The word, or both with a space between them.
    public var words: String
    /// Hundredths of a natural logarithm: above zero for the intent, below it for others.
    public var weight: Int

    /// What some words say of an intent.
    public init(words: String, weight: Int) {
      self.words = words
      self.weight = weight
    }
  }

  /// In the order of the sentence.
  public var evidence: [Evidence]
  /// How much is needed.
  public var needed: Int

  /// The sum of all evidence.
  public var sum: Int { evidence.reduce(0) { $0 + $1.weight } }

  /// Whether the part is believed.
  public var isEnough: Bool { sum >= needed }

  /// What words say, and how much is needed.
  public init(evidence: [Evidence], needed: Int) {
    self.evidence = evidence
    self.needed = needed
  }
}
