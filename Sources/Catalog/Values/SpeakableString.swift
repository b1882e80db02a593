/// A term of a vocabulary in an intent (INSpeakableString).
public struct SpeakableString: Hashable, Sendable {
  /// The words that were said, or the synonym that they matched.
  public var spokenPhrase: String
  /// How it is said, where that differs from its spelling.
  public var pronunciationHint: String?
  /// The synonym's identifier; the same in every language.
  public var vocabularyIdentifier: String?

  /// A term; without an identifier it is in no vocabulary.
  public init(spokenPhrase: String, pronunciationHint: String? = nil, vocabularyIdentifier: String? = nil) {
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    self.vocabularyIdentifier = vocabularyIdentifier
  }
}
