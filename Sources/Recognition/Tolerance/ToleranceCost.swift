/// All figures of a tolerant reading: what each difference costs, and what counts as evidence.
///
/// They were fitted to sentences with a known meaning (docs/phrase-language.md).
struct ToleranceCost {
  /// Added to the path's score; for words that are skipped or set aside, once for each.
  var score: Int32
  /// How much of the path's allowed difference it uses.
  var slack: UInt8
  /// Subtracted from a reading's worth, in hundredths as in an agreement.
  var worth: Int

  /// Words without meaning.
  static let filler = ToleranceCost(score: -1, slack: 1, worth: 190)
  /// A time or a number where the phrase has no place for it.
  static let aside = ToleranceCost(score: 4, slack: 1, worth: 190)
  /// Words that replace words which only join the parts of the phrase: worth less than those.
  static let exchange = ToleranceCost(score: -5, slack: 1, worth: 190)
  /// Words that replace words which say what the phrase is about.
  static let exchangedContent = ToleranceCost(score: -8, slack: 2, worth: 680)
  /// A word of the phrase that isn't said.
  static let omitted = ToleranceCost(score: -5, slack: 1, worth: 190)
  /// Words at the beginning of the phrase that the sentence doesn't have.
  static let understood = ToleranceCost(score: -8, slack: 2, worth: 630)

  /// The most that a path may differ from a phrase.
  static let mostSlack: UInt8 = 5
  /// By how much a path may be worse than another one to the same word.
  static let beam: Int32 = 40
  /// By how much a reading must be better than one for another intent.
  static let margin: Int32 = 6

  /// A distinctive word of the phrase, and how many of them count.
  static let tellingWord = (worth: 180, most: 5)
  /// A word that the phrase, a vocabulary or a reader knows.
  static let knownWord = (worth: 130, most: 10)
  /// A free word.
  static let freeWord = (worth: -95, most: 10)
  /// The most that the words' agreement with the intent counts.
  static let mostAgreement = 900
}
