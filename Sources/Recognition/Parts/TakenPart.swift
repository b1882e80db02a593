public import SimCatalog

/// The part of a sentence that was understood where no phrase matched the whole, or that would have been if the other
/// words hadn't contradicted it.
public struct TakenPart: Hashable, Sendable {
  /// How the part was found: as a clause, an island, or by all words together.
  public var strategy: Strategy
  /// Its intent.
  public var intent: IntentName
  /// UTF-8 offsets of its words.
  public var range: Range<Int>
  /// UTF-8 offsets of the words outside it that fill nothing either.
  public var leftOver: [Range<Int>]
  /// Why an island was believed, or wasn't; nil for a clause.
  public var agreement: Agreement?

  /// Whether its intent was taken to be the user's.
  public var isBelieved: Bool { agreement?.isEnough ?? true }

  /// A part with the words that are left over.
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

/// How well the words of a whole sentence agree with the intent of a part: the sum of their weights.
public struct Agreement: Hashable, Sendable {
  /// A word or two words in a row, with their weight.
  public struct Evidence: Hashable, Sendable {
    /// The word, or both separated by a space.
    public var words: String
    /// Hundredths of a natural logarithm: positive for the intent, negative for others.
    public var weight: Int

    /// Words with their weight.
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

  /// Evidence, and how much is needed.
  public init(evidence: [Evidence], needed: Int) {
    self.evidence = evidence
    self.needed = needed
  }
}
