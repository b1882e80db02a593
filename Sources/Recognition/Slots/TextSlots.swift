extension OpenSlot {
  /// Free words, as many as there are.
  static let text = OpenSlot(freeWords: .text, swallowsNames: true, loneCharacter: .always)

  /// Free words that begin like a sentence.
  static let clause = OpenSlot(start: .clause, freeWords: .text, swallowsNames: true, loneCharacter: .always)

  /// Free words in quotes, or that begin as somebody's words do: no thing but what is said.
  static let speech = OpenSlot(start: .speech, freeWords: .text, swallowsNames: true, loneCharacter: .always)
}

extension FreeWords {
  fileprivate static let text = FreeWords(score: MatchScore.textWord)
}
