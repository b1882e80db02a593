extension OpenSlot {
  /// One or more words to search for: terms of a vocabulary for the parameter, or any words.
  static let tags = OpenSlot(
    terms: .parameter, termWord: MatchScore.ownTermWord, isList: true, freeWords: .tag, loneCharacter: .behindSlot)

  /// The name of a thing that the app keeps: a term of a vocabulary for the parameter, or any words.
  static let title = OpenSlot(terms: .parameter, termWord: MatchScore.ownTermWord, freeWords: .title)
}

extension FreeWords {
  fileprivate static let tag = FreeWords(
    limit: .title, barred: .barredTag, marks: .breaks, skipsArticle: true)

  fileprivate static let title = FreeWords(
    score: MatchScore.groupWord, limit: .title, barred: .barredTitle, barredFirst: .barredTitleStart, marks: .breaks,
    skipsArticle: true)
}
