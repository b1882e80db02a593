extension OpenSlot {
  /// Any number of free words.
  static let text = OpenSlot(freeWords: .text, swallowsNames: true, loneCharacter: .always)

  /// Free words that begin like a sentence.
  static let clause = OpenSlot(start: .clause, freeWords: .text, swallowsNames: true, loneCharacter: .always)

  /// Free words in quotation marks, or that begin like speech: only what is said, never a thing.
  static let speech = OpenSlot(start: .speech, freeWords: .text, swallowsNames: true, loneCharacter: .always)
}

extension FreeWords {
  fileprivate static let text = FreeWords(score: MatchScore.textWord)
}
