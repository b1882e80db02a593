import SimLexicon

extension Language {
  /// Whether two names can't be told apart by the ear of this language.
  public func soundAlike(_ name: String, _ other: String) -> Bool { sounds.areAlike(name, other) }
}
