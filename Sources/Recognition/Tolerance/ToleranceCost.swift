/// The figures of a tolerant reading, all of them: what each difference costs, and what speaks for a reading all the same.
///
/// They were fitted to sentences of which it was known what they mean (docs/phrase-language.md).
struct ToleranceCost {
  /// What is added to the score of the way; of words that are passed over or kept for later, for each of them.
  var score: Int32
  /// How much of what a way may differ in all it uses up.
  var slack: UInt8
  /// What it takes away from a reading's worth, in hundredths as an agreement has them.
  var worth: Int

  /// Words that say nothing.
  static let filler = ToleranceCost(score: -1, slack: 1, worth: 190)
  /// A time or a number that stands where the phrase has no room for it.
  static let aside = ToleranceCost(score: 4, slack: 1, worth: 190)
  /// Words in place of others that only join the parts of the phrase: less than those themselves.
  static let exchange = ToleranceCost(score: -5, slack: 1, worth: 190)
  /// The same of words that say what it is about.
  static let exchangedContent = ToleranceCost(score: -8, slack: 2, worth: 680)
  /// A word of the phrase that isn't said.
  static let omitted = ToleranceCost(score: -5, slack: 1, worth: 190)
  /// Words with which the phrase begins and the sentence doesn't.
  static let understood = ToleranceCost(score: -8, slack: 2, worth: 630)

  /// So much a way may differ from a phrase.
  static let mostSlack: UInt8 = 5
  /// By so much a way may be worse than another one to the same word.
  static let beam: Int32 = 40
  /// By so much a reading must be better than one for another intent.
  static let margin: Int32 = 6

  /// A word of the phrase that tells requests apart, and how many of them count.
  static let tellingWord = (worth: 180, most: 5)
  /// A word that the phrase, a vocabulary or a reader knows.
  static let knownWord = (worth: 130, most: 10)
  /// A free word.
  static let freeWord = (worth: -95, most: 10)
  /// No more than this counts of what the words say of the intent.
  static let mostAgreement = 900
}
