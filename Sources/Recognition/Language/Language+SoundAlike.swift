import SimLexicon

extension Language {
  /// Whether two names sound the same in this language.
  public func soundAlike(_ name: String, _ other: String) -> Bool { sounds.areAlike(name, other) }
}
