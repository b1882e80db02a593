import SimLexicon

/// What an open slot takes, piece by piece, until something else comes. Each reader has one value, in the files next to
/// this one; `Matcher` knows none of them by name.
struct OpenSlot: Sendable {
  /// Where it may begin.
  enum Start: Sendable {
    case anywhere
    /// With a word of `clause-starts.list`.
    case clause
    /// With a quotation mark, or a word of `speech-starts.list`.
    case speech
  }

  /// The kind of its terms.
  enum Terms: Sendable {
    case none, people, groups, places
    /// Those that a vocabulary has for the slot's parameter.
    case parameter
  }

  /// Unknown words that it takes because they look like what it is for.
  struct Shapes: OptionSet, Sendable {
    let rawValue: UInt8

    /// A word of `bare-places.list`.
    static let barePlaces = Shapes(rawValue: 1)
    /// Words of `here.list`.
    static let here = Shapes(rawValue: 2)
    /// A well-known place by its name.
    static let placeNames = Shapes(rawValue: 4)
    /// Words with the ending of a place's name.
    static let placeEndings = Shapes(rawValue: 8)
    /// Capitalised words that are neither a time nor a person in a vocabulary.
    static let capitalisedPlaces = Shapes(rawValue: 16)
    /// Words that look like a person's name.
    static let names = Shapes(rawValue: 32)
  }

  /// When a single Chinese character, filled in alone, is likelier to belong to what precedes it.
  enum LoneCharacter: Sendable {
    case always
    /// Outside of answers, where it is all of a name.
    case asName
    /// Where another slot ends right before it.
    case behindSlot
  }

  var start = Start.anywhere
  var terms = Terms.none
  /// Whether a term must be the whole value, not part of a longer name.
  var takesWholeTerms = false
  /// The score of each word of a term.
  var termWord = MatchScore.termWord
  var shapes: Shapes = []
  /// Whether a label may follow ("Sam's mobile").
  var takesLabels = false
  /// Whether it takes several values, with commas and joiners between them.
  var isList = false
  /// Whether a joiner may be a character of a name (张和平).
  var joinersAreNames = false
  /// Whether its free words must be followed by a mark, as a whole name: "text john: hello".
  var endsAtMark = false
  /// The free words that it takes; nil for none.
  var freeWords: FreeWords?
  /// Whether an app's name right before it is one of its words: "a ride to **HuHu** Street".
  var swallowsNames = false
  var loneCharacter = LoneCharacter.asName

  /// Whether it takes any number of free words and nothing else.
  var isText: Bool { freeWords.map { $0.limit == nil } ?? false }
}

/// Free words of an open slot.
struct FreeWords: Sendable {
  /// Which length in `language.list` is the limit.
  enum Limit: Sendable { case name, title, place }

  /// The score of each.
  var score = MatchScore.openWord
  /// How many there may be; nil for any number.
  var limit: Limit?
  /// Whether the limit also applies to an answer, which is only the value.
  var limitsAnswers = true
  /// Words with one of these flags aren't taken.
  var barred: WordFlags = []
  /// Nor are they as the first word, unless something separate precedes it: "打开**我的**相册".
  var barredFirst: WordFlags = []
  /// They rarely continue after these marks.
  var marks: WordFlags = []
  /// Whether they rarely continue with a character right after a term.
  var shunsTerms = false
  /// Whether an article before them is skipped.
  var skipsArticle = false
}
