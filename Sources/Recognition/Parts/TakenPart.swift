package import SimCatalog

/// The part of a sentence that was understood where no phrase took the whole of it, or that would have been if the other words
/// had not spoken against it.
package struct TakenPart: Hashable, Sendable {
  /// How the part was found: as a clause, an island, or by all words together.
  package var strategy: Strategy
  /// What it means.
  package var intent: IntentName
  /// UTF-8 offsets of its words.
  package var range: Range<Int>
  /// UTF-8 offsets of the words outside of it that fill nothing either.
  package var leftOver: [Range<Int>]
  /// Why an island was believed, or wasn't; nil for a clause.
  package var agreement: Agreement?

  /// Whether what it means was taken for what was meant.
  package var isBelieved: Bool { agreement?.isEnough ?? true }

  /// A part with what is left beside it.
  package init(
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
package struct Agreement: Hashable, Sendable {
  /// A word or two words one after the other, and what they say.
  package struct Evidence: Hashable, Sendable {
    /// The word, or both with a space between them.
    package var words: String
    /// Hundredths of a natural logarithm: above zero for the intent, below it for others.
    package var weight: Int

    /// What some words say of an intent.
    package init(words: String, weight: Int) {
      self.words = words
      self.weight = weight
    }
  }

  /// In the order of the sentence.
  package var evidence: [Evidence]
  /// How much is needed.
  package var needed: Int

  /// The sum of all evidence.
  package var sum: Int { evidence.reduce(0) { $0 + $1.weight } }

  /// Whether the part is believed.
  package var isEnough: Bool { sum >= needed }

  /// What words say, and how much is needed.
  package init(evidence: [Evidence], needed: Int) {
    self.evidence = evidence
    self.needed = needed
  }
}
