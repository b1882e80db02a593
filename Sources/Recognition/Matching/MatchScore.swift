/// The score of each way to account for a word. The reading with the highest sum wins.
enum MatchScore {
  /// A word of the phrase, or an app's name with what carries it, for each word.
  static let phraseWord: Int32 = 10
  /// An app's name that nothing carries, or only a character after it, which may be the beginning of a time (知了上周一).
  static let bareName: Int32 = 8
  /// The name of an app that isn't there, beside that of one that is: less than a free word.
  static let passedOverName: Int32 = 1
  static let frameWord: Int32 = 9
  /// A term of a vocabulary; one long term is worth more than two short ones.
  static let termWord: Int32 = 9
  /// A word that only sounds like a term: more than a name that nobody knows, less than one that somebody has.
  static let guessWord: Int32 = 8
  /// A word of a term of the app's own vocabulary: what the app calls a thing counts more than Siri's word for it.
  static let ownTermWord: Int32 = 11
  /// A word of the name of something that is offered now: more than of what anybody has a name for.
  static let optionWord: Int32 = 12
  static let readWord: Int32 = 9
  /// One long time is worth more than two short ones with a word of the phrase between them.
  static let eachReading: Int32 = -3
  static let eachTerm: Int32 = -1
  /// A word of a name that nobody knows, but that looks like one.
  static let shapedWord: Int32 = 5
  /// A word of a place that everybody knows: more than a name's shape, less than somebody whom a vocabulary knows.
  static let placeWord: Int32 = 8
  /// A capitalised word where a place may be said: less than a time ("from May").
  static let shapedPlace: Int32 = 4
  /// "Sam Wong", of which Sam is known, is one name all the same.
  static let capitalisedWord: Int32 = 7
  static let joiner: Int32 = 4
  /// A word that says which of somebody's numbers is meant, or joins one to the name.
  static let labelWord: Int32 = 8
  /// A free word of a name or a place after a full stop.
  static let overStop: Int32 = -8
  /// A Chinese character right after somebody known: rather what they are told than a longer name.
  static let behindTerm: Int32 = -5
  /// Free words right after a name in Chinese that begin as a sentence may.
  static let clauseStart: Int32 = 8
  /// A text or an unknown name of one Chinese character: rather a part of what stands before it.
  static let loneCharacter: Int32 = -10
  /// A comma between names.
  static let comma: Int32 = 1
  /// Free words.
  static let textWord: Int32 = 3
  static let openWord: Int32 = 2
  /// Of a group, whose phrases say that it is one.
  static let groupWord: Int32 = 3
  /// One act that says all is worth more than two.
  static let eachAct: Int32 = -10
  /// A word of an answer that no act takes: less than any word of one.
  static let unreadWord: Int32 = -12
  /// An app's name, or a polite word, cut out of free words.
  static let cutFromText: Int32 = -25
}
