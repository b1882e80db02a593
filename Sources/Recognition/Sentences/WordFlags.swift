/// What a language's lists and the marks around it say of one word.
struct WordFlags: OptionSet, Sendable {
  let rawValue: UInt32

  /// A comma, a colon or the like stands before it.
  static let breaks = WordFlags(rawValue: 1)
  /// What stands there is more than a comma: a name doesn't go on after it.
  static let stops = WordFlags(rawValue: 2)
  /// It stands in no name.
  static let barred = WordFlags(rawValue: 4)
  /// It stands in no place that nobody knows.
  static let barredPlace = WordFlags(rawValue: 8)
  /// It stands in nothing that is looked for by free words.
  static let barredTag = WordFlags(rawValue: 16)
  /// A clause may begin with it.
  static let startsClause = WordFlags(rawValue: 32)
  /// What somebody says begins with it, such as a word after an opening quote.
  static let startsSpeech = WordFlags(rawValue: 64)
  /// It stands for one digit: "five", 幺.
  static let digitWord = WordFlags(rawValue: 128)
  static let ideograph = WordFlags(rawValue: 256)
  static let capital = WordFlags(rawValue: 512)
  /// It joins names.
  static let joins = WordFlags(rawValue: 1024)
  /// An app's name begins with it.
  static let startsName = WordFlags(rawValue: 2048)
  /// It stands in no title that nobody knows.
  static let barredTitle = WordFlags(rawValue: 4096)
  /// No title that nobody knows begins with it.
  static let barredTitleStart = WordFlags(rawValue: 8192)
  /// A clause that stands by itself may begin with it: "because", "and I".
  static let joinsClause = WordFlags(rawValue: 16_384)
  /// What stands behind it is no request by itself: "remind me to".
  static let guardsIsland = WordFlags(rawValue: 32_768)
  /// An island may begin right behind it: "could you possibly **call Sam**".
  static let leadsIsland = WordFlags(rawValue: 131_072)
  /// An island may end right before it: "**get me a ride home** because".
  static let followsIsland = WordFlags(rawValue: 262_144)
  /// No island begins right behind it: "a **message to Sam**".
  static let barsIsland = WordFlags(rawValue: 524_288)
  /// An island may end right before it if enough speaks for it: "**get me a ride** to where we were".
  static let tailsIsland = WordFlags(rawValue: 1_048_576)
  /// An app's name may stand right behind it: "**using** HuHu".
  static let leadsApp = WordFlags(rawValue: 2_097_152)
  /// It stands in requests of every kind, and tells none from another.
  static let weak = WordFlags(rawValue: 65_536)
}
