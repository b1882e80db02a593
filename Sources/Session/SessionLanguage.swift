package import SimDialogue
package import SimRecognition

/// What a session needs of a language.
package struct SessionLanguage: Sendable {
  /// How sentences are understood.
  package var language: Language
  /// What Siri says.
  package var lines: LineCatalogue

  /// A language with its lines.
  package init(language: Language, lines: LineCatalogue) {
    self.language = language
    self.lines = lines
  }
}
