public import SimDialogue
public import SimRecognition

/// What a session needs of a language.
public struct SessionLanguage: Sendable {
  /// How sentences are understood.
  public var language: Language
  /// What Siri says.
  public var lines: LineCatalogue

  /// A language with its lines.
  public init(language: Language, lines: LineCatalogue) {
    self.language = language
    self.lines = lines
  }
}
