public import SimCatalog

/// A request that words start which stand somewhere so: an intent's title, the phrase of a shortcut.
public enum VerbatimRequest: Hashable, Sendable {
  /// The phrase that the user has given a shortcut.
  case ownPhrase(String)
  /// The phrase that an app suggests for one.
  case suggestedPhrase(String)
  /// The title of an app's own intent.
  case title(TitledRequest)

  /// Whether it goes before whatever else the words could mean: almost anything can be a value, so that a title with values does
  /// only where the app's name is a part of it.
  var isSure: Bool {
    switch self {
    case .ownPhrase, .suggestedPhrase: true
    case .title(let title): title.namesApp || !title.hasValues
    }
  }
}

/// Whose phrase starts a shortcut.
public enum PhraseOwner: Hashable, Sendable {
  /// The user has given it.
  case user
  /// An app suggests it.
  case app
}

/// A request that the title of an app's own intent starts, or a phrase of its.
public struct TitledRequest: Hashable, Sendable {
  /// The app's identifier.
  public var app: String
  /// The intent.
  public var intent: IntentName
  /// As the app has it, with `${parameter}` in the place of a value.
  public var title: String
  /// The values of its words, and those that come with it.
  public var slots: [Slot]
  /// Whether the app's name is among the words.
  var namesApp: Bool
  /// Whether some of the words are values.
  var hasValues: Bool
  /// Where the source has the title; nil where that isn't known.
  public var place: String?
  /// In what the words differ from it where they only come near; nil where they are it.
  public var nearness: Nearness?
}
