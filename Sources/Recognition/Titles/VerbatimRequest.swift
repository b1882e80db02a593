public import SimCatalog

/// A request started by words written somewhere in exactly that form: an intent's title, a shortcut's phrase.
public enum VerbatimRequest: Hashable, Sendable {
  /// The phrase that the user has given a shortcut.
  case ownPhrase(String)
  /// The phrase that an app suggests for one.
  case suggestedPhrase(String)
  /// The title of an app's own intent.
  case title(TitledRequest)

  /// Whether it takes precedence over anything else that the words could mean: almost anything can be a value, so a
  /// title with values does only if it includes the app's name.
  var isSure: Bool {
    switch self {
    case .ownPhrase, .suggestedPhrase: true
    case .title(let title): title.namesApp || !title.hasValues
    }
  }
}

/// Who owns the phrase of a shortcut.
public enum PhraseOwner: Hashable, Sendable {
  /// The user, who has chosen it.
  case user
  /// An app, which suggests it.
  case app
}

/// A request started by the title of an app's own intent, or by one of its phrases.
public struct TitledRequest: Hashable, Sendable {
  /// The app's identifier.
  public var app: String
  /// The intent.
  public var intent: IntentName
  /// As written in the app, with `${parameter}` in place of a value.
  public var title: String
  /// The values of its words, and those that it always has.
  public var slots: [Slot]
  /// Whether the app's name is among the words.
  var namesApp: Bool
  /// Whether some of the words are values.
  var hasValues: Bool
  /// The title's place in the source; nil where that isn't known.
  public var place: String?
  /// How the words differ from the title where they are only near it; nil where they match.
  public var nearness: Nearness?
}
