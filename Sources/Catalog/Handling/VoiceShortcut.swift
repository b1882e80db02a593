/// A shortcut that the user has given a phrase (INVoiceShortcut).
public struct VoiceShortcut: Hashable, Sendable {
  /// A UUID in its usual spelling.
  public var identifier: String
  /// The app's identifier.
  public var app: String
  /// The words that start it.
  public var phrase: String
  /// What is started.
  public var shortcut: Shortcut
  /// Parameters of the intent that are asked for each time (iOS 13), by name.
  public var askedEachTime: [String]

  /// A shortcut with its phrase.
  public init(identifier: String, app: String, phrase: String, shortcut: Shortcut, askedEachTime: [String] = []) {
    self.identifier = identifier
    self.app = app
    self.phrase = phrase
    self.shortcut = shortcut
    self.askedEachTime = askedEachTime
  }
}
