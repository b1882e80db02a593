/// What a language's lists and the surrounding marks say about one word.
struct WordFlags: OptionSet, Sendable {
  let rawValue: UInt32

  /// A comma, a colon or the like precedes it.
  static let breaks = WordFlags(rawValue: 1)
  /// What precedes it is more than a comma: a name doesn't continue after it.
  static let stops = WordFlags(rawValue: 2)
  /// It can't be part of a name.
  static let barred = WordFlags(rawValue: 4)
  /// It can't be part of an unknown place.
  static let barredPlace = WordFlags(rawValue: 8)
  /// It can't be part of a search in free words.
  static let barredTag = WordFlags(rawValue: 16)
  /// A clause may begin with it.
  static let startsClause = WordFlags(rawValue: 32)
  /// Speech begins with it, for example a word after an opening quotation mark.
  static let startsSpeech = WordFlags(rawValue: 64)
  /// It means one digit: "five", 幺.
  static let digitWord = WordFlags(rawValue: 128)
  static let ideograph = WordFlags(rawValue: 256)
  static let capital = WordFlags(rawValue: 512)
  /// It joins names.
  static let joins = WordFlags(rawValue: 1024)
  /// An app's name begins with it.
  static let startsName = WordFlags(rawValue: 2048)
  /// It can't be part of an unknown title.
  static let barredTitle = WordFlags(rawValue: 4096)
  /// It can't begin an unknown title.
  static let barredTitleStart = WordFlags(rawValue: 8192)
  /// A clause that is complete by itself may begin with it: "because", "and I".
  static let joinsClause = WordFlags(rawValue: 16_384)
  /// What follows it isn't a request by itself: "remind me to".
  static let guardsIsland = WordFlags(rawValue: 32_768)
  /// An island may begin right after it: "could you possibly **call Sam**".
  static let leadsIsland = WordFlags(rawValue: 131_072)
  /// An island may end right before it: "**get me a ride home** because".
  static let followsIsland = WordFlags(rawValue: 262_144)
  /// No island begins right after it: "a **message to Sam**".
  static let barsIsland = WordFlags(rawValue: 524_288)
  /// An island may end right before it if enough evidence supports it: "**get me a ride** to where we were".
  static let tailsIsland = WordFlags(rawValue: 1_048_576)
  /// An app's name may follow it: "**using** HuHu".
  static let leadsApp = WordFlags(rawValue: 2_097_152)
  /// It occurs in requests of every kind, and doesn't tell them apart.
  static let weak = WordFlags(rawValue: 65_536)
}
