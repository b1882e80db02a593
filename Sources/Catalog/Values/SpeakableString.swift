/// A term of a vocabulary as an intent carries it (INSpeakableString).
public struct SpeakableString: Hashable, Sendable {
  /// The words that were said, or the synonym that they matched.
  public var spokenPhrase: String
  /// How it is said, where that differs from how it is written.
  public var pronunciationHint: String?
  /// The identifier behind the synonym; the same in every language.
  public var vocabularyIdentifier: String?

  /// A term; without an identifier it is one of no vocabulary.
  public init(spokenPhrase: String, pronunciationHint: String? = nil, vocabularyIdentifier: String? = nil) {
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    self.vocabularyIdentifier = vocabularyIdentifier
  }
}
