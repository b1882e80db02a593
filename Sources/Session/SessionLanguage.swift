public import SimDialogue
public import SimRecognition

/// What a session needs of a language.
public struct SessionLanguage: Sendable {
  public var language: Language
  public var lines: LineCatalogue

  public init(language: Language, lines: LineCatalogue) {
    self.language = language
    self.lines = lines
  }
}
