/// The score of each way to account for a word. The reading with the highest sum wins.
enum MatchScore {
  /// Each word of the phrase, or of an app's name with its carrier.
  static let phraseWord: Int32 = 10
  /// An app's name without a carrier, or with one character after it that may be the beginning of a time (知了上周一).
  static let bareName: Int32 = 8
  /// The name of an app that isn't installed, next to one that is: less than a free word.
  static let passedOverName: Int32 = 1
  static let frameWord: Int32 = 9
  /// A term of a vocabulary; one long term is worth more than two short ones.
  static let termWord: Int32 = 9
  /// A word that only sounds like a term: more than an unknown name, less than a known one.
  static let guessWord: Int32 = 8
  /// A word of a term of the app's own vocabulary: the app's name for a thing counts more than Siri's.
  static let ownTermWord: Int32 = 11
  /// A word of an option's name: more than any other name.
  static let optionWord: Int32 = 12
  static let readWord: Int32 = 9
  /// One long time is worth more than two short ones with a word of the phrase between them.
  static let eachReading: Int32 = -3
  static let eachTerm: Int32 = -1
  /// A word of an unknown name that looks like one.
  static let shapedWord: Int32 = 5
  /// A word of a well-known place: more than the shape of a name, less than a person in a vocabulary.
  static let placeWord: Int32 = 8
  /// A capitalised word where a place may be said: less than a time ("from May").
  static let shapedPlace: Int32 = 4
  /// "Sam Wong" is one name although only Sam is known.
  static let capitalisedWord: Int32 = 7
  static let joiner: Int32 = 4
  /// A word for one of a person's numbers, or one that joins it to the name.
  static let labelWord: Int32 = 8
  /// A free word of a name or a place after a full stop.
  static let overStop: Int32 = -8
  /// A Chinese character right after a known person: more likely the message than a longer name.
  static let behindTerm: Int32 = -5
  /// Free words right after a name in Chinese that begin the way a sentence may.
  static let clauseStart: Int32 = 8
  /// A text or an unknown name of one Chinese character: more likely part of what precedes it.
  static let loneCharacter: Int32 = -10
  /// A comma between names.
  static let comma: Int32 = 1
  /// Free words.
  static let textWord: Int32 = 3
  static let openWord: Int32 = 2
  /// Of a group, whose phrases say that it is a group.
  static let groupWord: Int32 = 3
  /// One act that covers everything is better than two.
  static let eachAct: Int32 = -10
  /// A word of an answer that belongs to no act: less than any word of an act.
  static let unreadWord: Int32 = -12
  /// An app's name, or a polite word, cut out of free words.
  static let cutFromText: Int32 = -25
}
