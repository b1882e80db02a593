import SimLexicon

/// What an open slot takes, piece by piece, until something else comes. There is one value for each reader, in the files beside
/// this one, and `Matcher` knows none of them by name.
struct OpenSlot: Sendable {
  /// Where it may begin.
  enum Start: Sendable {
    case anywhere
    /// With a word of `clause-starts.list`.
    case clause
    /// With a quote, or a word of `speech-starts.list`.
    case speech
  }

  /// Of what kind its terms are.
  enum Terms: Sendable {
    case none, people, groups, places
    /// Those that a vocabulary has for the slot's parameter.
    case parameter
  }

  /// What it takes that nobody knows but that looks like what it is for.
  struct Shapes: OptionSet, Sendable {
    let rawValue: UInt8

    /// A word of `bare-places.list`.
    static let barePlaces = Shapes(rawValue: 1)
    /// Words of `here.list`.
    static let here = Shapes(rawValue: 2)
    /// A place that everybody knows by its name.
    static let placeNames = Shapes(rawValue: 4)
    /// Words with the ending of a place's name.
    static let placeEndings = Shapes(rawValue: 8)
    /// Capitalised words that are neither a time nor somebody whom a vocabulary knows.
    static let capitalisedPlaces = Shapes(rawValue: 16)
    /// Words that look like somebody's name.
    static let names = Shapes(rawValue: 32)
  }

  /// When a single Chinese character, filled in alone, rather belongs to what stands before it.
  enum LoneCharacter: Sendable {
    case always
    /// Where nobody asked, and it is all there is of a name.
    case asName
    /// Where another slot ends right before it.
    case behindSlot
  }

  var start = Start.anywhere
  var terms = Terms.none
  /// Whether a term must be all of a value: no part of a longer name.
  var takesWholeTerms = false
  /// What each word of a term is worth.
  var termWord = MatchScore.termWord
  var shapes: Shapes = []
  /// Whether a label may follow ("Sam's mobile").
  var takesLabels = false
  /// Whether several values may follow each other, with commas and joiners between them.
  var isList = false
  /// Whether a joiner may be a character of what it joins (张和平).
  var joinersAreNames = false
  /// Whether it is free words up to a mark, and nothing else (a whole name): "text john: hello".
  var endsAtMark = false
  /// The free words that it takes; nil for none.
  var freeWords: FreeWords?
  /// Whether an app's name right before it is one of its words: "a ride to **HuHu** Street".
  var swallowsNames = false
  var loneCharacter = LoneCharacter.asName

  /// Whether it is nothing but free words, as many as there are.
  var isText: Bool { freeWords.map { $0.limit == nil } ?? false }
}

/// Free words of an open slot.
struct FreeWords: Sendable {
  /// Which length in `language.list` is the limit.
  enum Limit: Sendable { case name, title, place }

  /// What each is worth.
  var score = MatchScore.openWord
  /// How many there may be; nil for as many as are said.
  var limit: Limit?
  /// Whether the limit holds for an answer as well, which is nothing but the value.
  var limitsAnswers = true
  /// No word with one of these.
  var barred: WordFlags = []
  /// None with one of these as the first, unless something stands apart before it: "打开**我的**相册".
  var barredFirst: WordFlags = []
  /// Before these marks they hardly go on.
  var marks: WordFlags = []
  /// Whether they hardly go on with a character right behind a term.
  var shunsTerms = false
  /// Whether an article before them is none of them.
  var skipsArticle = false
}
